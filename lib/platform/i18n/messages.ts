import { createTranslator, type AbstractIntlMessages } from "use-intl/core";
import { catalogue } from "@/messages/catalogue";
import { timeZone } from "@/lib/platform/calendar/dates";
import type { Locale } from "./locales";
import { compiledTexts } from "./compiled";
import { isMessageKey } from "./message-key";

export type Namespace = keyof Messages;

declare module "next-intl" {
  // What the compiler holds every call of useTranslations and getTranslations against.
  interface AppConfig {
    Locale: Locale;
    Messages: Messages;
  }
}

/** Every text by its namespace and key; both languages have the same. */
type Messages = (typeof catalogue)["en"];

type Tree = { [key: string]: string | Tree };

function merge<T extends Tree>(base: Tree, over: T): T {
  const merged: Tree = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const below = merged[key];
    merged[key] = typeof value === "object" && typeof below === "object" ? merge(below, value) : value;
  }
  // All of `over` is in it, which entries do not tell the compiler.
  return merged as T;
}

// A key missing in English falls back to Indonesian, and the other way round.
const merged: Record<Locale, Messages> = {
  en: merge(catalogue.id, catalogue.en),
  id: merge(catalogue.en, catalogue.id),
};

export const messagesOf = (locale: Locale): Messages => merged[locale];

export function namespaceOf(locale: Locale, namespace: string): AbstractIntlMessages | null {
  const found = Object.entries(merged[locale]).find(([name]) => name === namespace);
  return found ? found[1] : null;
}

/** Only what a client component needs, so that pages do not carry every text, and ready to be filled in. */
export const pickMessages = (locale: Locale, ...namespaces: Namespace[]): AbstractIntlMessages =>
  Object.fromEntries(namespaces.map((namespace) => [namespace, readyTexts(locale, namespace)]));

const ready = new Map<string, AbstractIntlMessages>();

function readyTexts(locale: Locale, namespace: Namespace): AbstractIntlMessages {
  const key = `${locale}/${namespace}`;
  const texts = ready.get(key) ?? compiledTexts(merged[locale][namespace]);
  ready.set(key, texts);
  return texts;
}

export type Translate = (key: string, values?: Record<string, string | number>) => string;

const translators = new Map<Locale, Translate>();

export function translator(locale: Locale): Translate {
  const known = translators.get(locale) ?? translatorIn(locale);
  translators.set(locale, known);
  return known;
}

function translatorIn(locale: Locale): Translate {
  const translate = createTranslator({ locale, messages: messagesOf(locale), timeZone, onError: () => {} });
  return (key, values) => (isMessageKey(translate, key) ? translate(key, values) : key);
}
