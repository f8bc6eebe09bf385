import { getLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { isLocale } from "@/lib/platform/i18n/locales";
import { messagesOf } from "@/lib/platform/i18n/messages";
import { MoreMessages } from "./more-messages";

type Texts = ReturnType<typeof messagesOf>["users"];
type Props = { only?: keyof Texts; children: ReactNode };

/** The texts of accounts, for the screens that need them only; `only` names the part a screen before the sign-in needs. */
export async function UsersMessages({ only, children }: Props) {
  const locale = await getLocale();
  const { users } = messagesOf(isLocale(locale) ? locale : "en");
  return <MoreMessages messages={{ users: only ? { [only]: users[only] } : users }}>{children}</MoreMessages>;
}
