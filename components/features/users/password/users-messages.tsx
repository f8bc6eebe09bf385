import type { AbstractIntlMessages } from "next-intl";
import { getLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { isLocale } from "@/lib/platform/i18n/locales";
import { pickMessages, type messagesOf } from "@/lib/platform/i18n/messages";
import { MoreMessages } from "./more-messages";

type Texts = ReturnType<typeof messagesOf>["users"];
type Props = { only?: keyof Texts; withCaptcha?: boolean; children: ReactNode };

/** The texts of accounts, for the screens that need them only; `only` names the part a screen before the sign-in needs. The captcha has its own. */
export async function UsersMessages({ only, withCaptcha = false, children }: Props) {
  const locale = await getLocale();
  const { users, registration } = pickMessages(isLocale(locale) ? locale : "en", "users", "registration");
  const messages = {
    ...partOf("users", users, only),
    ...(withCaptcha ? partOf("registration", registration, "captcha") : {}),
  };
  return <MoreMessages messages={messages}>{children}</MoreMessages>;
}

type Branch = AbstractIntlMessages[string] | undefined;

function partOf(namespace: string, texts: Branch, only: string | undefined): AbstractIntlMessages {
  if (!texts) return {};
  const part = only && typeof texts === "object" ? texts[only] : undefined;
  return { [namespace]: only && part ? { [only]: part } : texts };
}
