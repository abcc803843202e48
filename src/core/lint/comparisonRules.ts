import { soundExample } from './example.ts';
import type { Example, RuleFacts } from './rule.ts';
import { everyHost } from './severity.ts';

const optimizing = 'https://agentskills.io/skill-creation/optimizing-descriptions';

function skill(name: string, description: string): string {
  return `---\nname: ${name}\ndescription: ${description}\n---\n`;
}

function beside(name: string, description: string): Example {
  return { ...soundExample, library: { [`${name}/SKILL.md`]: skill(name, description) } };
}

const apart = beside('tax-returns', 'Works out which tax form a business must hand in and by when. Not for filling in the form itself: use pdf-filling.');

/** What the comparison of descriptions reports; it runs apart from the rules, for it needs a model of the whole library. */
export const comparisonRules: readonly RuleFacts[] = [
  {
    id: 'redundant-description',
    title: 'Two descriptions say the same, perhaps in other words.',
    effects: everyHost('advice'),
    severity: 'warning',
    source: optimizing,
    why: 'The agent sees both and picks by chance, and both take their part of every listing. Merge the two, or say in each what the other is for: "Not for X, use Y" tells them apart. It is a warning, for it costs every session.',
    bad: beside('form-completion', 'Completes forms in PDF files when one has to be filled in.'),
    good: apart,
  },
  {
    id: 'narrow-inside-broad',
    title: 'What a skill does is part of what another one does.',
    effects: everyHost('advice'),
    severity: 'information',
    source: optimizing,
    why: 'A request for the narrow one matches the broad one as well, which says more. Let the broad one point to it, or fold it in.',
    bad: beside('office-documents', 'Creates, converts, merges, signs and fills in PDF, Word and Excel documents and forms.'),
    good: apart,
  },
  {
    id: 'distractor-description',
    title: 'A description comes up for the requests of other skills.',
    effects: everyHost('advice'),
    severity: 'warning',
    source: optimizing,
    why: 'A broad description ranks before the skills that a request is really for, and irrelevant skills in view keep agents from loading the relevant one. The finding names the requests and the words that attract them: drop those words or make them specific. It is a warning, for other skills pay for it.',
    bad: beside('helper', 'Use for any task with files, forms, documents, data, code or text, whenever the user asks for help.'),
    good: apart,
  },
  {
    id: 'unfindable-description',
    title: 'Its own requests do not find a skill.',
    effects: everyHost('advice'),
    severity: 'information',
    source: optimizing,
    why: 'For what the skill itself says it is for, others rank before it. Put the words that people use into its description.',
    bad: beside('forms', 'Everything about forms.'),
    good: apart,
  },
];
