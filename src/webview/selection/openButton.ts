import { bdi, html } from '../dom.ts';

interface Openable {
  readonly uri: string;
  readonly name: string;
  readonly title: string;
}

/** A skill's name that opens its file: one listener on the whole view reads `data-open`. */
export function openButton({ uri, name, title }: Openable): HTMLElement {
  return html('button', { type: 'button', class: 'link open', tabindex: -1, title, 'data-open': uri, 'data-key': `open ${uri}` }, bdi(name));
}
