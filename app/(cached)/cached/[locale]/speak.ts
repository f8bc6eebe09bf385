import { setRequestLocale } from "next-intl/server";
import { isLocale } from "@/lib/platform/i18n/locales";

/** A kept page is in the language of its address. */
export function speak(locale: string) {
  if (isLocale(locale)) setRequestLocale(locale);
}
