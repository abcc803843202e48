import type { CorpusLine } from './corpus.ts';

/** What a trained file is and how it was made. */
export interface TrainedFile {
  readonly title: string;
  readonly about: string;
  readonly command: string;
}

/** Where a trained file comes from, for the text beside it. */
export function sourcesText(lines: readonly CorpusLine[], hash: string, { title, about, command }: TrainedFile): string {
  const repos = new Map<string, { skills: number; licences: Set<string> }>();
  for (const { repo = 'unknown', licence = 'unknown' } of lines) {
    const entry = repos.get(repo) ?? { skills: 0, licences: new Set() };
    entry.skills++;
    entry.licences.add(licence);
    repos.set(repo, entry);
  }
  const rows = [...repos].sort(([a], [b]) => (a < b ? -1 : 1)).map(([repo, { skills, licences }]) => `- ${repo}: ${skills} (${[...licences].sort().join(', ')})`);
  return [
    `# ${title}`,
    '',
    about,
    '',
    `Made by \`${command}\`; SHA-256 of the file:`,
    '',
    `    ${hash}`,
    '',
    `## Sources: ${repos.size} repositories with the number of skills and their licences`,
    '',
    ...rows,
    '',
  ].join('\n');
}
