import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { AppError, messageOf } from "../errors";
import { lowerFirst } from "../input/single";
import type { Operation } from "../operation";
import { callName, insideInput, renamesOf } from "../transport/rename-for-calls";
import { isSlipOf } from "./slip";

const known = new WeakMap<Operation, readonly string[]>();

/** The keys a call reads, as its callers write them, without what its door has settled. Read from its schema once. */
function namesOf(operation: Operation): readonly string[] {
  const { callerInput, input, fixed = [] } = operation;
  const read = () =>
    Object.keys(z.toJSONSchema(callerInput?.() ?? input, { io: "input", unrepresentable: "any" }).properties ?? {});
  const written = () =>
    read()
      .filter((name) => !fixed.includes(name))
      .map((name) => callName(renamesOf(operation, "input"), name));
  const names = known.get(operation) ?? written();
  known.set(operation, names);
  return names;
}

/** Check whether the schema reads a key that its own names lack, as a documented misspelling is. */
function isReadAnyway(operation: Operation, input: Record<string, unknown>, path: string) {
  const schema: z.ZodType = operation.callerInput?.() ?? operation.input;
  const outcomeOf = (value: Record<string, unknown>) => {
    const { success, data, error } = schema.safeParse(insideInput(operation, value));
    return success ? data : error.issues.map((issue) => issue.path);
  };
  return !isDeepStrictEqual(outcomeOf(input), outcomeOf({ ...input, [path]: undefined }));
}

/** @param keys of the query @throws invalid for a key the call does not read and that is one slip away from one that is missing */
export function assertSpelled(keys: Iterable<string>, input: Record<string, unknown>, operation: Operation) {
  for (const key of keys) {
    const path = lowerFirst(key);
    const names = namesOf(operation);
    const name = names.includes(path) ? undefined : names.find((one) => !(one in input) && isSlipOf(path, one));
    if (name === undefined || isReadAnyway(operation, input, path)) continue;
    const message = messageOf("validation.misspelledKey", { name });
    throw new AppError("invalid", "errors.invalid", {}, [{ path, message }]);
  }
}
