import { formatDate } from "@/lib/platform/calendar/dates";
import type { Fact } from "@/lib/platform/excel/render-excel";
import type { Locale } from "@/lib/platform/i18n/locales";
import { translator } from "@/lib/platform/i18n/messages";
import { bilingual, oneLine } from "@/lib/platform/pdf/bilingual";
import type { DocumentedVessel } from "../queries";

export type Sheet = { vessel: DocumentedVessel; locale: Locale; exportedBy: string; now: Date };

/** Build the labels of crew documents in both languages, as port officers expect. */
export function sheetLabels({ vessel, locale, exportedBy, now }: Sheet) {
  const both = bilingual(locale);
  const t = translator(locale);
  return {
    t,
    label: (key: string) => oneLine(both(`vessels.documents.${key}`)),
    columns: (widths: Record<string, number>) =>
      Object.entries(widths).map(([key, width]) => ({
        label: oneLine(both(`vessels.documents.columns.${key}`)),
        width,
      })),
    fact: (key: string, value: string | null): Fact => ({
      label: oneLine(both(`vessels.documents.facts.${key}`)),
      value,
    }),
    footer: t("documents.exported", {
      filters: vessel.name,
      by: exportedBy,
      at: `${formatDate(now, locale, "instant")} WIB`,
    }),
  };
}
