import { z } from "zod";

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((parent, part) => {
    if (typeof parent !== "object" || parent === null) return undefined;
    // Schema paths only contain fields of the value.
    return (parent as Record<PropertyKey, unknown>)[part];
  }, value);
const isBlank = (value: unknown) =>
  value === undefined || value === null || (typeof value === "string" && value.trim() === "");

/** The messages of empty fields: those of a person, and those of lists and the bank. */
const requiredKeys = ["person-fields.required", "registration.required"] as const;
export const isRequiredMessage = (message: string) => requiredKeys.some((key) => message.startsWith(`${key}.`));
/** Find the message of an empty field by its path. */
export const requiredMessage = (hasMessage: (key: string) => boolean) => (path: string) =>
  requiredKeys.map((key) => `${key}.${path}`).find(hasMessage);

/** Drop the row index: "issued" of "coc.1.issued". All rows of a list share one message. */
const requiredKeyFor = (path: readonly PropertyKey[]) => path.slice(typeof path[1] === "number" ? 2 : 0).join(".");

/** Wrap a schema so that an empty field gets its own "required" message where one exists. */
export const withRequiredMessages = (schema: z.ZodType, messageOf: (path: string) => string | undefined) =>
  z.unknown().superRefine((value, context) => {
    for (const { path, message } of schema.safeParse(value).error?.issues ?? []) {
      const own = isBlank(valueAt(value, path)) ? messageOf(requiredKeyFor(path)) : undefined;
      context.addIssue({ code: "custom", path: [...path], message: own ?? message });
    }
  });
