export type GridRow = { id: number; cells: Readonly<Record<string, string>> };
/** `past`: the rows before each change, the newest last. `nextId`: the id of the next new row. */
export type GridState = { rows: readonly GridRow[]; nextId: number; past: readonly (readonly GridRow[])[] };
export type CellPosition = { id: number; column: string };

const maxUndoSteps = 50;

export const gridStateOf = (rows: readonly Record<string, string>[]): GridState => ({
  rows: rows.map((cells, id) => ({ id, cells })),
  nextId: rows.length,
  past: [],
});

const changed = (sheet: GridState, rows: readonly GridRow[], nextId = sheet.nextId): GridState => ({
  rows,
  nextId,
  past: [...sheet.past.slice(1 - maxUndoSteps), sheet.rows],
});

export const withCell = (sheet: GridState, { id, column }: CellPosition, text: string): GridState =>
  sheet.rows.some((row) => row.id === id && (row.cells[column] ?? "") !== text)
    ? changed(
        sheet,
        sheet.rows.map((row) => (row.id === id ? { id, cells: { ...row.cells, [column]: text } } : row)),
      )
    : sheet;

export const withRow = (sheet: GridState): GridState =>
  changed(sheet, [...sheet.rows, { id: sheet.nextId, cells: {} }], sheet.nextId + 1);

export const withoutRow = (sheet: GridState, id: number): GridState =>
  changed(
    sheet,
    sheet.rows.filter((row) => row.id !== id),
  );

export const undo = (sheet: GridState): GridState => {
  const rows = sheet.past.at(-1);
  return rows ? { ...sheet, rows, past: sheet.past.slice(0, -1) } : sheet;
};

type Target = { columns: readonly string[]; at: CellPosition; maxRows: number };

/** Paste a block at a cell. Adds rows up to the maximum and drops cells beyond the last column. */
export function withPastedBlock(
  sheet: GridState,
  block: readonly (readonly string[])[],
  { columns, at, maxRows }: Target,
) {
  const top = sheet.rows.findIndex(({ id }) => id === at.id);
  const left = columns.indexOf(at.column);
  if (top < 0 || left < 0) return { sheet, cells: 0, added: 0, isTruncated: false };
  const freeRows = Math.max(maxRows, sheet.rows.length) - top;
  const lines = block.slice(0, freeRows);
  const added = Math.max(0, top + lines.length - sheet.rows.length);
  const more = Array.from({ length: added }, (_, index) => ({ id: sheet.nextId + index, cells: {} }));
  const pastedRows = (line: readonly string[]) =>
    Object.fromEntries(columns.slice(left, left + line.length).map((column, index) => [column, line[index] ?? ""]));
  const rows = [...sheet.rows, ...more].map((row, index) => {
    const line = lines[index - top];
    return line ? { id: row.id, cells: { ...row.cells, ...pastedRows(line) } } : row;
  });
  const cells = lines.reduce((sum, line) => sum + Math.min(line.length, columns.length - left), 0);
  return { sheet: changed(sheet, rows, sheet.nextId + added), cells, added, isTruncated: block.length > freeRows };
}
