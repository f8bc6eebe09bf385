import type { z } from "zod";
import { messageOf } from "../errors";

const controlCharacters =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069\ud800-\udfff]/u;

/** The message that names the first sign nobody sees and no text may have, such as U+202E; null without one. */
export function controlProblem(value: string): string | null {
  const found = controlCharacters.exec(value)?.[0].charCodeAt(0);
  if (found === undefined) return null;
  return messageOf("validation.controlCharacters", { code: found.toString(16).toUpperCase().padStart(4, "0") });
}

/** The same as a check of a schema. */
export function controlRefused(value: string, issues: z.core.$RefinementCtx<string>) {
  const message = controlProblem(value);
  if (message !== null) issues.addIssue({ code: "custom", message, input: value });
}

/** NFC; spaces that do not break become plain ones, signs that have neither width nor ink go. */
export const plainText = (value: string) =>
  value
    .normalize("NFC")
    .replace(/[\u00a0\u2007\u202f]/g, " ")
    .replace(/[\u00ad\u200b\u200e\u200f\u2060\ufeff]/g, "");

/** The same of what is no running text, without the marks of direction that phones and web pages copy along. */
export const visibleText = (value: string) =>
  plainText(value).replace(/[\u200c-\u200f\u202a-\u202e\u2066-\u2069]/g, "");
