import { inLanguage } from "@/lib/platform/i18n/localized";
/**
 * Format the thousands in a vessel size name for the user's language: "> 5,000 HP" becomes "> 5.000 HP" in
 * Indonesian.
 */
export const sizeName = (name: string, locale: string): string =>
  inLanguage(locale, { en: name, id: name.replace(/(?<=\d),(?=\d{3}(?!\d))/g, ".") });
