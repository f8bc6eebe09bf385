import { getLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { isLocale } from "@/lib/platform/i18n/locales";
import { pickMessages, type messagesOf } from "@/lib/platform/i18n/messages";
import { MoreMessages } from "./more-messages";

type Texts = ReturnType<typeof messagesOf>["users"];
type Props = { only?: keyof Texts; children: ReactNode };

/** The texts of accounts, for the screens that need them only; `only` names the part a screen before the sign-in needs. */
export async function UsersMessages({ only, children }: Props) {
  const locale = await getLocale();
  const texts = pickMessages(isLocale(locale) ? locale : "en", "users");
  const { users } = texts;
  const part = only && typeof users === "object" ? users[only] : undefined;
  return <MoreMessages messages={only && part ? { users: { [only]: part } } : texts}>{children}</MoreMessages>;
}
