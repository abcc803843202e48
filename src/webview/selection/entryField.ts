import { html } from '../dom.ts';
import type { ParsedEntry } from './parseLimits.ts';

export interface EntryField {
  readonly input: HTMLInputElement;
  /** What is wrong with the text in the input; an alert, empty while there is nothing. */
  readonly problem: HTMLElement;
  /** @param text the value that holds, as the entry shows it */
  update(text: string): void;
}

interface EntryOptions {
  /** Of the input; its problem's is `<id>Problem`. */
  readonly id: string;
  readonly label: string;
  readonly title: string;
  readonly placeholder?: string;
  readonly parse: (text: string) => ParsedEntry;
  /** Called with another value than the one that holds, as the entry would show it. */
  readonly onEntry: (text: string) => void;
}

/** A one-line entry that is checked when the reader is done with it, and kept until another value holds. */
export function entryField({ id, label, title, placeholder, parse, onEntry }: EntryOptions): EntryField {
  const input = html('input', {
    id, class: 'entry', type: 'text', autocomplete: 'off', spellcheck: 'false', 'data-key': id, placeholder,
    'aria-label': label, 'aria-describedby': `${id}Problem`, title,
  });
  const problem = html('p', { id: `${id}Problem`, class: 'problem', role: 'alert' });
  let shown = '';
  let posted: string | undefined;

  const report = (error: string | undefined) => {
    problem.textContent = error ?? '';
    input.ariaInvalid = String(error !== undefined);
  };
  const show = () => {
    input.value = shown;
    report(undefined);
  };
  const commit = () => {
    const parsed = parse(input.value);
    if ('error' in parsed) report(parsed.error);
    else if (parsed.text === shown) show();
    else if (parsed.text !== posted) {
      posted = parsed.text;
      onEntry(parsed.text);
    }
  };
  // Enter and leaving: a `change` event would miss an Enter on text that was refused before.
  input.addEventListener('blur', commit);
  input.addEventListener('input', () => report(undefined));
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && !event.isComposing) commit();
    else if (event.key === 'Escape') show();
  });

  return {
    input,
    problem,
    update(text) {
      // A value half typed is the reader's until another one holds.
      if (text === shown) return;
      shown = text;
      posted = undefined;
      show();
    },
  };
}
