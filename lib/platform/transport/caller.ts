import { enterRequestContext } from "@/db/request-id";
import type { Actor } from "@/lib/access/actor";
import { addressOf } from "@/lib/access/address";
import { cookieValue } from "@/lib/access/session";
import { chooseLocale } from "../i18n/choose-locale";
import { localeCookie, localeHeader } from "../i18n/locales";
import type { Caller } from "../operation";

export const callerOf = (headers: Headers, actor: Actor, channel: Caller["channel"]): Caller => ({
  actor,
  now: new Date(),
  locale: chooseLocale(headers.get(localeHeader) ?? cookieValue(headers, localeCookie), headers.get("accept-language")),
  channel,
  address: addressOf(headers),
  userAgent: headers.get("user-agent")?.slice(0, 300) ?? "",
  requestId: enterRequestContext(headers.get("x-request-id")),
});
