import { formatDate } from "@/lib/platform/calendar/dates";
import { bilingual } from "@/lib/platform/pdf/bilingual";
import { Facts } from "@/lib/platform/pdf/facts";
import { Columns } from "@/lib/platform/pdf/letter";
import { Empty, Section } from "@/lib/platform/pdf/section";
import { Table, type Cell, type Column } from "@/lib/platform/pdf/table";
import { monthsOf, type SeaTotal } from "../../sea-time.rules";
import type { CvPart } from "./cv-facts";

/** Sea service, newest first, with the totals by rank and vessel type and the largest vessel. product 5.18 */
export function CvSeaService({ detail: { seaService }, locale }: CvPart) {
  const t = bilingual(locale);
  const language = locale === "id" ? "id-ID" : "en-US";
  const months = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const tonnage = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  const amount = (value: number | null) => (value === null ? null : tonnage.format(value));
  const column = (key: string, width: number, more: Partial<Column> = {}): Column => ({
    label: t(`documents.columns.${key}`),
    width,
    ...more,
  });
  const number = (key: string, width: number) => column(key, width, { fixed: true, right: true });
  if (!seaService || seaService.rows.length === 0) {
    return (
      <Section title={t("documents.cv.seaService")}>
        <Empty text={t("documents.none")} />
      </Section>
    );
  }
  const { rows, totals } = seaService;
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
  const until = (day: string | null) => (day ? formatDate(day, locale) : t("crew.cv.onBoard").main);
  const cells = rows.map((entry, index): Cell[] => [
    index + 1,
    { text: entry.vesselName, strong: true, note: entry.vesselType },
    { text: entry.companyName, note: entry.note },
    entry.position,
    amount(entry.grt),
    amount(entry.dwt),
    amount(entry.hp),
    { text: `${formatDate(entry.onBoard, locale)} –\n${until(entry.offBoard)}` },
    months.format(monthsOf(entry.days)),
  ]);
  const totalTable = (key: string, list: SeaTotal[]) => (
    <Table
      key={key}
      columns={[column(key, 3), number("periods", 48), number("months", 48)]}
      rows={list.map((total) => [total.name, total.periods, months.format(total.months)])}
    />
  );
  return (
    <>
      <Section title={t("documents.cv.seaService")}>
        <Table columns={columns} rows={cells} />
      </Section>
      <Section title={t("documents.cv.seaTotals")}>
        <Columns parts={[totalTable("rank", totals.byRank), totalTable("vesselType", totals.byVesselType)]} />
        <Facts
          columns={3}
          facts={[
            { label: t("documents.cv.totalMonths"), value: months.format(totals.months) },
            { label: t("documents.cv.maxGrt"), value: amount(totals.maxGrt) },
            { label: t("documents.cv.maxDwt"), value: amount(totals.maxDwt) },
          ]}
        />
      </Section>
    </>
  );
}
