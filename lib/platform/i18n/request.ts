import { cookies, headers } from "next/headers";
import { getRequestConfig } from "next-intl/server";
import { timeZone } from "@/lib/platform/calendar/dates";
import { chooseLocale } from "./choose-locale";
import { isLocale, localeCookie, localeHeader } from "./locales";
import { messagesOf } from "./messages";

export default getRequestConfig(async ({ requestLocale }) => {
  // A statically cached page sets its own locale and must not read the request.
  const head = isLocale(await requestLocale) ? null : await headers();
  const stored = head ? (head.get(localeHeader) ?? (await cookies()).get(localeCookie)?.value) : await requestLocale;
  const locale = chooseLocale(stored, head?.get("accept-language"));
  return { locale, timeZone, messages: messagesOf(locale) };
});
