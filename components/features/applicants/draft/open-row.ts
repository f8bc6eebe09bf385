export const rowId = (list: string, index: number) => `row-${list}-${index}`;

/** Find the row element of a path like "coc.1.issued". */
export function rowElement(path: string): HTMLElement | null {
  const [, list, index] = /^(\w+)\.(\d+)(\.|$)/.exec(path) ?? [];
  return list && index !== undefined ? document.getElementById(rowId(list, Number(index))) : null;
}

/** Open that row and return how: in a sheet, or in place. Null when the path names no row. */
export function openFieldRow(path: string): "sheet" | "here" | null {
  const row = rowElement(path);
  if (!row) return null;
  const isHere = row.dataset.inPlace !== undefined;
  row.querySelector<HTMLElement>(isHere ? "button[aria-expanded=false]" : "button")?.click();
  return isHere ? "here" : "sheet";
}
