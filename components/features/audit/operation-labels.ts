import { getTranslations } from "next-intl/server";
import { labelFor } from "@/lib/platform/i18n/message-key";

/** Return the label of an operation within a sentence, or its code when it has none. */
export async function operationLabels(): Promise<(operation: string) => string> {
  const t = await getTranslations("audit.operations");
  return (operation) => labelFor(t, operation);
}
