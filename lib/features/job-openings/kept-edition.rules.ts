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

/** Names what the public pages say as this instance last heard it. A kept page stands under an edition, so a new one finds none that is old. */
export const setEdition = (edition: string) => void (runtime.edition = edition);

/** The edition last heard, which begins with its day; none while one is being written. */
export const currentEdition = (now = Date.now()) => (isDoubted(now) ? undefined : runtime.edition);

/** An opening is being written here: until the edition after it is heard, only Next knows what it has let go. */
export const doubtEdition = (now = Date.now()) =>
  void (runtime.editionDoubt = { edition: runtime.edition, until: now + longestDoubtMs });

function isDoubted(now: number): boolean {
  const { edition, editionDoubt: doubt } = runtime;
  return edition === undefined || (doubt !== undefined && doubt.edition === edition && now < doubt.until);
}

/** "en.4f1c": under which a public page is kept. */
const keptUnder = (language: Locale) => `${language}.${runtime.edition ?? "first"}`;

export const keptFolder = "/cached/";
const hasKeptPage = (pathname: string) => /^\/(career\/[1-9]\d{0,9})?$/.test(pathname);

/** Where the copy of a public page is kept; null for pages of which none is. */
export const keptAddress = (pathname: string, language: Locale): string | null =>
  hasKeptPage(pathname) ? `${keptFolder}${keptUnder(language)}${pathname === "/" ? "" : pathname}` : null;

/** The language a kept page is in. */
export function languageKept(edition: string): Locale | null {
  const [language = ""] = edition.split(".");
  return isLocale(language) ? language : null;
}

const storedChoice = new RegExp(`(?:^|;)\\s*${localeCookie}=([^;]*)`, "g");

/** Which copy a plain question gets, for who answers before the middleware does; null whenever only that one can tell. */
export function keptPlace(pathname: string, cookies = "", acceptLanguage = "", now = Date.now()) {
  if (!hasKeptPage(pathname) || isDoubted(now)) return null;
  const stored = [...cookies.matchAll(storedChoice)].map(([, value]) => value?.trim());
  if (stored.length > 1 || (stored.length === 1 && !isLocale(stored[0]))) return null;
  const address = keptAddress(pathname, chooseLocale(stored[0], acceptLanguage));
  return address === null ? null : { address, edition: runtime.edition ?? "" };
}
