export const rowId = (list: string, index: number) => `row-${list}-${index}`;

/** Opens the list row a path like "coc.1.issued" belongs to; false when it names no row. */
export function openRow(path: string): boolean {
  const [, list, index] = /^(\w+)\.(\d+)\b/.exec(path) ?? [];
  if (!list || index === undefined) return false;
  const button = document.getElementById(rowId(list, Number(index)))?.querySelector("button");
  button?.click();
  return button !== null && button !== undefined;
}
