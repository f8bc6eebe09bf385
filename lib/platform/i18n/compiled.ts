import compile from "icu-minify/compile";
import type { AbstractIntlMessages } from "use-intl/core";

type CompiledMessage = ReturnType<typeof compile>;

const compiled = new Map<string, CompiledMessage>();

/** A message taken apart once, so that nobody who shows it needs a parser. */
export function compiledMessage(message: string): CompiledMessage {
  const known = compiled.get(message);
  if (known !== undefined) return known;
  // Its lists of cases have no prototype, and what has none cannot travel to a browser.
  const parts: CompiledMessage = JSON.parse(JSON.stringify(compile(message)));
  compiled.set(message, parts);
  return parts;
}

/** Texts as a browser gets them: every message taken apart. */
export function compiledTexts(texts: AbstractIntlMessages): AbstractIntlMessages {
  const entries = Object.entries(texts).map(([key, value]) => [
    key,
    typeof value === "string" ? compiledMessage(value) : compiledTexts(value),
  ]);
  // The library's type knows texts only; its own loader hands over the same parts.
  return Object.fromEntries(entries) as AbstractIntlMessages;
}
