"use client";

import { useTranslations } from "next-intl";
import { splitMessage } from "@/lib/platform/errors";
import { isMessageKey } from "@/lib/platform/i18n/message-key";

/** Translate a problem: rules return a message key, the server a text. */
export function useProblemText() {
  const t = useTranslations();
  return (message: string) => {
    const { key, values } = splitMessage(message);
    return isMessageKey(t, key) ? t(key, values) : message;
  };
}
