import { bdi, html, svg, unseen } from '../dom.ts';
import type { RowMarks } from './marks.ts';

interface Markable extends RowMarks {
  readonly uri: string;
  readonly name: string;
}

/** Buttons that pin and exclude a skill: one listener on the whole view reads `data-mark` and `data-uri`. */
export function markButtons(skill: Markable): HTMLElement {
  return html(
    'span',
    { class: 'marks' },
    markButton(skill, 'pinned', skill.pinned),
    markButton(skill, 'excluded', skill.excluded),
  );
}

type Mark = 'pinned' | 'excluded';

const words = {
  pinned: { verb: 'Pin', set: 'Pin: load it in any case', unset: 'Unpin' },
  excluded: { verb: 'Exclude', set: 'Exclude: never load it', unset: 'Stop excluding' },
} as const;

// Drawn here because an icon font would have to be loaded.
const icons = {
  pinned: 'M9.5 2.5l4 4-1.6.5-2.6 2.6-.4 2.9-5.4-5.4 2.9-.4 2.6-2.6zM6 10l-3.5 3.5',
  excluded: 'M8 2a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM3.8 3.8l8.4 8.4',
} as const;

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
