import { getTranslations } from "next-intl/server";
import { wordFor } from "@/lib/platform/i18n/message-key";

/** What an operation is called in a sentence; one without words keeps its code. */
export async function operationWords(): Promise<(operation: string) => string> {
  const t = await getTranslations("audit.operations");
  return (operation) => wordFor(t, operation);
}
