import { getLocale } from "next-intl/server";
import { defaultLocale, isLocale, type Locale } from "@/lib/platform/i18n/locales";

export async function pageLocale(): Promise<Locale> {
  const locale = await getLocale();
  return isLocale(locale) ? locale : defaultLocale;
}
