import { z } from "zod";
import { callNames, operationsSaying } from "@/db/enums/call-names";
import type { FieldError } from "../errors";
import type { Operation } from "../operation";

/** Names inside and in calls, of the fields that an operation declares. Empty for most operations. */
export type Renames = readonly (readonly [inside: string, written: string])[];
type Declared = Pick<Operation, "name" | "input" | "callerInput" | "output">;

const allNames: Renames = Object.entries(callNames);
/** Names in input and refusals, which may be those a schema reads without declaring them. */
const namesIn = ({ name }: Declared): Renames =>
  allNames.filter(([inside]) => !operationsSaying[inside]?.includes(name));

function readRenames(operation: Declared, io: "input" | "output"): Renames {
  const { callerInput, input, output } = operation;
  const schema = z.toJSONSchema(io === "output" ? output : (callerInput?.() ?? input), { io, unrepresentable: "any" });
  const text = JSON.stringify(schema);
  return namesIn(operation).filter(([inside]) => text.includes(`"${inside}":`));
}

const known = { input: new WeakMap<Declared, Renames>(), output: new WeakMap<Declared, Renames>() };

/** Find the fields that calls name otherwise than the schema. Read from the schema once. */
export function renamesOf(operation: Declared, io: "input" | "output"): Renames {
  const found = known[io].get(operation) ?? readRenames(operation, io);
  known[io].set(operation, found);
  return found;
}

/** Rename the fields of an input to those of the schema. A field that calls name as the schema does is kept. */
export function insideInput(operation: Declared, written: Record<string, unknown>): Record<string, unknown> {
  const renames = namesIn(operation).filter(([, name]) => name in written);
  if (renames.length === 0) return written;
  const inside = { ...written };
  for (const [name, callName] of renames) {
    inside[name] = inside[callName] ?? inside[name];
    delete inside[callName];
  }
  return inside;
}

/** Rename keys in JSON text, which is faster than in the value. A quote inside a text is escaped, so only keys match. */
export const renamedText = (text: string, renames: Renames): string =>
  renames.reduce((before, [inside, written]) => before.replaceAll(`"${inside}":`, `"${written}":`), text);

/** Name a field as calls write it. */
export const callName = (renames: Renames, name: string): string =>
  renames.find(([inside]) => inside === name)?.[1] ?? name;

/** Name the refused fields as calls write them. */
export function callErrors(operation: Declared, errors: FieldError[]): FieldError[] {
  const nameOf = (part: string) => callName(namesIn(operation), part);
  return errors.map(({ path, ...error }) => ({ path: path.split(".").map(nameOf).join("."), ...error }));
}
