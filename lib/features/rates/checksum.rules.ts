import { createHash } from "node:crypto";
import type { RateKind } from "@/db/enums/rates";
import { columnsOf, type Cells } from "./kinds.rules";

/** SHA-256 over the rows in their one order: the same rows have the same checksum however they were entered. */
export function checksumOf(kind: RateKind, rows: readonly Cells[]): string {
  const lines = rows.map((row) => JSON.stringify(columnsOf[kind].map(({ name }) => row[name] ?? null))).sort();
  return createHash("sha256")
    .update([kind, ...lines].join("\n"))
    .digest("hex");
}
