import { getCellAddress } from "write-excel-file/utility";
import type { Cell, Sum } from "./cell";

const sheetFile = "xl/worksheets/sheet{id}.xml";

export const isSum = (cell: Cell): cell is Sum => typeof cell === "object" && cell !== null && "sum" in cell;

type Place = { firstRow: number; lastRow: number; notes: readonly Cell[][]; firstNote: number };

/** Makes formulas of the sums below a list; rows count from 0. Only the product's own addresses stand in them: what people typed is text in a cell of its own and computes nothing. */
export function sums({ firstRow, lastRow, notes, firstNote }: Place) {
  const found = notes.flatMap((row, note) =>
    row.flatMap((cell, column) => {
      if (!isSum(cell) || lastRow < firstRow) return [];
      const range = `${getCellAddress(firstRow, column)}:${getCellAddress(lastRow, column)}`;
      return [{ at: getCellAddress(firstNote + note, column), formula: `<f>SUM(${range})</f>` }];
    }),
  );
  const transform = (xml: string) =>
    found.reduce(
      (done, { at, formula }) => done.replace(new RegExp(`(<c r="${at}"[^>]*>)(<v>)`), `$1${formula}$2`),
      xml,
    );
  return { files: { transform: { [sheetFile]: { transform } } } };
}
