import {
  mostCells,
  mostLetters,
  mostMegabytes,
  mostSheets,
  Refusal,
  tooManyCells,
  tooManySheets,
  tooMuchInside,
} from "./reading-refusal.mjs";

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
const shownZeros = /^0\d+$/;

function valueOf({ t: type, v: value, w: shown }) {
  if (type === "e") return shown || "#VALUE!";
  if (type === "n" && shownZeros.test(shown)) return shown;
  if (type === "n") return Number.isFinite(value) ? value : "#NUM!";
  if (type === "d") return dayOf(new Date(value).getTime());
  return type === "s" || type === "b" ? (value ?? null) : null;
}

/** Count the contents of all sheets together, because one long text may be shared by a million cells. */
function counter() {
  let [cells, letters] = [0, 0];
  return (value) => {
    if (value === null) return;
    if ((cells += 1) > mostCells) throw tooManyCells();
    if (typeof value !== "string") return;
    if (value.length > mostLetters) throw new Refusal("cellTooLong", { most: mostLetters });
    if ((letters += value.length) > mostMegabytes * 1_000_000) throw tooMuchInside();
  };
}

/** Index the cells of a sheet by row and column. Gaps cost nothing, wherever the last cell is. */
function placed(lines, bounds, count) {
  const found = [];
  for (const [line, cells] of Object.entries(lines)) {
    for (const [column, cell] of Object.entries(cells ?? [])) {
      const value = valueOf(cell);
      count(value);
      if (value === null) continue;
      if (!(line >= 0 && line < bounds.rows && column >= 0 && column < bounds.columns))
        throw new Refusal("tooLarge", { rows: bounds.rows, columns: bounds.columns });
      found.push({ line: Number(line), column: Number(column), value });
    }
  }
  return found;
}

function rowsOf(found) {
  const [height, width] = [
    Math.max(0, ...found.slice(-1).map(({ line }) => line + 1)),
    found.reduce((widest, { column }) => Math.max(widest, column + 1), 0),
  ];
  const rows = Array.from({ length: height }, () => new Array(width).fill(null));
  for (const { line, column, value } of found) rows[line][column] = value;
  return rows;
}

/** The sheets of a workbook as rows of plain values; sheets of charts, dialogs and macros hold none. A sheet the library gave up on is not passed over. */
export function sheetsOf({ SheetNames: names, Sheets: sheets, Workbook: book }, bounds) {
  if (names.length > mostSheets) throw tooManySheets();
  const count = counter();
  return names.map((name, index) => {
    const sheet = sheets[name];
    const isHidden = Boolean(book?.Sheets?.[index]?.Hidden);
    if (sheet?.["!type"] && sheet["!type"] !== "sheet") return { name, isHidden, rows: [] };
    if (!Array.isArray(sheet?.["!data"])) throw new Refusal("damaged");
    return { name, isHidden, rows: rowsOf(placed(sheet["!data"], bounds, count)) };
  });
}
