type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;
type Child = Node | string | undefined;

const svgNamespace = 'http://www.w3.org/2000/svg';

/**
 * Builds an HTML element. Children that are strings become text nodes, so text of skills and tasks stays text.
 * @param attributes `true` sets an empty attribute; `false` and undefined set none
 */
export function html<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  return filled(document.createElement(tag), attributes, children);
}

/** Builds an SVG element in the same way. */
export function svg<Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly Child[]
): SVGElementTagNameMap[Tag] {
  return filled(document.createElementNS(svgNamespace, tag), attributes, children);
}

/** Text of unknown writing direction, kept from turning around what stands beside it. */
export function bdi(text: string, className?: string): HTMLElement {
  return html('bdi', { class: className }, text);
}

/** Text for screen readers alone. */
export function unseen(text: string): HTMLElement {
  return html('span', { class: 'unseen' }, text);
}

function filled<E extends Element>(element: E, attributes: Attributes, children: readonly Child[]): E {
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) element.setAttribute(name, value === true ? '' : String(value));
  }
  element.append(...children.filter((child) => child !== undefined));
  return element;
}
