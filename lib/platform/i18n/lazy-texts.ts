import { createHash } from "node:crypto";
import type { Locale } from "./locales";
import { isNamespace, pickMessages, type Namespace } from "./messages";

/** Texts for a browser with a hash that changes with them. */
export function lazyTexts(locale: Locale, names: readonly Namespace[]) {
  const json = JSON.stringify(pickMessages(locale, ...names));
  return { json, version: createHash("sha256").update(json).digest("base64url").slice(0, 12) };
}

/** Addresses used by pages; other requests are not cached. */
const addresses = new Map<string, string>();

/** Addresses of the text files. They contain a hash of the contents, so that a browser can cache them. */
export function lazyTextsAddress(locale: Locale, names: readonly Namespace[]): string {
  const path = `/locales/${locale}/late/${names.join()}`;
  const address = addresses.get(path) ?? `${path}?v=${lazyTexts(locale, names).version}`;
  addresses.set(path, address);
  return address;
}

/** Parse the namespaces of an address, each once; undefined if one is unknown. */
export function namespacesIn(names: string): Namespace[] | null {
  const found = names.replaceAll(/%2c/gi, ",").split(",");
  return found.every(isNamespace) && new Set(found).size === found.length ? found : null;
}
