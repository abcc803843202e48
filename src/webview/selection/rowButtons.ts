import { bdi, html, svg, unseen } from '../dom.ts';
import type { RowMarks } from './marks.ts';

interface Markable extends RowMarks {
  readonly uri: string;
  readonly name: string;
}

/** Buttons that pin, exclude and explain a skill: one listener on the whole view reads `data-mark` and `data-uri`, or `data-explain`. */
export function rowButtons(skill: Markable): HTMLElement {
  return html(
    'span',
    { class: 'marks' },
    markButton(skill, 'pinned', skill.pinned),
    markButton(skill, 'excluded', skill.excluded),
    explainButton(skill),
  );
}

type Mark = 'pinned' | 'excluded';

const words = {
  pinned: { verb: 'Pin', set: 'Pin: load it in any case', unset: 'Unpin' },
  excluded: { verb: 'Exclude', set: 'Exclude: never load it', unset: 'Stop excluding' },
} as const;

// Drawn here because an icon font would have to be loaded.
const icons = {
  explain: 'M8 2a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM6.1 6.4a1.9 1.9 0 1 1 2.8 1.7c-.6.3-.9.7-.9 1.3v.2M8 11.3v.5',
  pinned: 'M9.5 2.5l4 4-1.6.5-2.6 2.6-.4 2.9-5.4-5.4 2.9-.4 2.6-2.6zM6 10l-3.5 3.5',
  excluded: 'M8 2a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM3.8 3.8l8.4 8.4',
} as const;

function explainButton({ uri, name }: Markable): HTMLElement {
  return html(
    'button',
    { type: 'button', class: 'mark', tabindex: -1, title: 'Explain why it is or is not selected', 'data-explain': uri, 'data-key': `explain ${uri}` },
    svg('svg', { viewBox: '0 0 16 16', 'aria-hidden': 'true' }, svg('path', { d: icons.explain })),
    unseen('Explain '),
    bdi(name, 'unseen'),
  );
}

function markButton({ uri, name }: Markable, mark: Mark, pressed: boolean): HTMLElement {
  const { verb, set, unset } = words[mark];
  return html(
    'button',
    {
      type: 'button', class: `mark ${mark}`, tabindex: -1, title: pressed ? unset : set,
      'aria-pressed': String(pressed), 'data-mark': mark, 'data-uri': uri, 'data-key': `${mark} ${uri}`,
    },
    svg('svg', { viewBox: '0 0 16 16', 'aria-hidden': 'true' }, svg('path', { d: icons[mark] })),
    unseen(`${verb} `),
    bdi(name, 'unseen'),
  );
}
