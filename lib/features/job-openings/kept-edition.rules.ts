import { isLocale, type Locale } from "@/lib/platform/i18n/locales";

// Shared by the middleware and the clock of this instance, which are bundled apart.
const shared = globalThis as unknown as { nakhodaEdition?: string };

/** Names what the public pages say as this instance last heard it. A kept page stands under an edition, so a new one finds none that is old. */
export const setEdition = (edition: string) => void (shared.nakhodaEdition = edition);

/** The edition last heard; it begins with its day. */
export const currentEdition = () => shared.nakhodaEdition;

/** "en.4f1c": under which a public page is kept. */
const keptUnder = (language: Locale) => `${language}.${shared.nakhodaEdition ?? "first"}`;

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
