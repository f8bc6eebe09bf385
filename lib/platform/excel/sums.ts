import { getCellAddress } from "write-excel-file/utility";
import type { Cell, Sum } from "./cell";

const sheetFile = "xl/worksheets/sheet{id}.xml";

export const isSum = (cell: Cell): cell is Sum => typeof cell === "object" && cell !== null && "sum" in cell;

type Place = { firstRow: number; lastRow: number; notes: readonly Cell[][]; firstNote: number };

/**
 * Write the sums below a list as formulas; rows are counted from 0. They contain only our own cell addresses, so typed
 * text is never evaluated.
 */
export function sums({ firstRow, lastRow, notes, firstNote }: Place) {
  const sumCells = notes.flatMap((row, note) =>
    row.flatMap((cell, column) => {
      if (!isSum(cell) || lastRow < firstRow) return [];
      const range = `${getCellAddress(firstRow, column)}:${getCellAddress(lastRow, column)}`;
      return [{ at: getCellAddress(firstNote + note, column), formula: `<f>SUM(${range})</f>` }];
    }),
  );
  const transform = (xml: string) =>
    sumCells.reduce(
      (done, { at, formula }) => done.replace(new RegExp(`(<c r="${at}"[^>]*>)(<v>)`), `$1${formula}$2`),
      xml,
    );
  return { files: { transform: { [sheetFile]: { transform } } } };
}
