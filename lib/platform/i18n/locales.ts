export const locales = ["en", "id"] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = "en";
export const localeCookie = "nakhoda-locale";
export const localeHeader = "x-nakhoda-locale";

export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value);
