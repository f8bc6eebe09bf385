export const rowId = (list: string, index: number) => `row-${list}-${index}`;

/** The row a path like "coc.1.issued" belongs to. */
export function rowElement(path: string): HTMLElement | null {
  const [, list, index] = /^(\w+)\.(\d+)(\.|$)/.exec(path) ?? [];
  return list && index !== undefined ? document.getElementById(rowId(list, Number(index))) : null;
}

/** Opens that row, and says how: in a sheet of its own, or here, where it stands; null when the path names no row. */
export function openRow(path: string): "sheet" | "here" | null {
  const row = rowElement(path);
  if (!row) return null;
  const isHere = row.dataset.inPlace !== undefined;
  row.querySelector<HTMLElement>(isHere ? "button[aria-expanded=false]" : "button")?.click();
  return isHere ? "here" : "sheet";
}
