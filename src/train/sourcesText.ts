import type { CorpusLine } from './corpus.ts';

/** Where word vectors come from, for the file beside them. */
export function sourcesText(lines: readonly CorpusLine[], hash: string): string {
  const repos = new Map<string, { skills: number; licences: Set<string> }>();
  for (const { repo = 'unknown', licence = 'unknown' } of lines) {
    const entry = repos.get(repo) ?? { skills: 0, licences: new Set() };
    entry.skills++;
    entry.licences.add(licence);
    repos.set(repo, entry);
  }
  const rows = [...repos].sort(([a], [b]) => (a < b ? -1 : 1)).map(([repo, { skills, licences }]) => `- ${repo}: ${skills} (${[...licences].sort().join(', ')})`);
  return [
    '# Word vectors',
    '',
    `\`words.vectors\` says which words are used alike: directions of single words, computed from how often they stand near each other in ${lines.length} public agent skills. It holds words and numbers, no text of the skills.`,
    '',
    'Made by `xz -dc pool.jsonl.xz | node src/train/trainWordVectors.ts media/words.vectors`; SHA-256 of the file:',
    '',
    `    ${hash}`,
    '',
    `## Sources: ${repos.size} repositories with the number of skills and their licences`,
    '',
    ...rows,
    '',
  ].join('\n');
}
