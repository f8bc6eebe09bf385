import { randomUUID } from "node:crypto";
import { isIP } from "node:net";
import type { Actor } from "@/lib/access/actor";
import { cookieValue } from "@/lib/access/session";
import { chooseLocale } from "../i18n/choose-locale";
import { localeCookie, localeHeader } from "../i18n/locales";
import type { Caller } from "../operation";

/** The peer as the nearest proxy saw it; TRUST_PROXY=0 where the app stands alone. */
export const addressOf = (headers: Headers) => {
  const forwarded =
    process.env.TRUST_PROXY === "0" ? undefined : headers.get("x-forwarded-for")?.split(",").at(-1)?.trim();
  const address = (forwarded ?? "").replace(/^::ffff:/, "");
  return isIP(address) ? address : "127.0.0.1";
};

export const callerOf = (headers: Headers, actor: Actor, channel: Caller["channel"]): Caller => ({
  actor,
  now: new Date(),
  locale: chooseLocale(headers.get(localeHeader) ?? cookieValue(headers, localeCookie), headers.get("accept-language")),
  channel,
  address: addressOf(headers),
  requestId: /^[\w.:-]{1,64}$/.exec(headers.get("x-request-id") ?? "")?.[0] ?? randomUUID(),
});
