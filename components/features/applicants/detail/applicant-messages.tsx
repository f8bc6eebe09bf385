import { getLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { MoreMessages } from "@/components/features/users/password/more-messages";
import { isLocale } from "@/lib/platform/i18n/locales";
import { pickMessages } from "@/lib/platform/i18n/messages";

/** The texts of recruitment, for its screens only. */
export async function ApplicantMessages({ children }: { children: ReactNode }) {
  const locale = await getLocale();
  return (
    <MoreMessages messages={pickMessages(isLocale(locale) ? locale : "en", "applicants", "files")}>
      {children}
    </MoreMessages>
  );
}
