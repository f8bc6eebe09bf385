import Negotiator from "negotiator";
import { defaultLocale, isLocale, locales, type Locale } from "./locales";

const formerIndonesianCode = "in";

/** Choose the stored locale, else that of Accept-Language, else English. */
export function chooseLocale(stored: string | null | undefined, acceptLanguage: string | null | undefined): Locale {
  if (isLocale(stored)) return stored;
  if (!acceptLanguage) return defaultLocale;
  const headers = { "accept-language": acceptLanguage };
  const negotiated = new Negotiator({ headers }).language([...locales, formerIndonesianCode]);
  return negotiated === formerIndonesianCode ? "id" : isLocale(negotiated) ? negotiated : defaultLocale;
}
