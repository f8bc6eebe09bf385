import { createTranslator, type AbstractIntlMessages } from "use-intl/core";
import { catalogue } from "@/messages/catalogue";
import { timeZone } from "@/lib/platform/calendar/dates";
import type { Locale } from "./locales";
import { compiledTexts } from "./compiled";
import { isMessageKey } from "./message-key";

export type Namespace = keyof Messages;

declare module "next-intl" {
  // Types for every call of useTranslations and getTranslations.
  interface AppConfig {
    Locale: Locale;
    Messages: Messages;
  }
}

/** All texts by namespace and key; both languages have the same keys. */
type Messages = (typeof catalogue)["en"];

/** Both languages have every key: messages/messages.test.ts, so a text never falls back to the other language. */
const messages: Record<Locale, Messages> = catalogue;

export const messagesOf = (locale: Locale): Messages => messages[locale];

export function namespaceOf(locale: Locale, namespace: string): AbstractIntlMessages | null {
  const entry = Object.entries(messages[locale]).find(([name]) => name === namespace);
  return entry ? entry[1] : null;
}

/** A namespace, or a part of one: "crew", "crew.screens.list". */
export type TextPath = Namespace | `${Namespace}.${string}`;

export const isNamespace = (name: string): name is Namespace => Object.hasOwn(messages.en, name);

/** Pick the compiled texts that client components need, so that pages do not carry all texts. */
export function pickMessages(locale: Locale, ...paths: readonly TextPath[]): AbstractIntlMessages {
  const picked: AbstractIntlMessages = {};
  for (const path of paths) setPath(picked, path.split("."), textsByLocale(locale));
  return picked;
}

/** Copy the value at a path of `all` to the same path. A missing path is skipped. */
function setPath(into: AbstractIntlMessages, [name = "", ...rest]: string[], all: AbstractIntlMessages) {
  const [found, present] = [all[name], into[name]];
  if (found === undefined) return;
  if (rest.length === 0 || !isBranch(found)) return void (into[name] = found);
  // A whole subtree is the catalogue's own object and must not be changed.
  if (present === found) return;
  const branch = isBranch(present) ? present : {};
  into[name] = branch;
  setPath(branch, rest, found);
}

const isBranch = (value: unknown): value is AbstractIntlMessages =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const flattened = new Map<Locale, AbstractIntlMessages>();

function textsByLocale(locale: Locale): AbstractIntlMessages {
  const texts = flattened.get(locale) ?? compiledTexts(messages[locale]);
  flattened.set(locale, texts);
  return texts;
}

export type Translate = (key: string, values?: Record<string, string | number>) => string;

const translators = new Map<Locale, Translate>();

export function translator(locale: Locale): Translate {
  const cached = translators.get(locale) ?? translatorIn(locale);
  translators.set(locale, cached);
  return cached;
}

function translatorIn(locale: Locale): Translate {
  const translate = createTranslator({ locale, messages: messagesOf(locale), timeZone, onError: () => {} });
  return (key, values) => (isMessageKey(translate, key) ? translate(key, values) : key);
}
