import { slipLines, type DebtKind, type SlipLine } from "@/db/enums/work-orders";
import { workOrderAmount } from "@/lib/features/billing/rules";
import { formatDate } from "@/lib/platform/calendar/dates";
import type { Cell } from "@/lib/platform/excel/cell";
import type { ExcelTable } from "@/lib/platform/excel/render-excel";
import type { Locale } from "@/lib/platform/i18n/locales";
import { translator } from "@/lib/platform/i18n/messages";
import { sumOf, type CostCenter } from "../rules";

type Sheet = {
  centers: CostCenter[];
  isPensionBilled: boolean;
  /** The account code of each kind of debt. */
  accounts: Partial<Record<DebtKind, string>>;
  month: string;
  locale: Locale;
  exportedBy: string;
  now: Date;
};

/**
 * List a month's pay by cost center and component. Lines add up to the slips; the bill is income plus employer pension.
 * Whole rupiah.
 */
export function journalTable({
  centers,
  isPensionBilled,
  accounts,
  month,
  locale,
  exportedBy,
  now,
}: Sheet): ExcelTable {
  const t = translator(locale);
  const codes: Partial<Record<SlipLine, string>> = accounts;
  const lineLabel = (name: SlipLine) => [codes[name], t(`work-orders.lines.${name}`)].filter(Boolean).join(" ");
  const billed = ({ vesselId, income, employerPension }: CostCenter) =>
    vesselId === null ? 0 : Number(workOrderAmount(BigInt(income), BigInt(employerPension), isPensionBilled));
  const sums: { label: string; of: (center: CostCenter) => number }[] = [
    { label: t("payments.columns.workOrders"), of: (center) => center.workOrders },
    ...slipLines.map((name) => ({
      label: lineLabel(name),
      of: ({ components }: CostCenter) => components[name] ?? 0,
    })),
    { label: t("payments.columns.income"), of: (center) => center.income },
    { label: t("payments.columns.deductions"), of: (center) => center.deductions },
    { label: t("payments.columns.takeHome"), of: (center) => center.takeHome },
    { label: t("payments.columns.toCollect"), of: (center) => center.toCollect },
    { label: t("payments.columns.employerPension"), of: (center) => center.employerPension },
    { label: t("payments.columns.billed"), of: billed },
  ];
  const total: Cell[] = [t("payments.total"), null, ...sums.map(({ of }) => sumOf(centers, of))];
  return {
    sheet: t("payments.journalSheet"),
    title: t("payments.journalTitle", { month }),
    columns: [
      { label: t("payments.columns.principal"), width: 26 },
      { label: t("payments.columns.vessel"), width: 26 },
      ...sums.map(({ label }) => ({ label, width: 16 })),
    ],
    names: 2,
    rows: centers.map((center): Cell[] => [
      center.principalName,
      center.vesselName ?? t("slips.settled.title"),
      ...sums.map(({ of }) => of(center)),
    ]),
    notes: [total],
    footer: t("documents.exported", {
      filters: month,
      by: exportedBy,
      at: `${formatDate(now, locale, "instant")} WIB`,
    }),
  };
}
