import type { Cell } from "./cell";

const lineHeight = 13.5;

/** How many lines a text of the sheet's font takes in a column of so many digits' width; a break is a line of its own. */
export const linesOf = (text: string, width: number): number =>
  text.split("\n").reduce((lines, line) => lines + Math.max(1, Math.ceil(line.length / Math.max(1, width - 1))), 0);

/** Points. */
export const heightOf = (lines: number) => Math.min(409, Math.round(lines * lineHeight * 10) / 10 + 2);

/** The height of a row in points, null where every cell fits on one line. */
export function rowHeight(row: readonly Cell[], columns: readonly { width: number }[]): number | null {
  const lines = row.map((cell, index) => linesOf(textOf(cell), columns[index]?.width ?? 10));
  const most = Math.max(1, ...lines);
  return most > 1 ? heightOf(most) : null;
}

function textOf(cell: Cell): string {
  if (typeof cell === "string") return cell;
  return typeof cell === "object" && cell !== null && "text" in cell ? cell.text : "";
}
