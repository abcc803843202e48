import { mapInSteps, type Steps } from '../../util/steps.ts';
import { countCodePoints, offsetOfCodePoint } from '../codePoints.ts';
import { hosts } from '../hosts.ts';
import { folderTable, type FolderTable } from './codexFolders.ts';
import { asOneLine, offsetInWritten } from './oneLine.ts';
import { countFates, type ListedSkill, type ListingEntry, type ListingOptions, type ListingReport } from './listing.ts';
import { characterBudget, lineCost, tokenBudget, type ListingBudget } from './listingBudget.ts';
import { shareDescriptions } from './shareDescriptions.ts';

const WINDOW_SHARE = 0.02;
const MOST_TOKENS = 4_000;
const CHARACTERS_IF_UNKNOWN = 8_000;
// Longer descriptions are cut before anything is counted.
const LONGEST = 1_024;
const ELLIPSIS = '...';
const STRIDE = 64;

interface Line {
  readonly skill: ListedSkill;
  /** The description on one line, a long one cut. */
  readonly shown: string;
  /** Code points of `shown`. */
  readonly length: number;
  /** Code points of the description on one line before it was cut. */
  readonly whole: number;
  readonly path: string;
}

interface Outcome {
  readonly entries: readonly ListingEntry[];
  readonly needed: number;
  readonly used: number;
  readonly head: readonly string[];
}

/** How Codex lists these skills: every line in full, else all descriptions shortened alike, else names alone, as many as fit. */
export function* codexListing(skills: readonly ListedSkill[], { contextWindow }: ListingOptions): Steps<ListingReport> {
  const budget = budgetFor(contextWindow);
  const ordered = [...skills].sort((a, b) => rank(a) - rank(b) || compare(a.name, b.name) || compare(a.file, b.file));
  const lines = yield* mapInSteps(ordered, STRIDE, lineOf);
  const plain = yield* fit(lines, budget, []);
  let outcome = plain;
  if (plain.entries.some(({ fate }) => fate !== 'full')) {
    const table = folderTable(ordered, budget);
    const short = table && table.cost < budget.limit ? yield* withTable(lines, budget, table) : undefined;
    if (short && isBetter(short, plain)) outcome = short;
  }
  const { entries, needed, used, head } = outcome;
  return {
    version: 1, host: 'codex', entries, head, counts: countFates(entries), source: hosts.codex.source,
    budget: { limit: budget.limit, unit: budget.unit, needed, used },
    notes: [
      contextWindow === undefined ? 'The context window is taken for unknown, so 8,000 characters are the budget.' : 'A token is a quarter of the bytes, rounded up, as Codex counts here.',
      'Skills built into Codex and those of plugins that are not in this library come first and take their part of the budget.',
      'Versions differ: some leave skills out at once instead of shortening, and older ones have no upper limit of 4,000 tokens.',
    ],
  };
}

function budgetFor(contextWindow: number | undefined): ListingBudget {
  if (contextWindow === undefined || contextWindow <= 0) return characterBudget(CHARACTERS_IF_UNKNOWN);
  return tokenBudget(Math.min(MOST_TOKENS, Math.max(1, Math.floor(contextWindow * WINDOW_SHARE))));
}

function rank({ scope }: ListedSkill): number {
  return scope === 'user' || scope === 'plugin' ? 1 : 0;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function* withTable(lines: readonly Line[], budget: ListingBudget, { cost, lines: head, pathOf }: FolderTable): Steps<Outcome> {
  const smaller = { ...budget, limit: budget.limit - cost };
  const outcome = yield* fit(lines.map((line) => ({ ...line, path: pathOf(line.skill) })), smaller, head);
  return { ...outcome, needed: outcome.needed + cost, used: outcome.used + cost };
}

/** More skills, else less lost, else cheaper. */
function isBetter(one: Outcome, other: Outcome): boolean {
  const listed = ({ entries }: Outcome) => entries.filter(({ fate }) => fate !== 'dropped').length;
  const lost = ({ entries }: Outcome) => entries.reduce((sum, entry) => sum + entry.lost, 0);
  return (listed(one) - listed(other) || lost(other) - lost(one) || other.used - one.used) > 0;
}

function lineOf(skill: ListedSkill): Line {
  const description = asOneLine(skill.description);
  const whole = countCodePoints(description);
  const isLong = whole > LONGEST;
  const shown = isLong ? `${beginning(description, LONGEST - ELLIPSIS.length)}${ELLIPSIS}` : description;
  return { skill, path: skill.file, shown, length: isLong ? LONGEST : whole, whole };
}

/** So many code points of a text. */
function beginning(text: string, count: number): string {
  return text.slice(0, offsetOfCodePoint(text, count));
}

function render({ skill, path }: Line, description: string): string {
  return description === '' ? `- ${skill.name}: (file: ${path})` : `- ${skill.name}: ${description} (file: ${path})`;
}

function* fit(lines: readonly Line[], budget: ListingBudget, head: readonly string[]): Steps<Outcome> {
  const fullCosts = yield* mapInSteps(lines, STRIDE, (line) => lineCost(budget, render(line, line.shown)));
  const least = lines.map((line) => render(line, ''));
  const leastCosts = yield* mapInSteps(least, STRIDE, (line) => lineCost(budget, line));
  const needed = total(fullCosts);
  const leastNeeded = total(leastCosts);
  const outcome = function* (entry: (line: Line, index: number) => ListingEntry): Steps<Outcome> {
    const entries = yield* mapInSteps(lines, STRIDE, entry);
    const costs = yield* mapInSteps(entries, STRIDE, ({ line }) => (line === '' ? 0 : lineCost(budget, line)));
    return { entries, needed, head, used: total(costs) };
  };
  if (needed <= budget.limit) return yield* outcome((line) => entryOf(line, line.length));
  if (leastNeeded <= budget.limit) {
    const kept = yield* shareDescriptions(budget, lines.map(({ shown }) => shown), least, budget.limit - leastNeeded);
    return yield* outcome((line, index) => entryOf(line, kept[index] ?? 0));
  }
  let used = 0;
  return yield* outcome((line, index) => {
    const cost = leastCosts[index] ?? 0;
    const fits = used + cost <= budget.limit;
    if (fits) used += cost;
    return fits ? entryOf(line, 0) : { ...entryOf(line, 0), fate: 'dropped', line: '' };
  });
}

function total(costs: readonly number[]): number {
  return costs.reduce((sum, cost) => sum + cost, 0);
}

function entryOf(line: Line, kept: number): ListingEntry {
  const { skill, shown, whole } = line;
  // The dots of a cut description are not the author's.
  const own = whole > LONGEST ? Math.min(kept, LONGEST - ELLIPSIS.length) : kept;
  const text = beginning(shown, kept);
  const fate = own >= whole ? 'full' : own > 0 ? 'shortened' : 'name-only';
  return { uri: skill.uri, name: skill.name, fate, keptTo: offsetInWritten(skill.description, own === kept ? text : beginning(shown, own)), lost: whole - own, line: render(line, text) };
}
