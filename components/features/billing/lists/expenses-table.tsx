import { getLocale, getTranslations } from "next-intl/server";
import type { BillsPage, ExpenseRow as ExpenseBill } from "@/lib/features/billing/schema";
import { formatRupiah } from "@/lib/features/rates/amount.rules";
import { formatDate } from "@/lib/platform/calendar/dates";
import { ExpenseRow } from "../amounts/expense-row";
import styles from "../billing.module.css";
import { VesselCell } from "./bill-cells";
import { BillsTableHead, BillsTotals, type BillsColumn, type BillsListProps } from "./table-head-and-totals";

type Props = BillsListProps & { page: BillsPage & { rows: ExpenseBill[] } };

const columns: readonly BillsColumn[] = [
  { id: "employeeName", sort: "crew" },
  { id: "vessel", sort: "vessel" },
  { id: "expenses" },
  { id: "notes" },
  { id: "price", sort: "amount", align: "end" },
];

/** List a month's travel expenses with the sum. D3 §2, §3 */
export async function ExpensesTable({ page, principals, ...listProps }: Props) {
  const mayEdit = page.allowedActions.includes("expenses");
  return (
    <>
      <BillsTableHead columns={columns} actions={mayEdit ? "phone" : "none"} fees={page.fees} {...listProps} />
      <tbody>
        {page.rows.map((row) => (
          <Row key={row.id} row={row} mayEdit={mayEdit} principals={principals} />
        ))}
        <BillsTotals page={page} before={4} cells={["amount"]} />
      </tbody>
    </>
  );
}

async function Row({
  row,
  mayEdit,
  principals,
}: Pick<BillsListProps, "principals"> & { row: ExpenseBill; mayEdit: boolean }) {
  const [t, locale] = await Promise.all([getTranslations("billing"), getLocale()]);
  const date = formatDate(row.date, locale);
  const { employeeName, expenses, notes, price, isOnHold, id } = row;
  const name = [employeeName, expenses].filter(Boolean).join(", ") || date;
  const before = (
    <>
      <td data-card="title" title={date}>
        {employeeName ?? "–"}
      </td>
      <VesselCell row={row} giving={{ kind: "expenses", id, name, principals }} />
      <td data-card="fact" data-label={t("columns.expenses")} title={expenses ?? undefined}>
        {expenses}
      </td>
      <td {...(notes ? { "data-card": "fact", "data-label": t("columns.notes"), title: notes } : {})}>{notes}</td>
    </>
  );
  const priceText = isOnHold ? (
    <span className={styles.missing}>{t("onHold")}</span>
  ) : (
    <strong>{formatRupiah(price)}</strong>
  );
  if (!mayEdit)
    return (
      <tr>
        {before}
        <td data-align="end" data-card="badge">
          {priceText}
        </td>
      </tr>
    );
  const expense = {
    id: row.employeeSchedulingDocumentId,
    name,
    about: [row.vessel, date].filter(Boolean).join(" · "),
    price,
    version: row.version,
  };
  return <ExpenseRow expense={expense} before={before} price={priceText} />;
}
