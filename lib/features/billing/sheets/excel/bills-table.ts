import type { BillingKind } from "@/db/enums/billing";
import { formatDate } from "@/lib/platform/calendar/dates";
import type { Cell } from "@/lib/platform/excel/cell";
import type { ExcelTable } from "@/lib/platform/excel/render-excel";
import type { Locale } from "@/lib/platform/i18n/locales";
import { translator } from "@/lib/platform/i18n/messages";
import type { Fees } from "../../usual-fees.queries";
import type { Bill } from "../../bills.queries";
import { feeAndVatPercentages } from "../../rules";
import type { Sums } from "../../schema";

type Sheet = {
  kind: BillingKind;
  month: string;
  isLocked: boolean;
  fees: Fees | null;
  filters: string;
  rows: readonly Bill[];
  summary: Sums;
  locale: Locale;
  exportedBy: string;
  now: Date;
};
type Column = { key: string; width: number; cell: (bill: Bill) => Cell; sum?: keyof Sums };

const vessel: Column = { key: "vessel", width: 26, cell: (bill) => bill.vessel_name };
const crew: Column = { key: "crew", width: 28, cell: (bill) => bill.person };
const day: Column = { key: "date", width: 13, cell: (bill) => ({ day: bill.day }) };
const sums: Column[] = [
  { key: "amount", width: 16, cell: (bill) => bill.amount, sum: "amount" },
  { key: "fee", width: 15, cell: (bill) => bill.fee, sum: "fee" },
  { key: "billsAfterFee", width: 17, cell: (bill) => bill.bills_after_fee, sum: "billsAfterFee" },
  { key: "vat", width: 15, cell: (bill) => bill.vat, sum: "vat" },
  { key: "totalBills", width: 17, cell: (bill) => bill.total_bills, sum: "totalBills" },
];
const ending: Column[] = [
  { key: "principal", width: 26, cell: (bill) => bill.principal_name },
  { key: "contract", width: 26, cell: (bill) => bill.contract_name },
  { key: "invoice", width: 22, cell: (bill) => bill.invoice_number },
];

function columnsOf(kind: BillingKind, t: ReturnType<typeof translator>): Column[] {
  const status: Column = {
    key: "status",
    width: 13,
    cell: (bill) => (bill.status ? t(`billing.statuses.${bill.status}`) : null),
  };
  const clinic: Column = { key: "clinic", width: 24, cell: (bill) => bill.clinic };
  const medical: Column = { key: "package", width: 24, cell: (bill) => bill.package };
  const [amount, ...calculatedColumns] = sums;
  if (!amount) return [];
  if (kind === "expenses")
    return [
      vessel,
      { ...crew, key: "employeeName" },
      day,
      { key: "expenses", width: 28, cell: (bill) => bill.expense },
      { ...amount, key: "price" },
      { key: "notes", width: 30, cell: (bill) => bill.notes },
      ...ending,
    ];
  if (kind === "victualing")
    return [
      vessel,
      { key: "expensesType", width: 14, cell: () => t("billing.sheet.names.victualing") },
      { key: "totalCrew", width: 11, cell: (bill) => bill.total_crew },
      { ...amount, key: "totalAmount" },
      ...calculatedColumns,
      { key: "attachment", width: 24, cell: (bill) => bill.receipt_name },
      ...ending,
    ];
  if (kind === "work-order")
    return [vessel, crew, { key: "workOrder", width: 24, cell: (bill) => bill.package }, ...sums, ...ending];
  return [vessel, crew, day, status, clinic, medical, ...sums, ...ending];
}

/** Build a sheet of bills with numeric cells and a sum formula per column with the page's figure. product 5.14, 5.18 */
export function billsTable({
  kind,
  month,
  isLocked,
  fees,
  filters,
  rows,
  summary,
  locale,
  exportedBy,
  now,
}: Sheet): ExcelTable {
  const t = translator(locale);
  const name = formatDate(month, locale, "month");
  const columns = columnsOf(kind, t);
  const shares = feeAndVatPercentages(fees);
  const total = columns.map(({ sum }): Cell => (sum ? { sum: summary[sum] } : null));
  return {
    sheet: t(`billing.sheet.names.${kind}`),
    title: t("billing.sheet.title", {
      kind: t(`billing.sheet.names.${kind}`),
      month: name,
      state: t(isLocked ? "billing.locked" : "billing.open"),
    }),
    columns: [
      { label: t("billing.columns.no"), width: 6 },
      ...columns.map(({ key, width }) => ({ label: t(`billing.columns.${key}`, shares), width })),
    ],
    names: 2,
    rows: rows.map((bill, index) => [index + 1, ...columns.map(({ cell }) => cell(bill))]),
    notes: [[null, t("billing.total"), ...total.slice(1)]],
    footer: t("documents.exported", { filters, by: exportedBy, at: `${formatDate(now, locale, "instant")} WIB` }),
  };
}
