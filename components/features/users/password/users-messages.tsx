import { getLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { isLocale } from "@/lib/platform/i18n/locales";
import { pickMessages } from "@/lib/platform/i18n/messages";
import { MoreMessages } from "./more-messages";

/** The texts of accounts, for the screens that need them only. */
export async function UsersMessages({ children }: { children: ReactNode }) {
  const locale = await getLocale();
  return <MoreMessages messages={pickMessages(isLocale(locale) ? locale : "en", "users")}>{children}</MoreMessages>;
}
