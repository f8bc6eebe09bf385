import type { Locale } from "@/lib/platform/i18n/locales";
import { bilingual } from "@/lib/platform/pdf/bilingual";
import type { Column } from "@/lib/platform/pdf/table";

/** Columns of a CV's tables by the keys of their headings. A number is as wide as said in points and stands to the right. */
export function columnsIn(locale: Locale) {
  const t = bilingual(locale);
  const column = (key: string, width: number, more: Partial<Column> = {}): Column => ({
    label: t(`documents.columns.${key}`),
    width,
    ...more,
  });
  const number = (key: string, width: number) => column(key, width, { fixed: true, right: true });
  return { column, number };
}
