import type { Locale } from "../i18n/locales";
import { bilingual } from "./bilingual";
import type { Column } from "./table";

/** Table columns of a document by the keys of their headings. A number is a fixed width in points and aligns right. */
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
