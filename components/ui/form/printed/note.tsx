import { getTranslations } from "next-intl/server";
import { missingSigns } from "@/lib/platform/i18n/printed-signs";
import { Alert } from "../../feedback/alert";

/** The signs of a record that its documents print as question marks, named before a document is made. */
export async function MissingSignsNote({ record }: { record: unknown }) {
  const signs = missingSigns(
    JSON.stringify(record, (_key, value) => (typeof value === "bigint" ? String(value) : value)),
  );
  if (!signs) return null;
  const t = await getTranslations("validation");
  return <Alert severity="warning">{t("signsNotPrinted", { signs })}</Alert>;
}
