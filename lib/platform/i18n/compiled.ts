import compile from "icu-minify/compile";
import type { AbstractIntlMessages } from "use-intl/core";

type CompiledMessage = ReturnType<typeof compile>;

const compiled = new Map<string, CompiledMessage>();

/** A message parsed at build time, so that the browser needs no parser. */
export function compiledMessage(message: string): CompiledMessage {
  const cached = compiled.get(message);
  if (cached !== undefined) return cached;
  // Plural cases have no prototype, which cannot be serialized for a browser.
  const parts: CompiledMessage = JSON.parse(JSON.stringify(compile(message)));
  compiled.set(message, parts);
  return parts;
}

/** Return the texts with every message compiled, for a browser. */
export function compiledTexts(texts: AbstractIntlMessages): AbstractIntlMessages {
  const entries = Object.entries(texts).map(([key, value]) => [
    key,
    typeof value === "string" ? compiledMessage(value) : compiledTexts(value),
  ]);
  // The library's type knows texts only; its own loader passes compiled messages too.
  return Object.fromEntries(entries) as AbstractIntlMessages;
}
