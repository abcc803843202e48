import { assembleCorpus, type Corpus, type CorpusOptions, type RoutingDocument } from '../../../../src/core/routing/corpus.ts';
import { routingSkill, type RoutingSkill } from '../../../../src/core/routing/routingSkill.ts';
import { createCapabilityModel } from '../../../../src/core/capability/createCapabilityModel.ts';
import type { EvaluationPlan } from '../../../../src/core/routing/evaluate.ts';
import { strategies } from '../../../../src/core/routing/strategies.ts';
import { grayMatterSplitter } from '../../../../src/worker/grayMatterSplitter.ts';
import { random } from '../../../support/random.ts';

export function skill(name: string, description: string): string {
  return `---\nname: ${name}\ndescription: ${description}\n---\n# ${name}\n\n${description}\n`;
}

/** Three skills that are easily told apart. */
export const suiteSkills: ReadonlyMap<string, string> = new Map([
  ['csv/SKILL.md', skill('csv-cleaning', 'Clean messy CSV files: delimiters, duplicate rows.')],
  ['pdf/SKILL.md', skill('pdf-forms', 'Fill in PDF forms and flatten their fields.')],
  ['tls/SKILL.md', skill('certificate-renewal', 'Renew TLS certificates on load balancers.')],
]);

export const suiteTasks = [
  { id: 'one', task: 'Clean the CSV export with duplicate rows.', skills: ['csv/SKILL.md'] },
  { id: 'two', task: 'Clean the CSV of members. Fill in the PDF form for each.', skills: ['csv/SKILL.md', 'pdf/SKILL.md'] },
  { id: 'none', task: 'Sing a lullaby.', skills: [] },
].map((task) => JSON.stringify(task)).join('\n');

/** So many distractors of random syllables. */
export function pool(size: number): readonly RoutingDocument[] {
  const source = random(5);
  const word = () => Array.from({ length: 3 }, () => source.pick(['ka', 'lo', 'mi', 'ru', 'te', 'so'])).join('');
  return Array.from({ length: size }, (_, n) => ({
    path: `d${n}/SKILL.md`,
    text: skill(`d${n}-${word()}`, Array.from({ length: 9 }, word).join(' ')),
  }));
}

export function corpusOf(tasks = suiteTasks, distractors = pool(30), options: Partial<CorpusOptions> = {}): Corpus {
  return assembleCorpus({ tasks, skills: suiteSkills }, distractors, { seed: 42, library: 'task', mostDistractors: distractors.length, ...options });
}

/** The corpus's documents, a token to four characters. */
export function skillsOf({ documents }: Corpus): readonly RoutingSkill[] {
  return documents.map((document) => routingSkill(document, grayMatterSplitter, Math.ceil(document.text.length / 4)));
}

/** A plan with every strategy that needs no encoder and a clock that stands still. */
export function planOf(corpus: Corpus, more: Partial<EvaluationPlan> = {}): EvaluationPlan {
  return {
    corpus, skills: skillsOf(corpus), library: 'task', scales: [0, 10, 30], seed: 42, model: createCapabilityModel(undefined),
    strategies: strategies.filter(({ needsEncoder }) => !needsEncoder), limits: { maxSkills: 5, budget: undefined, price: 1 }, now: () => 0, ...more,
  };
}
