import { useTranslations } from "next-intl";
import { isMessageKey } from "@/lib/platform/i18n/message-key";
import { requiredMessage } from "./required-messages";

/** Return a function that finds the message of an empty field by its path. */
export function useRequiredMessage() {
  const t = useTranslations();
  return requiredMessage((key) => isMessageKey(t, key));
}
