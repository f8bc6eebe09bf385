import { createHash } from "node:crypto";
import type { RateKind } from "@/db/enums/rates";
import { columnsOf, type Cells } from "./kinds.rules";

/** SHA-256 over the rows in their one order: the same rows have the same checksum however they were entered, and the one they had before their table got another column. */
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
