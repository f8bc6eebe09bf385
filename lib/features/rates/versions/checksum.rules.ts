import { createHash } from "node:crypto";
import type { RateKind } from "@/db/enums/rates";
import { columnsOf, type Cells } from "../kinds.rules";

/**
 * Hash the rows in canonical order. Equal rows have equal checksums however entered, and keep theirs when a table gets
 * a new column.
 */
export function checksumOf(kind: RateKind, rows: readonly Cells[]): string {
  const cellsOf = (row: Cells) =>
    columnsOf[kind].flatMap(({ name, before }) =>
      before !== undefined && row[name] === before ? [] : [row[name] ?? null],
    );
  const lines = rows.map((row) => JSON.stringify(cellsOf(row))).sort();
  return createHash("sha256")
    .update([kind, ...lines].join("\n"))
    .digest("hex");
}
