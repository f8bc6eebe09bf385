export type SheetRow = { id: number; cells: Readonly<Record<string, string>> };
/** `past`: the rows before each change, the newest last. `nextId`: the id of the next new row. */
export type Sheet = { rows: readonly SheetRow[]; nextId: number; past: readonly (readonly SheetRow[])[] };
export type CellPlace = { id: number; column: string };

const mostSteps = 50;

export const sheetOf = (rows: readonly Record<string, string>[]): Sheet => ({
  rows: rows.map((cells, id) => ({ id, cells })),
  nextId: rows.length,
  past: [],
});

const changed = (sheet: Sheet, rows: readonly SheetRow[], nextId = sheet.nextId): Sheet => ({
  rows,
  nextId,
  past: [...sheet.past.slice(1 - mostSteps), sheet.rows],
});

export const withCell = (sheet: Sheet, { id, column }: CellPlace, text: string): Sheet =>
  sheet.rows.some((row) => row.id === id && (row.cells[column] ?? "") !== text)
    ? changed(
        sheet,
        sheet.rows.map((row) => (row.id === id ? { id, cells: { ...row.cells, [column]: text } } : row)),
      )
    : sheet;

export const withRow = (sheet: Sheet): Sheet =>
  changed(sheet, [...sheet.rows, { id: sheet.nextId, cells: {} }], sheet.nextId + 1);

export const withoutRow = (sheet: Sheet, id: number): Sheet =>
  changed(
    sheet,
    sheet.rows.filter((row) => row.id !== id),
  );

export const undone = (sheet: Sheet): Sheet => {
  const rows = sheet.past.at(-1);
  return rows ? { ...sheet, rows, past: sheet.past.slice(0, -1) } : sheet;
};

type Target = { columns: readonly string[]; at: CellPlace; most: number };

/** Paste a block at a cell. Adds rows up to the maximum and drops cells beyond the last column. */
export function withBlock(sheet: Sheet, block: readonly (readonly string[])[], { columns, at, most }: Target) {
  const top = sheet.rows.findIndex(({ id }) => id === at.id);
  const left = columns.indexOf(at.column);
  if (top < 0 || left < 0) return { sheet, cells: 0, added: 0, isCut: false };
  const room = Math.max(most, sheet.rows.length) - top;
  const lines = block.slice(0, room);
  const added = Math.max(0, top + lines.length - sheet.rows.length);
  const more = Array.from({ length: added }, (_, index) => ({ id: sheet.nextId + index, cells: {} }));
  const laid = (line: readonly string[]) =>
    Object.fromEntries(columns.slice(left, left + line.length).map((column, index) => [column, line[index] ?? ""]));
  const rows = [...sheet.rows, ...more].map((row, index) => {
    const line = lines[index - top];
    return line ? { id: row.id, cells: { ...row.cells, ...laid(line) } } : row;
  });
  const cells = lines.reduce((sum, line) => sum + Math.min(line.length, columns.length - left), 0);
  return { sheet: changed(sheet, rows, sheet.nextId + added), cells, added, isCut: block.length > room };
}
