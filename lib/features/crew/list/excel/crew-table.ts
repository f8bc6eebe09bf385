import type { CrewList } from "@/db/enums/crew";
import { dayOf, formatDate } from "@/lib/platform/calendar/dates";
import type { PlainCell } from "@/lib/platform/excel/cell";
import type { LongTable } from "@/lib/platform/excel/stream-excel";
import type { Locale } from "@/lib/platform/i18n/locales";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { translator, type Translate } from "@/lib/platform/i18n/messages";
import type { ListedCrew } from "../../schema";
import type { ListVisibility } from "../../visibility/rules";

type Exported = ListedCrew & { ptkp: string | null; familyName: string | null; givenNames: string | null };
type Column = { key: string; width: number; value: (row: Exported, index: number) => PlainCell };
type CrewSheet = {
  tab: CrewList;
  visibility: ListVisibility;
  division: string;
  filters: string;
  exportedBy: string;
  locale: Locale;
  now: Date;
};

const pay = (key: keyof NonNullable<ListedCrew["pay"]>, width: number): Column => ({
  key,
  width,
  value: (row) => row.pay?.[key] ?? null,
});

function columnsOf(
  tab: CrewList,
  { professional, identity, payroll, finance }: ListVisibility,
  locale: Locale,
  t: Translate,
): Column[] {
  const since = tab === "on-board" ? "boardedOn" : tab === "resigned" ? "resignedOn" : "ashoreSince";
  const status = (row: Exported) =>
    row.certificateStatus ? t(`crew.certificateStatus.${row.certificateStatus}`) : null;
  const columns: (Column | false)[] = [
    { key: "no", width: 6, value: (_row, index) => index + 1 },
    { key: "employeeNumber", width: 15, value: (row) => row.employeeNumber },
    { key: "seafarerId", width: 15, value: (row) => row.seafarerId },
    { key: "fullName", width: 32, value: (row) => row.fullName },
    identity && { key: "familyName", width: 22, value: (row) => row.familyName },
    identity && { key: "givenNames", width: 24, value: (row) => row.givenNames },
    { key: "position", width: 24, value: (row) => inLanguage(locale, { en: row.position, id: row.positionNameId }) },
    {
      key: "vesselType",
      width: 24,
      value: (row) => inLanguage(locale, { en: row.vesselType, id: row.vesselTypeNameId }),
    },
    { key: tab === "on-board" ? "vessel" : "lastVessel", width: 26, value: (row) => row.lastVesselName },
    { key: since, width: 14, value: (row) => ({ day: row.statusSince }) },
    { key: "days", width: 9, value: (row) => row.boardDays },
    tab === "on-board" && { key: "plannedOffBoard", width: 14, value: (row) => ({ day: row.plannedOffBoard }) },
    { key: "employmentType", width: 16, value: (row) => row.employmentType },
    payroll && { key: "ptkp", width: 10, value: (row) => row.ptkp },
    professional && { key: "certificateStatus", width: 18, value: status },
    professional && { key: "missingCertificates", width: 13, value: (row) => row.missingCertificates },
    professional && { key: "nextPaperExpiry", width: 14, value: (row) => ({ day: row.nextPaperExpiry }) },
    ...(finance
      ? [
          pay("idNumber", 20),
          pay("npwpNumber", 20),
          pay("bpjsKesehatanNumber", 18),
          pay("bpjsKetenagakerjaanNumber", 18),
          pay("bankName", 18),
          pay("accountNumber", 22),
          pay("accountName", 30),
        ]
      : []),
  ];
  return columns.filter((column) => column !== false);
}

/**
 * Build the sheet of a tab: its columns with employment type, PTKP and certificate status; bank and tax for finance
 * only. product 5.18
 */
export function crewTable({ tab, visibility, division, filters, exportedBy, locale, now }: CrewSheet) {
  const t = translator(locale);
  const columns = columnsOf(tab, visibility, locale, t);
  const name = t(`crew.tabs.${tab}`);
  const table: LongTable = {
    sheet: `${name} ${dayOf(now)}`,
    title: (count) => t("crew.export.title", { tab: name, division, date: formatDate(dayOf(now), locale), count }),
    columns: columns.map(({ key, width }) => ({ label: t(`crew.export.columns.${key}`), width })),
    names: 4,
    footer: t("documents.exported", { filters, by: exportedBy, at: `${formatDate(now, locale, "instant")} WIB` }),
  };
  const cells = (row: Exported, index: number) => columns.map(({ value }) => value(row, index));
  return { table, cells };
}
