import {
  maxCells,
  maxCellLength,
  maxMegabytes,
  maxSheets,
  Refusal,
  tooManyCells,
  tooManySheets,
  tooMuchInside,
} from "./reader-limits.mjs";

/**
 * Do not read formulas, styles, HTML, macros and the calculation chain. Number formats are read, because they mark
 * dates.
 */
export const options = {
  type: "array",
  dense: true,
  cellDates: true,
  cellFormula: false,
  cellHTML: false,
  cellNF: false,
  cellStyles: false,
  bookVBA: false,
  bookDeps: false,
  bookFiles: false,
};

/** For a repeated day in an OpenDocument sheet the library returns text. */
const dayOf = (time) => (Number.isFinite(time) ? { time } : "#VALUE!");

/** Leading zeros from a number format belong to an identifier, so the formatted text is used. */
const leadingZeros = /^0\d+$/;

function valueOf({ t: type, v: value, w: displayed }) {
  if (type === "e") return displayed || "#VALUE!";
  if (type === "n" && leadingZeros.test(displayed)) return displayed;
  if (type === "n") return Number.isFinite(value) ? value : "#NUM!";
  if (type === "d") return dayOf(new Date(value).getTime());
  return type === "s" || type === "b" ? (value ?? null) : null;
}

/** Count the contents of all sheets together, because one long text may be shared by a million cells. */
function counter() {
  let [cells, letters] = [0, 0];
  return (value) => {
    if (value === null) return;
    if ((cells += 1) > maxCells) throw tooManyCells();
    if (typeof value !== "string") return;
    if (value.length > maxCellLength) throw new Refusal("cellTooLong", { most: maxCellLength });
    if ((letters += value.length) > maxMegabytes * 1_000_000) throw tooMuchInside();
  };
}

/** Index the cells of a sheet by row and column. Gaps cost nothing, wherever the last cell is. */
function placed(lines, bounds, count) {
  const placedCells = [];
  for (const [line, cells] of Object.entries(lines)) {
    for (const [column, cell] of Object.entries(cells ?? [])) {
      const value = valueOf(cell);
      count(value);
      if (value === null) continue;
      if (!(line >= 0 && line < bounds.rows && column >= 0 && column < bounds.columns))
        throw new Refusal("tooLarge", { rows: bounds.rows, columns: bounds.columns });
      placedCells.push({ line: Number(line), column: Number(column), value });
    }
  }
  return placedCells;
}

function rowsOf(placedCells) {
  const [height, width] = [
    Math.max(0, ...placedCells.slice(-1).map(({ line }) => line + 1)),
    placedCells.reduce((widest, { column }) => Math.max(widest, column + 1), 0),
  ];
  const rows = Array.from({ length: height }, () => new Array(width).fill(null));
  for (const { line, column, value } of placedCells) rows[line][column] = value;
  return rows;
}

/** The sheets of a workbook as rows of plain values; sheets of charts, dialogs and macros hold none. A sheet the library gave up on is not passed over. */
export function sheetsOf({ SheetNames: names, Sheets: sheets, Workbook: book }, bounds) {
  if (names.length > maxSheets) throw tooManySheets();
  const count = counter();
  return names.map((name, index) => {
    const sheet = sheets[name];
    const isHidden = Boolean(book?.Sheets?.[index]?.Hidden);
    if (sheet?.["!type"] && sheet["!type"] !== "sheet") return { name, isHidden, rows: [] };
    if (!Array.isArray(sheet?.["!data"])) throw new Refusal("damaged");
    return { name, isHidden, rows: rowsOf(placed(sheet["!data"], bounds, count)) };
  });
}
