import type { RateKind } from "@/db/enums/rates";
import { columnsOf, keyOf, type Cells } from "./kinds.rules";

export type CellChange = { column: string; before: string | number | null; after: string | number | null };
type Difference<Row extends Cells = Cells> = {
  added: Row[];
  removed: Row[];
  changed: { row: Row; changes: CellChange[] }[];
};

function changesOf(kind: RateKind, old: Cells, present: Cells): CellChange[] {
  const changes: CellChange[] = [];
  for (const { name } of columnsOf[kind]) {
    const before = old[name] ?? null;
    const after = present[name] ?? null;
    if (before !== after) changes.push({ column: name, before, after });
  }
  return changes;
}

/** Return the rows a version adds, removes and changes. */
export function differenceOf<Row extends Cells>(
  kind: RateKind,
  before: readonly Row[],
  after: readonly Row[],
): Difference<Row> {
  const keyed = (rows: readonly Row[]) => rows.map((row) => [keyOf(kind, row), row] as const);
  const [past, now] = [keyed(before), keyed(after)];
  const [old, present] = [new Map(past), new Map(now)];
  const found: Difference<Row> = { added: [], removed: [], changed: [] };
  for (const [key, row] of past) if (!present.has(key)) found.removed.push(row);
  for (const [key, row] of now) {
    const was = old.get(key);
    if (!was) found.added.push(row);
    else {
      const changes = changesOf(kind, was, row);
      if (changes.length > 0) found.changed.push({ row, changes });
    }
  }
  return found;
}
