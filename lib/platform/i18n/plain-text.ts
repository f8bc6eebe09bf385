import type { z } from "zod";
import { messageOf } from "../errors";

const controlCharacters =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069\ud800-\udfff]/u;

/** Return the message for the first invisible character that is not allowed, such as U+202E; null without one. */
export function controlProblem(value: string): string | null {
  const invalid = controlCharacters.exec(value)?.[0].charCodeAt(0);
  if (invalid === undefined) return null;
  return messageOf("validation.controlCharacters", { code: invalid.toString(16).toUpperCase().padStart(4, "0") });
}

/** Zod check for control characters. */
export function refuseControlCharacters(value: string, issues: z.core.$RefinementCtx<string>) {
  const message = controlProblem(value);
  if (message !== null) issues.addIssue({ code: "custom", message, input: value });
}

/** Normalize text: NFC, plain spaces, without invisible characters. */
export const plainText = (value: string) =>
  value
    .normalize("NFC")
    .replace(/[\u00a0\u2007\u202f]/g, " ")
    .replace(/[\u00ad\u200b\u200e\u200f\u2060\ufeff]/g, "");

/** Normalize short values, also without the direction marks that phones and web pages copy. */
export const visibleText = (value: string) =>
  plainText(value).replace(/[\u200c-\u200f\u202a-\u202e\u2066-\u2069]/g, "");

/** Normalize an email address copied from a mail or page: without spaces around it or the link's `mailto:`. */
export const addressText = (value: string) =>
  visibleText(value)
    .trim()
    .replace(/^mailto:([^?]*).*$/is, "$1")
    .trim()
    .toLowerCase();
