import { formatDate } from "@/lib/platform/calendar/dates";
import type { Locale } from "@/lib/platform/i18n/locales";
import { bilingual } from "@/lib/platform/pdf/bilingual";
import { columnsIn } from "@/lib/platform/pdf/columns";
import { Facts } from "@/lib/platform/pdf/facts";
import { Columns } from "@/lib/platform/pdf/letter";
import { Empty, Section } from "@/lib/platform/pdf/section";
import { Table, type Cell } from "@/lib/platform/pdf/table";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { monthsOf, type SeaService, type SeaTotal } from "../../sea-time/rules";

/** A row of sea service with its days. */
type CvService = SeaService & {
  companyName: string;
  vesselName: string;
  hp: number | null;
  note: string | null;
  days: number;
};
type CvTotals = {
  months: number;
  byRank: SeaTotal[];
  byVesselType: SeaTotal[];
  maxGrt: number | null;
  maxDwt: number | null;
};
/** seaService is null if it is hidden from the reader or empty. */
type Props = { seaService: { rows: readonly CvService[]; totals: CvTotals } | null; locale: Locale };

/** Build the number and date formats of the document's language. */
function formatsFor(locale: Locale) {
  const language = inLanguage(locale, { en: "en-US", id: "id-ID" });
  const months = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const tonnage = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  return {
    months: (value: number) => months.format(value),
    amount: (value: number | null) => (value === null ? null : tonnage.format(value)),
  };
}

function ServiceTable({ rows, locale }: { rows: readonly CvService[]; locale: Locale }) {
  const { column, number } = columnsIn(locale);
  const { months, amount } = formatsFor(locale);
  const stillOnBoard = bilingual(locale)("crew.cv.onBoard").main;
  const until = (day: string | null) => (day ? formatDate(day, locale) : stillOnBoard);
  const columns = [
    number("no", 22),
    column("vessel", 2.4),
    column("company", 2),
    column("rank", 1.5),
    number("grt", 40),
    number("dwt", 44),
    number("hp", 38),
    column("period", 60, { fixed: true }),
    number("months", 40),
  ];
  const cells = rows.map((entry, index): Cell[] => [
    index + 1,
    { text: entry.vesselName, strong: true, note: entry.vesselType },
    { text: entry.companyName, note: entry.note },
    entry.position,
    amount(entry.grt),
    amount(entry.dwt),
    amount(entry.hp),
    { text: `${formatDate(entry.onBoard, locale)} –\n${until(entry.offBoard)}` },
    months(monthsOf(entry.days)),
  ]);
  return <Table columns={columns} rows={cells} />;
}

function TotalTable({ by, totals, locale }: { by: string; totals: readonly SeaTotal[]; locale: Locale }) {
  const { column, number } = columnsIn(locale);
  const { months } = formatsFor(locale);
  const columns = [column(by, 3), number("periods", 48), number("months", 48)];
  return <Table columns={columns} rows={totals.map((total) => [total.name, total.periods, months(total.months)])} />;
}

/**
 * Print sea service of a seafarer or applicant, newest first, with totals by rank and vessel type and the largest
 * vessel. product 5.18
 */
export function CvSeaService({ seaService, locale }: Props) {
  const t = bilingual(locale);
  const { months, amount } = formatsFor(locale);
  if (!seaService || seaService.rows.length === 0)
    return (
      <Section title={t("documents.cv.seaService")}>
        <Empty text={t("documents.none")} />
      </Section>
    );
  const { rows, totals } = seaService;
  return (
    <>
      <Section title={t("documents.cv.seaService")}>
        <ServiceTable rows={rows} locale={locale} />
      </Section>
      <Section title={t("documents.cv.seaTotals")}>
        <Columns
          parts={[
            <TotalTable key="rank" by="rank" totals={totals.byRank} locale={locale} />,
            <TotalTable key="vesselType" by="vesselType" totals={totals.byVesselType} locale={locale} />,
          ]}
        />
        <Facts
          columns={3}
          facts={[
            { label: t("documents.cv.totalMonths"), value: months(totals.months) },
            { label: t("documents.cv.maxGrt"), value: amount(totals.maxGrt) },
            { label: t("documents.cv.maxDwt"), value: amount(totals.maxDwt) },
          ]}
        />
      </Section>
    </>
  );
}
