import { createHash } from "node:crypto";
import type { Locale } from "./locales";
import { isNamespace, pickMessages, type Namespace } from "./messages";

/** Texts as a browser gets them, and a word that changes with them. */
export function lateTexts(locale: Locale, names: readonly Namespace[]) {
  const json = JSON.stringify(pickMessages(locale, ...names));
  return { json, version: createHash("sha256").update(json).digest("base64url").slice(0, 12) };
}

/** Those that pages name; what strangers ask for is not remembered. */
const addresses = new Map<string, string>();

/** Where they lie: the address changes with them, so that a browser keeps what it has. */
export function lateTextsAddress(locale: Locale, names: readonly Namespace[]): string {
  const path = `/locales/${locale}/late/${names.join()}`;
  const address = addresses.get(path) ?? `${path}?v=${lateTexts(locale, names).version}`;
  addresses.set(path, address);
  return address;
}

/** The namespaces of an address, each once; nothing where one of them is none. */
export function namespacesIn(names: string): Namespace[] | null {
  const found = names.replaceAll(/%2c/gi, ",").split(",");
  return found.every(isNamespace) && new Set(found).size === found.length ? found : null;
}
