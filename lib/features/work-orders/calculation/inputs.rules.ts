import { createHash } from "node:crypto";
import type { TableReference } from "../explanation.rules";
import type { SlipInputs } from "./schema";

/**
 * Serialize to canonical JSON: sorted keys, integers of any length, undefined omitted. @throws TypeError for a fraction
 * and for unsupported values
 */
export function canonical(value: unknown): string {
  if (value === null || typeof value === "boolean" || typeof value === "string") return JSON.stringify(value);
  if (typeof value === "bigint") return value.toString();
  if (typeof value === "number") {
    if (!Number.isSafeInteger(value)) throw new TypeError("a number that is no whole number has no place in inputs");
    return (value === 0 ? 0 : value).toString();
  }
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value !== "object") throw new TypeError(`${typeof value} has no place in inputs`);
  const entries = Object.entries(value).filter(([, member]) => member !== undefined);
  const serialized = entries
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, held]) => `${JSON.stringify(key)}:${canonical(held)}`);
  return `{${serialized.join(",")}}`;
}

/** Hash inputs and table versions, so that a locked slip can be recalculated and verified. product 5.15.1 */
export const hashOf = (inputs: SlipInputs, tables: readonly TableReference[]) =>
  createHash("sha256").update(canonical({ inputs, tables })).digest("hex");
