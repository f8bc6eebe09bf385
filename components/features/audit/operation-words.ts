import { getTranslations } from "next-intl/server";

/** What an operation is called in a sentence; one without words keeps its code. */
export async function operationWords(): Promise<(operation: string) => string> {
  const t = await getTranslations("audit.operations");
  return (operation) => (t.has(operation as never) ? t(operation as never) : operation);
}
