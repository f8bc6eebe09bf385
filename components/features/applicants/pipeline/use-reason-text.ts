"use client";

import { useTranslations } from "next-intl";
import { failureReasons } from "@/db/enums/applicants";
import { labelFor } from "@/lib/platform/i18n/message-key";
import { reasonKey } from "./reason-key";

/** Return a stored reason in the user's language: the label of a code, or the free text. */
export function useReasonText() {
  const t = useTranslations("applicants");
  return (reason: string) => {
    const key = reasonKey(reason, failureReasons);
    return key ? labelFor(t, key, reason) : reason;
  };
}
