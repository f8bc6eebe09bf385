import type { RateKind } from "@/db/enums/rates";
import { columnsOf, keyOf, type Cells } from "./kinds.rules";

export type CellChange = { column: string; before: string | number | null; after: string | number | null };
type Difference<Row extends Cells = Cells> = {
  added: Row[];
  removed: Row[];
  changed: { row: Row; changes: CellChange[] }[];
};

const byKey = <Row extends Cells>(kind: RateKind, rows: readonly Row[]) =>
  new Map(rows.map((row) => [keyOf(kind, row), row]));

const changesOf = (kind: RateKind, before: Cells, after: Cells): CellChange[] =>
  columnsOf[kind].flatMap(({ name }) => {
    const [was, is] = [before[name] ?? null, after[name] ?? null];
    return was === is ? [] : [{ column: name, before: was, after: is }];
  });

/** What a version adds, takes away and changes, row by row. */
export function differenceOf<Row extends Cells>(
  kind: RateKind,
  before: readonly Row[],
  after: readonly Row[],
): Difference<Row> {
  const [old, present] = [byKey(kind, before), byKey(kind, after)];
  return {
    added: after.filter((row) => !old.has(keyOf(kind, row))),
    removed: before.filter((row) => !present.has(keyOf(kind, row))),
    changed: after.flatMap((row) => {
      const was = old.get(keyOf(kind, row));
      const changes = was ? changesOf(kind, was, row) : [];
      return changes.length > 0 ? [{ row, changes }] : [];
    }),
  };
}
