import { getLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { MoreMessages } from "@/components/features/users/password/more-messages";
import { isLocale } from "@/lib/platform/i18n/locales";
import { pickMessages } from "@/lib/platform/i18n/messages";

/** The texts of the manning screens, for them only. */
export async function PlanningMessages({ children }: { children: ReactNode }) {
  const locale = await getLocale();
  return (
    <MoreMessages messages={pickMessages(isLocale(locale) ? locale : "en", "planning", "manning")}>
      {children}
    </MoreMessages>
  );
}
