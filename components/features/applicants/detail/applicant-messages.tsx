import { getLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { MoreMessages } from "@/components/features/users/password/more-messages";
import { isLocale } from "@/lib/platform/i18n/locales";
import { pickMessages, type Namespace } from "@/lib/platform/i18n/messages";

/** The texts of recruitment, for its screens only; `also` names those of one screen more. */
export async function ApplicantMessages({ also = [], children }: { also?: Namespace[]; children: ReactNode }) {
  const locale = await getLocale();
  return (
    <MoreMessages messages={pickMessages(isLocale(locale) ? locale : "en", "applicants", "files", ...also)}>
      {children}
    </MoreMessages>
  );
}
