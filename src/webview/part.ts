/**
 * A part of a view, drawn from plain data and only when that data changed, so that a selection of text or a click
 * under way survives updates of other parts.
 * @param draw makes the host's new children
 */
export function part<Model>(host: HTMLElement, draw: (model: Model) => readonly Node[]): (model: Model) => void {
  let drawn: string | undefined;
  return (model) => {
    const next = JSON.stringify(model);
    if (next === drawn) return;
    drawn = next;
    host.replaceChildren(...draw(model));
  };
}
