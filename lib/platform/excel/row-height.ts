import type { Cell } from "./cell";

const lineHeight = 13.5;

/** Count wrapped lines: words longer than a line continue on the next. */
function wrappedLineCount(line: string, width: number): number {
  let lines = 1;
  let used = 0;
  for (const { length } of line.split(" ")) {
    const combined = used === 0 ? length : used + 1 + length;
    if (combined > width && used > 0) lines += 1;
    const start = combined > width ? length : combined;
    lines += Math.max(0, Math.ceil(start / width) - 1);
    used = start > width ? start % width || width : start;
  }
  return lines;
}

/** Count the lines of a text in a column of so many digits' width, with its line breaks. */
export const linesOf = (text: string, width: number): number =>
  text.split("\n").reduce((lines, line) => lines + wrappedLineCount(line, Math.max(1, Math.floor(width - 1))), 0);

/** Points. */
export const heightOf = (lines: number) => Math.min(409, Math.round(lines * lineHeight * 10) / 10 + 2);

/** Return the height of a row in points, or null where every cell fits on one line. */
export function rowHeight(row: readonly Cell[], columns: readonly { width: number }[]): number | null {
  const lines = row.map((cell, index) => linesOf(textOf(cell), columns[index]?.width ?? 10));
  const tallest = Math.max(1, ...lines);
  return tallest > 1 ? heightOf(tallest) : null;
}

const boldFactor = 0.85;

/** Return the height of a header in points; its labels are bold and wider. */
export const headerHeight = (columns: readonly { label: string; width: number }[]): number =>
  Math.max(32, heightOf(Math.max(...columns.map(({ label, width }) => linesOf(label, width * boldFactor)))));

function textOf(cell: Cell): string {
  if (typeof cell === "string") return cell;
  return typeof cell === "object" && cell !== null && "text" in cell ? cell.text : "";
}
