import { createTranslator, type AbstractIntlMessages } from "use-intl/core";
import { catalogue } from "@/messages/catalogue";
import { timeZone } from "@/lib/platform/calendar/dates";
import type { Locale } from "./locales";

export type Namespace = keyof (typeof catalogue)["en"];
type Tree = { [key: string]: string | Tree };

function merge(base: Tree, over: Tree): Tree {
  const merged: Tree = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const below = merged[key];
    merged[key] = typeof value === "object" && typeof below === "object" ? merge(below, value) : value;
  }
  return merged;
}

// A key missing in English falls back to Indonesian, and the other way round.
const merged = {
  en: merge(catalogue.id as Tree, catalogue.en as Tree),
  id: merge(catalogue.en as Tree, catalogue.id as Tree),
};

export const messagesOf = (locale: Locale) => merged[locale] as AbstractIntlMessages;

export function namespaceOf(locale: Locale, namespace: string): Tree | null {
  return Object.hasOwn(merged[locale], namespace) ? (merged[locale][namespace] as Tree) : null;
}

/** Only what a client component needs, so that pages do not carry every text. */
export const pickMessages = (locale: Locale, ...namespaces: Namespace[]) =>
  Object.fromEntries(namespaces.map((namespace) => [namespace, merged[locale][namespace]])) as AbstractIntlMessages;

export type Translate = (key: string, values?: Record<string, string | number>) => string;

export function translator(locale: Locale): Translate {
  const translate = createTranslator({ locale, messages: messagesOf(locale), timeZone, onError: () => {} });
  return (key, values) => translate(key as never, values as never);
}
