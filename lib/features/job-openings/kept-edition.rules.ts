import { chooseLocale } from "@/lib/platform/i18n/choose-locale";
import { isLocale, localeCookie, type Locale } from "@/lib/platform/i18n/locales";
import { runtime } from "@/db/runtime";

type Doubt = { edition: string | undefined; until: number };

declare module "@/db/runtime" {
  interface Runtime {
    edition: string;
    editionDoubt: Doubt;
  }
}

const longestDoubtMs = 5_000;

/**
 * Set the edition of the public pages last loaded by this instance. It is part of the cache key, so a new edition
 * never finds old pages.
 */
export const setEdition = (edition: string) => void (runtime.edition = edition);

/** Return the current edition, which starts with its date; undefined while an opening is being written. */
export const currentEdition = (now = Date.now()) => (isDoubted(now) ? undefined : runtime.edition);

/**
 * Mark the edition stale during a write here. Until the new edition is loaded, only Next knows which pages it
 * invalidated.
 */
export const doubtEdition = (now = Date.now()) =>
  void (runtime.editionDoubt = { edition: runtime.edition, until: now + longestDoubtMs });

function isDoubted(now: number): boolean {
  const { edition, editionDoubt: doubt } = runtime;
  return edition === undefined || (doubt !== undefined && doubt.edition === edition && now < doubt.until);
}

/** Return the cache key of public pages, such as "en.4f1c". */
const keptUnder = (language: Locale) => `${language}.${runtime.edition ?? "first"}`;

export const keptFolder = "/cached/";
const hasKeptPage = (pathname: string) => /^\/(career\/[1-9]\d{0,9})?$/.test(pathname);

/** Return the address of the cached page; null for pages that are not cached. */
export const keptAddress = (pathname: string, language: Locale): string | null =>
  hasKeptPage(pathname) ? `${keptFolder}${keptUnder(language)}${pathname === "/" ? "" : pathname}` : null;

/** Return the language of a cached page. */
export function languageKept(edition: string): Locale | null {
  const [language = ""] = edition.split(".");
  return isLocale(language) ? language : null;
}

const storedChoice = new RegExp(`(?:^|;)\\s*${localeCookie}=([^;]*)`, "g");

/**
 * Return the cached copy for a plain request before the middleware runs; null whenever only the middleware can
 * decide.
 */
export function keptPlace(pathname: string, cookies = "", acceptLanguage = "", now = Date.now()) {
  if (!hasKeptPage(pathname) || isDoubted(now)) return null;
  const stored = [...cookies.matchAll(storedChoice)].map(([, value]) => value?.trim());
  if (stored.length > 1 || (stored.length === 1 && !isLocale(stored[0]))) return null;
  const address = keptAddress(pathname, chooseLocale(stored[0], acceptLanguage));
  return address === null ? null : { address, edition: runtime.edition ?? "" };
}
