import { useTranslations } from "next-intl";
import { isMessageKey, labelFor } from "@/lib/platform/i18n/message-key";

/** Return the label of a field of the registration by its name: a person's field, or one of a list or the bank. */
export function useAppliedLabel() {
  const own = useTranslations("person-fields.applied");
  const labels = useTranslations("person-fields.labels");
  const others = useTranslations("registration.fields");
  return (name: string): string => {
    if (isMessageKey(own, name)) return own(name);
    return isMessageKey(labels, name) ? labels(name) : labelFor(others, name);
  };
}
