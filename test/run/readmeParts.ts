import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './paths.ts';

interface Setting {
  readonly default: unknown;
  readonly markdownDescription: string;
  readonly order: number;
}

/** The README with its generated parts made anew. @throws Error when the marks of a part are missing */
export async function readmeInStep(): Promise<string> {
  const readme = await readFile(join(root, 'README.md'), 'utf8');
  return replacePart(readme, 'settings', await settingsTable());
}

async function settingsTable(): Promise<string> {
  const manifest = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    contributes: { configuration: { properties: Record<string, Setting> } };
  };
  const words = JSON.parse(await readFile(join(root, 'package.nls.json'), 'utf8')) as Record<string, string>;
  const rows = Object.entries(manifest.contributes.configuration.properties)
    .sort(([, a], [, b]) => a.order - b.order)
    .map(([id, setting]) => {
      const description = setting.markdownDescription.replace(/^%(.+)%$/, (_, key: string) => words[key] ?? key);
      return `| \`${id}\` | \`${JSON.stringify(setting.default)}\` | ${description.replace(/`#([^`]+)#`/g, '`$1`').replaceAll('|', '\\|')} |`;
    });
  return ['| setting | default | what it does |', '| --- | --- | --- |', ...rows].join('\n');
}

function replacePart(readme: string, name: string, content: string): string {
  const part = new RegExp(`(<!-- ${name}:[^>]*-->\n)[^]*?(<!-- /${name} -->)`);
  if (!part.test(readme)) throw new Error(`README.md has no part between <!-- ${name}: … --> and <!-- /${name} -->`);
  return readme.replace(part, (_, start: string, end: string) => `${start}${content}\n${end}`);
}
