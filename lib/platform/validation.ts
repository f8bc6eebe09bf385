import { z } from "zod";
import { AppError, messageOf } from "./errors";
import { refuseControlCharacters, plainText } from "./i18n/plain-text";

type RawIssue = z.core.$ZodRawIssue;

function keyOf(issue: RawIssue): string {
  const blank = issue.input === undefined || issue.input === null || issue.input === "";
  if (issue.code === "invalid_type") return blank ? "validation.required" : "validation.invalid";
  if (issue.code === "too_small" && issue.origin === "string") {
    return issue.minimum === 1
      ? "validation.required"
      : messageOf("validation.tooShort", { min: Number(issue.minimum) });
  }
  if (issue.code === "too_small") return messageOf("validation.tooSmall", { min: Number(issue.minimum) });
  if (issue.code === "too_big" && issue.origin === "string")
    return messageOf("validation.tooLong", { max: Number(issue.maximum) });
  if (issue.code === "too_big") return messageOf("validation.tooBig", { max: Number(issue.maximum) });
  if (issue.code === "invalid_format" && issue.format === "email") return "validation.email";
  if (blank) return "validation.required";
  return issue.code === "invalid_value" ? "validation.notListed" : "validation.invalid";
}

z.config({ customError: (issue) => keyOf(issue) });

/** Text input: trimmed, NFC, without control characters and incomplete characters. */
export const text = (max: number) =>
  z
    .string()
    .max(max * 4)
    .transform((value) => plainText(value).trim())
    .pipe(z.string().max(max).superRefine(refuseControlCharacters));

export const requiredText = (max: number, message = "validation.required") =>
  z.preprocess((value) => value ?? "", text(max)).refine((value) => value.length > 0, message);

/** Optional text; blank becomes null. */
export const optionalText = (max: number) =>
  z.preprocess((value) => value ?? "", text(max)).transform((value) => (value === "" ? null : value));

export const blankToNull = (value: unknown) => (value === "" || value === undefined ? null : value);

export const blankToUndefined = (value: unknown) =>
  value === "" || value === null || (typeof value === "string" && value.trim() === "") ? undefined : value;

/** Return the message for an empty field; a wrong value gets its own message. */
export const messageWhenBlank = (message: string) => (issue: { input?: unknown }) =>
  blankToUndefined(issue.input) === undefined ? message : undefined;

const fromDigits = <T extends z.ZodType>(digits: RegExp, number: T) =>
  z.preprocess((value) => (typeof value === "string" && digits.test(value) ? Number(value) : value), number);
/** A number, or its digits as in a query. True, a list or "0x1" is refused. */
export const numeric = <T extends z.ZodType>(number: T) => fromDigits(/^\s*-?\d{1,20}(\.\d{1,20})?\s*$/, number);

const splitCommas = (value: unknown) => (typeof value === "string" ? value.split(",") : [value]);
/** An optional list of values, or one text with commas as in a query. */
export const listOfValues = <T extends z.ZodType>(one: T) =>
  z.preprocess(
    (value) => blankToUndefined(value) && [value].flat().flatMap(splitCommas),
    z.array(one).max(50).optional(),
  );

/** A boolean, or one of the words a form or a query uses. */
export const booleanInput = z.boolean().or(z.stringbool()).meta({ type: "boolean" });

/** The record's version as the sender last saw it. */
export const knownVersion = z.preprocess(blankToUndefined, numeric(z.number().int()).optional());

const invalidId = { error: "validation.invalid" };
const idOr = (message: string) =>
  fromDigits(
    /^\d{1,10}$/,
    z
      .int({ error: messageWhenBlank(message) })
      .positive(invalidId)
      .max(2_147_483_647, invalidId),
  );
/** The id of a stored record: a positive 32-bit integer, as a number or as digits only. */
export const recordId = idOr("validation.required");
/** A division by number: 1 Marine, 2 Tanker. */
export const divisionNumber = recordId.refine((id) => id <= 2, "validation.notListed");
/** A record id a form requires. */
export const requiredId = (message = "validation.required") => z.preprocess(blankToUndefined, idOr(message));

export function parseInput<T extends z.ZodType>(schema: T, input: unknown): z.output<T> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const fields = result.error.issues.map((issue) => ({ path: issue.path.join("."), message: issue.message }));
  throw new AppError("invalid", "errors.invalid", {}, fields);
}
