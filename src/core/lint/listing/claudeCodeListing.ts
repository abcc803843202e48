import { mapInSteps, type Steps } from '../../util/steps.ts';
import { countCodePoints, offsetOfCodePoint } from '../codePoints.ts';
import { hosts } from '../hosts.ts';
import { countFates, type ListedSkill, type ListingEntry, type ListingOptions, type ListingReport } from './listing.ts';

const WINDOW_SHARE = 0.01;
const CHARACTERS_PER_TOKEN = 4;
const USUAL_WINDOW = 200_000;
const LONGEST_ENTRY = 1_536;
const STRIDE = 64;

/** How Claude Code lists these skills: long entries cut, then the descriptions of the least used go; names always stay. */
export function* claudeCodeListing(skills: readonly ListedSkill[], { contextWindow = USUAL_WINDOW }: ListingOptions): Steps<ListingReport> {
  const limit = Math.floor(contextWindow * CHARACTERS_PER_TOKEN * WINDOW_SHARE);
  const entries = yield* mapInSteps(skills, STRIDE, cutEntry);
  const cost = ({ line }: ListingEntry) => countCodePoints(line) + 1;
  const needed = (yield* mapInSteps(entries, STRIDE, cost)).reduce((sum, each) => sum + each, 0);
  let used = needed;
  // The last of those used alike goes first: which one it is in fact is not public.
  const leastUsedFirst = skills.map((skill, index) => ({ uses: skill.uses ?? 0, index })).sort((a, b) => a.uses - b.uses || b.index - a.index);
  for (const [done, { index }] of leastUsedFirst.entries()) {
    if (done % STRIDE === STRIDE - 1) yield;
    const entry = entries[index];
    const skill = skills[index];
    if (used <= limit || !entry || !skill) break;
    const bare: ListingEntry = { ...entry, fate: 'name-only', keptTo: 0, lost: countCodePoints(skill.description), line: `- ${skill.name}` };
    used += cost(bare) - cost(entry);
    entries[index] = bare;
  }
  return {
    version: 1, host: 'claude-code', entries, head: [], counts: countFates(entries), source: `${hosts['claude-code'].source}#skill-descriptions-are-cut-short`,
    budget: { limit, unit: 'characters', needed, used },
    notes: [
      'Public: the budget (1 % of the context window at 4 characters a token), the cap of 1,536 characters an entry, that the least used lose their descriptions first, and that names stay.',
      'Not public: how an entry is written (here "- name: description when_to_use"), and the order among skills that are used alike (here the last of the library goes first).',
      ...(skills.some(({ uses }) => uses !== undefined) ? [] : ['How often each skill was used is not known here, so all count alike.']),
      'Skills of plugins and built-in ones that are not in this library take their part of the budget.',
    ],
  };
}

function cutEntry({ uri, name, description, whenToUse }: ListedSkill): ListingEntry {
  const text = whenToUse === undefined || whenToUse === '' ? description : `${description} ${whenToUse}`;
  const length = countCodePoints(text);
  const cut = length > LONGEST_ENTRY ? offsetOfCodePoint(text, LONGEST_ENTRY) : text.length;
  const shown = text.slice(0, cut);
  const fate = cut < text.length ? 'shortened' : 'full';
  return { uri, name, fate, keptTo: Math.min(cut, description.length), lost: Math.max(0, length - LONGEST_ENTRY), line: shown === '' ? `- ${name}` : `- ${name}: ${shown}` };
}
