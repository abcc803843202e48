/**
 * Rows of a list, drawn from plain data; a row that did not change keeps its element wherever it moves, and with it
 * focus and selected text.
 * @returns draws the rows it is given
 */
export function rowsIn<Row>(list: HTMLElement, draw: (row: Row) => HTMLElement): (rows: readonly Row[]) => void {
  let kept = new Map<string, HTMLElement>();
  return (rows) => {
    const next = new Map<string, HTMLElement>();
    const elements = rows.map((row, index) => {
      const json = JSON.stringify(row);
      const element = kept.get(json) ?? draw(row);
      kept.delete(json);
      // Rows alike in everything are told apart by their place.
      next.set(next.has(json) ? `${index} ${json}` : json, element);
      return element;
    });
    for (const gone of kept.values()) gone.remove();
    // An element that is where it belongs is not touched: moving it would take its focus away.
    elements.forEach((element, index) => {
      const there = list.children[index];
      if (there !== element) list.insertBefore(element, there ?? null);
    });
    kept = next;
  };
}
