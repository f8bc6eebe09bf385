import { z } from "zod";

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((parent, part) => {
    if (typeof parent !== "object" || parent === null) return undefined;
    // Schema paths only contain fields of the value.
    return (parent as Record<PropertyKey, unknown>)[part];
  }, value);
const isBlank = (value: unknown) =>
  value === undefined || value === null || (typeof value === "string" && value.trim() === "");

export const requiredPrefix = "registration.required.";

/** Drop the row index: "issued" of "coc.1.issued". All rows of a list share one message. */
const requiredKeyFor = (path: readonly PropertyKey[]) => path.slice(typeof path[1] === "number" ? 2 : 0).join(".");

/** Wrap a schema so that an empty field gets its own "required" message where one exists. */
export const withRequiredMessages = (schema: z.ZodType, hasMessage: (path: string) => boolean) =>
  z.unknown().superRefine((value, context) => {
    for (const { path, message } of schema.safeParse(value).error?.issues ?? []) {
      const name = requiredKeyFor(path);
      const isMissing = hasMessage(name) && isBlank(valueAt(value, path));
      context.addIssue({ code: "custom", path: [...path], message: isMissing ? requiredPrefix + name : message });
    }
  });
