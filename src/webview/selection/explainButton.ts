import { bdi, html, svg, unseen } from '../dom.ts';

// Drawn here because an icon font would have to be loaded.
const icon = 'M8 2a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM6.1 6.4a1.9 1.9 0 1 1 2.8 1.7c-.6.3-.9.7-.9 1.3v.2M8 11.3v.5';

/** Asks why a skill is or is not selected: one listener on the whole view reads `data-explain`. */
export function explainButton({ uri, name }: { readonly uri: string; readonly name: string }): HTMLElement {
  return html(
    'button',
    { type: 'button', class: 'mark explain', tabindex: -1, title: 'Explain why it is or is not selected', 'data-explain': uri, 'data-key': `explain ${uri}` },
    svg('svg', { viewBox: '0 0 16 16', 'aria-hidden': 'true' }, svg('path', { d: icon })),
    unseen('Explain '),
    bdi(name, 'unseen'),
  );
}
