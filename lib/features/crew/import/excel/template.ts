import type { TemplateColumn, TemplateSheet } from "@/lib/platform/excel/render-template";
import type { Locale } from "@/lib/platform/i18n/locales";
import { translator, type Translate } from "@/lib/platform/i18n/messages";
import {
  columnOf,
  documentDays,
  documentKeys,
  headingOf,
  noteOf,
  personKeys,
  requiredColumns,
  type DocumentColumn,
  type PersonColumn,
} from "../columns.rules";
import { sheetNames } from "../schema";

const templateVersion = 1;
const narrow = 16;
const wide: Partial<Record<string, number>> = {
  fullName: 30,
  address: 40,
  kinAddress: 40,
  name: 42,
  description: 30,
  email: 28,
  kinEmail: 28,
  rank: 24,
  vesselType: 26,
  kinName: 26,
};
/** How many leading columns identify a row: seafarer code and employee number, and for people also the name. */
const keyColumnCount = { crew: 3, certificates: 2 } as const;
const requiredDocumentColumns: readonly DocumentColumn[] = ["kind", "number", "issued"];

function columnFor(
  key: PersonColumn | DocumentColumn,
  isRequired: boolean,
  isDay: boolean,
  t: Translate,
): TemplateColumn {
  return {
    label: headingOf(key, t),
    note: noteOf(key, t),
    width: wide[key] ?? narrow,
    isRequired,
    isText: !isDay,
  };
}

/** Build both sheets of the template with headings and notes in the reader's language. product 2.4 */
export function importTemplate(locale: Locale): TemplateSheet[] {
  const t = translator(locale);
  const columns = {
    crew: personKeys.map((key) => columnFor(key, requiredColumns.includes(key), columnOf(key).isDay === true, t)),
    certificates: documentKeys.map((key) =>
      columnFor(key, requiredDocumentColumns.includes(key), documentDays.includes(key), t),
    ),
  };
  return sheetNames.map((sheet) => ({
    sheet: t(`crew-import.sheets.${sheet}`),
    title: t(`crew-import.template.${sheet}Title`),
    notes: [
      t("crew-import.template.fill"),
      t(`crew-import.template.${sheet}Note`),
      t("crew-import.template.version", { version: templateVersion }),
    ],
    columns: columns[sheet],
    names: keyColumnCount[sheet],
  }));
}
