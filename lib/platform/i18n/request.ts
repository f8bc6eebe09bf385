import { cookies, headers } from "next/headers";
import { getRequestConfig } from "next-intl/server";
import { timeZone } from "../dates";
import { chooseLocale, localeCookie, localeHeader } from "./locales";
import { messagesOf } from "./messages";

export default getRequestConfig(async () => {
  const head = await headers();
  const stored = head.get(localeHeader) ?? (await cookies()).get(localeCookie)?.value;
  const locale = chooseLocale(stored, head.get("accept-language"));
  return { locale, timeZone, messages: messagesOf(locale) };
});
