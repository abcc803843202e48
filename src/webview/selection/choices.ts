import { html } from '../dom.ts';
import { part } from '../part.ts';

/** A value to choose, with its words. */
export interface Choice {
  readonly value: string;
  readonly label: string;
  /** How many there are of it, where that is of interest. */
  readonly count?: string;
}

export interface Choices {
  readonly element: HTMLElement;
  /** @param chosen value of the choice that holds, where one does */
  update(choices: readonly Choice[], chosen: string): void;
}

/**
 * Values side by side of which one holds: radio buttons, so one stop of the Tab key, through which arrow keys walk.
 * @param name of the group, unique in the document
 */
export function choices(name: string, onChoice: (value: string) => void): Choices {
  const element = html('div', { class: 'presets' });
  element.addEventListener('change', (event) => onChoice((event.target as HTMLInputElement).value));
  const draw = part<readonly Choice[]>(element, (all) => all.map((choice) => drawChoice(name, choice)));
  return {
    element,
    update(all, chosen) {
      draw(all);
      for (const radio of element.querySelectorAll('input')) radio.checked = radio.value === chosen;
    },
  };
}

function drawChoice(name: string, { value, label, count }: Choice): HTMLElement {
  const radio = html('input', { type: 'radio', name, value, 'data-key': `${name} ${value}` });
  const number = count === undefined ? undefined : html('span', { class: 'count' }, ` ${count}`);
  return html('label', { class: 'preset' }, radio, html('span', {}, label, number));
}
