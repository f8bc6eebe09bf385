import { createHash } from "node:crypto";
import type { Locale } from "./locales";
import { isNamespace, pickMessages, type Namespace } from "./messages";

const written = new Map<string, { json: string; version: string }>();

/** Texts as a browser gets them, and a word that changes with them. */
export function lateTexts(locale: Locale, names: readonly Namespace[]) {
  const key = `${locale}/${names.join()}`;
  const known = written.get(key);
  if (known) return known;
  const json = JSON.stringify(pickMessages(locale, ...names));
  const texts = { json, version: createHash("sha256").update(json).digest("base64url").slice(0, 12) };
  written.set(key, texts);
  return texts;
}

/** Where they lie: the address changes with them, so that a browser keeps what it has. */
export const lateTextsAddress = (locale: Locale, names: readonly Namespace[]) =>
  `/locales/${locale}/late/${names.join()}?v=${lateTexts(locale, names).version}`;

/** The namespaces of an address; each once and in the order of the alphabet, so that few can be made up. */
export function namespacesIn(names: string): Namespace[] | null {
  const found = decodeURIComponent(names).split(",");
  return found.every(isNamespace) && new Set(found).size === found.length ? found : null;
}
