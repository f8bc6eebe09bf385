import { createHash } from "node:crypto";
import type { TableReference } from "../explanation.rules";
import type { SlipInputs } from "./schema";

/** JSON in one spelling: keys in order, whole numbers of any length as digits, what is not said left out. @throws TypeError for a fraction and for what JSON does not know */
export function canonical(value: unknown): string {
  if (value === null || typeof value === "boolean" || typeof value === "string") return JSON.stringify(value);
  if (typeof value === "bigint") return value.toString();
  if (typeof value === "number") {
    if (!Number.isSafeInteger(value)) throw new TypeError("a number that is no whole number has no place in inputs");
    return (value === 0 ? 0 : value).toString();
  }
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value !== "object") throw new TypeError(`${typeof value} has no place in inputs`);
  const entries = Object.entries(value).filter(([, held]) => held !== undefined);
  const written = entries
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, held]) => `${JSON.stringify(key)}:${canonical(held)}`);
  return `{${written.join(",")}}`;
}

/** SHA-256 over inputs and versions of tables: what was locked can be calculated again and must come to the same. product 5.15.1 */
export const hashOf = (inputs: SlipInputs, tables: readonly TableReference[]) =>
  createHash("sha256").update(canonical({ inputs, tables })).digest("hex");
