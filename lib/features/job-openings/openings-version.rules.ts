import { chooseLocale } from "@/lib/platform/i18n/choose-locale";
import { isLocale, localeCookie, type Locale } from "@/lib/platform/i18n/locales";
import { runtime } from "@/db/runtime";

type StaleEdition = { edition: string | undefined; until: number };

declare module "@/db/runtime" {
  interface Runtime {
    edition: string;
    staleEdition: StaleEdition;
  }
}

const maxStaleMs = 5_000;

/**
 * Set the edition of the public pages last loaded by this instance. It is part of the cache key, so a new edition
 * never finds old pages.
 */
export const setOpeningsVersion = (edition: string) => void (runtime.edition = edition);

/** Return the current edition, which starts with its date; undefined while an opening is being written. */
export const currentOpeningsVersion = (now = Date.now()) => (isEditionStale(now) ? undefined : runtime.edition);

/**
 * Mark the edition stale during a write here. Until the new edition is loaded, only Next knows which pages it
 * invalidated.
 */
export const markOpeningsStale = (now = Date.now()) =>
  void (runtime.staleEdition = { edition: runtime.edition, until: now + maxStaleMs });

function isEditionStale(now: number): boolean {
  const { edition, staleEdition: staleMark } = runtime;
  return edition === undefined || (staleMark !== undefined && staleMark.edition === edition && now < staleMark.until);
}

/** Return the cache key of public pages, such as "en.4f1c". */
const cacheKey = (language: Locale) => `${language}.${runtime.edition ?? "first"}`;

export const cacheFolder = "/cached/";
const isCachedPath = (pathname: string) => /^\/(career\/[1-9]\d{0,9})?$/.test(pathname);

/** Return the address of the cached page; null for pages that are not cached. */
export const cachedAddress = (pathname: string, language: Locale): string | null =>
  isCachedPath(pathname) ? `${cacheFolder}${cacheKey(language)}${pathname === "/" ? "" : pathname}` : null;

/** Return the language of a cached page. */
export function cachedPageLanguage(edition: string): Locale | null {
  const [language = ""] = edition.split(".");
  return isLocale(language) ? language : null;
}

const localeCookiePattern = new RegExp(`(?:^|;)\\s*${localeCookie}=([^;]*)`, "g");

/**
 * Return the cached copy for a plain request before the middleware runs; null whenever only the middleware can
 * decide.
 */
export function cachedCopyOf(pathname: string, cookies = "", acceptLanguage = "", now = Date.now()) {
  if (!isCachedPath(pathname) || isEditionStale(now)) return null;
  const stored = [...cookies.matchAll(localeCookiePattern)].map(([, value]) => value?.trim());
  if (stored.length > 1 || (stored.length === 1 && !isLocale(stored[0]))) return null;
  const address = cachedAddress(pathname, chooseLocale(stored[0], acceptLanguage));
  return address === null ? null : { address, edition: runtime.edition ?? "" };
}
