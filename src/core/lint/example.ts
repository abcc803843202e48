import type { Example } from './rule.ts';

const name = 'name: pdf-filling';
const described = 'description: Fills in PDF forms. Use when a form is to be completed.';

/** A SKILL.md with this front matter. */
export function exampleOf(yaml: string, body = '\nAsk for the form, then fill it in.\n'): Example {
  return { text: `---\n${yaml}\n---\n${body}` };
}

/** A SKILL.md whose description is written so. */
export function exampleDescription(written: string): Example {
  return exampleOf(`${name}\ndescription: ${written}`);
}

/** A SKILL.md with further lines after a sound name and description. */
export function exampleKeys(lines: string): Example {
  return exampleOf(`${name}\n${described}\n${lines}`);
}

/** A SKILL.md with this body. */
export function exampleBody(body: string, files: Readonly<Record<string, string>> = {}): Example {
  return { ...exampleOf(`${name}\n${described}`, body), files };
}

export const soundExample: Example = exampleOf(`${name}\n${described}`);
