export const locales = ["en", "id"] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = "en";
export const localeCookie = "nakhoda-locale";
export const localeHeader = "x-nakhoda-locale";

export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value);

/** First stored choice, then Accept-Language, then English. */
export function chooseLocale(stored: string | null | undefined, acceptLanguage: string | null | undefined): Locale {
  if (isLocale(stored)) return stored;
  const wanted = (acceptLanguage ?? "")
    .split(",")
    .map((entry) => {
      const [tag = "", quality = "q=1"] = entry.trim().split(";");
      return { language: tag.toLowerCase().split("-")[0] ?? "", quality: Number(quality.split("=")[1] ?? 1) };
    })
    .sort((a, b) => b.quality - a.quality)
    .map(({ language }) => (language === "in" ? "id" : language));
  return wanted.find(isLocale) ?? defaultLocale;
}
