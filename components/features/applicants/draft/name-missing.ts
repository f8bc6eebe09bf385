import { z } from "zod";

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((held, part) => {
    if (typeof held !== "object" || held === null) return undefined;
    // A path of the schema leads through the value's own fields.
    return (held as Record<PropertyKey, unknown>)[part];
  }, value);
const isBlank = (value: unknown) =>
  value === undefined || value === null || (typeof value === "string" && value.trim() === "");

export const missingPrefix = "registration.required.";

/** "issued" of "coc.1.issued": the rows of a list ask with the same words. */
const wordsFor = (path: readonly PropertyKey[]) => path.slice(typeof path[1] === "number" ? 2 : 0).join(".");

/** The same rules, where a field left blank is asked for by its name if there are words for it. */
export const nameMissing = (schema: z.ZodType, hasWords: (path: string) => boolean) =>
  z.unknown().superRefine((value, context) => {
    for (const { path, message } of schema.safeParse(value).error?.issues ?? []) {
      const name = wordsFor(path);
      const isMissing = hasWords(name) && isBlank(valueAt(value, path));
      context.addIssue({ code: "custom", path: [...path], message: isMissing ? missingPrefix + name : message });
    }
  });
