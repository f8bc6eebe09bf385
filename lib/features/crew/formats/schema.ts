import { z } from "zod";
import { isSpreadsheetNumber, normalizeDigits, readPhone, spreadsheetProblem } from "./rules";
import { addressText } from "@/lib/platform/i18n/plain-text";
import { blankToUndefined, numeric, requiredText } from "@/lib/platform/validation";
import { hasTitle } from "./passport-name.rules";
import type { FieldInput } from "../person-fields.rules";

type Issue = { input?: unknown };
const messageFor = (issue: Issue, message: string) =>
  isSpreadsheetNumber(String(issue.input)) ? spreadsheetProblem(String(issue.input)) : message;

/**
 * Parse the digits of an identifier with spaces, dots or hyphens between. No digit is dropped or added. product 5.17
 */
export const digits = (pattern: RegExp, message: string) =>
  z
    .string()
    .meta({ pattern: pattern.source })
    .transform(normalizeDigits)
    .pipe(z.string().regex(pattern, { error: (issue) => messageFor(issue, message) }));

/** A bank account number of 5 to 20 digits. product 5.17 */
export const accountNumber = (message = "crew.accountNumberInvalid") => digits(/^\d{5,20}$/, message);

/** A telephone number in E.164: +, country code, 8 to 15 digits; a leading 0 is Indonesian. product 5.17 */
export const phone = (message: string) =>
  z
    .string()
    .meta({ examples: ["+6281234567890"] })
    .transform((value, context) => {
      const read = readPhone(value);
      if ("number" in read) return read.number;
      context.addIssue({ code: "custom", message: read.problem ?? message, input: value });
      return z.NEVER;
    });

/** An email address as copied from mails and pages; compared and stored in lower case. */
export const email = z
  .string()
  .meta({ format: "email" })
  .transform(addressText)
  .pipe(z.string().max(254).pipe(z.email("validation.email")));

/** A person's name as in the passport: 2 to 100 characters, starting with a letter of any script. product 5.17 */
export const fullName = (message: string) =>
  requiredText(100).refine((value) => /^[\p{L}\p{M}][\p{L}\p{M} .,'’()/`-]+$/u.test(value), message);

/** A family name or given names as in the passport: 1 to 100 characters of a name, without titles. product 5.17 */
const passportName = (message: string) =>
  requiredText(100)
    .refine((value) => /^['’]?[\p{L}\p{M}][\p{L}\p{M} .,'’()/`-]*$/u.test(value), message)
    .refine((value) => !hasTitle(value), "validation.titleInName");

const digitsOf = ({ min, max }: { min: number; max: number }) =>
  new RegExp(min === max ? `^\\d{${max}}$` : `^\\d{${min},${max}}$`);

/**
 * Build the schema of a declared field with the messages of a noun. Choices, dates, numbers of travel documents and
 * files have their own.
 */
export function fieldSchema(input: FieldInput, noun: "crew" | "applicants"): z.ZodType {
  if (input.kind === "name") return fullName(`${noun}.nameInvalid`);
  if (input.kind === "passport-name") return passportName(`${noun}.nameInvalid`);
  if (input.kind === "text") return requiredText(input.max);
  if (input.kind === "digits") return digits(digitsOf(input), `${noun}.${input.message}`);
  if (input.kind === "number") return z.preprocess(blankToUndefined, numeric(z.number().min(input.min).max(input.max)));
  if (input.kind === "phone") return phone(`${noun}.phoneInvalid`);
  if (input.kind === "email") return email;
  if (input.kind === "size" || input.kind === "word") return z.enum([...input.values]);
  throw new Error(`a field of the kind ${input.kind} has its own schema`);
}
