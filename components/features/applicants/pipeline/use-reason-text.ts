"use client";

import { useTranslations } from "next-intl";
import { failureReasons } from "@/db/enums/applicants";
import { wordFor } from "@/lib/platform/i18n/message-key";
import { reasonKey } from "./reason-key";

/** A stored reason in the reader's language: a code of the list, or the words somebody typed. */
export function useReasonText() {
  const t = useTranslations("applicants");
  return (reason: string) => {
    const key = reasonKey(reason, failureReasons);
    return key ? wordFor(t, key, reason) : reason;
  };
}
