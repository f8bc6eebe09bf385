import type { RateKind } from "@/db/enums/rates";
import { columnsOf, keyOf, type Cells } from "../kinds.rules";

export type CellChange = { column: string; before: string | number | null; after: string | number | null };
type Difference<Row extends Cells = Cells> = {
  added: Row[];
  removed: Row[];
  changed: { row: Row; changes: CellChange[] }[];
};

function changesOf(kind: RateKind, old: Cells, current: Cells): CellChange[] {
  const changes: CellChange[] = [];
  for (const { name } of columnsOf[kind]) {
    const before = old[name] ?? null;
    const after = current[name] ?? null;
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
  const [old, current] = [new Map(past), new Map(now)];
  const result: Difference<Row> = { added: [], removed: [], changed: [] };
  for (const [key, row] of past) if (!current.has(key)) result.removed.push(row);
  for (const [key, row] of now) {
    const was = old.get(key);
    if (!was) result.added.push(row);
    else {
      const changes = changesOf(kind, was, row);
      if (changes.length > 0) result.changed.push({ row, changes });
    }
  }
  return result;
}
