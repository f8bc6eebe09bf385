import { getTranslations } from "next-intl/server";
import type { Order, SearchParams } from "@/components/ui/list/list-state";
import { SortHeader } from "@/components/ui/list/sort-header";
import type { BillsPage } from "@/lib/features/billing/schema";
import type { PrincipalOption } from "@/lib/features/contracts/schema";
import { feeAndVatPercentages } from "@/lib/features/billing/rules";
import { formatRupiah } from "@/lib/features/rates/amount.rules";
import styles from "../billing.module.css";

/** principals: principals a row may be assigned, for those who may assign. */
export type BillsListProps = { params: SearchParams; sort: string; order: Order; principals: PrincipalOption[] | null };
/** sort: the list's sort id. */
type ColumnId =
  | "crew"
  | "employeeName"
  | "vessel"
  | "status"
  | "clinic"
  | "package"
  | "expenses"
  | "notes"
  | "price"
  | "expensesType"
  | "totalCrew"
  | "totalAmount"
  | "attachment"
  | "amount"
  | "fee"
  | "billsAfterFee"
  | "vat"
  | "totalBills"
  | "workOrder";
export type BillsColumn = { id: ColumnId; sort?: "vessel" | "crew" | "amount" | "totalBills"; align?: "end" };

/** Whether rows have an action column; on phones actions are in cards without a header. */
type Actions = "all" | "phone" | "none";

export async function BillsTableHead({
  columns,
  actions,
  fees,
  params,
  sort,
  order,
}: Omit<BillsListProps, "principals"> &
  Pick<BillsPage, "fees"> & { columns: readonly BillsColumn[]; actions: Actions }) {
  const [t, shell] = await Promise.all([getTranslations("billing.columns"), getTranslations("shell.list")]);
  const shares = feeAndVatPercentages(fees);
  return (
    <thead>
      <tr>
        {columns.map((column) =>
          column.sort ? (
            <SortHeader
              key={column.id}
              id={column.sort}
              label={t(column.id, shares)}
              {...(column.align ? { align: column.align, first: "desc" as const } : {})}
              params={params}
              sort={sort}
              order={order}
            />
          ) : (
            <th key={column.id} scope="col" data-align={column.align} data-column={column.id}>
              {t(column.id, shares)}
            </th>
          ),
        )}
        {actions === "all" ? (
          <th scope="col" data-cell="actions">
            {shell("actions")}
          </th>
        ) : null}
      </tr>
    </thead>
  );
}

type Cell = keyof BillsPage["summary"] | null;

/** Total row over all pages. before: columns ahead of the sums; null is a column without one. */
export async function BillsTotals({
  page,
  before,
  cells,
}: {
  page: BillsPage;
  before: number;
  cells: readonly Cell[];
}) {
  const t = await getTranslations("billing");
  const last = cells.findLast((name) => name !== null);
  return (
    <tr className={styles.total} data-row="total">
      <td data-card="title" colSpan={before}>
        {t("total")} <span className={styles.muted}>{t("totalOf", { count: page.total })}</span>
      </td>
      {cells.map((name, index) =>
        name === null ? (
          <td key={index} />
        ) : (
          <td
            key={name}
            data-align="end"
            data-card={name === last ? "badge" : "fact"}
            data-label={t(`columns.${name}`, feeAndVatPercentages(page.fees))}
            data-sum={name}
          >
            {formatRupiah(page.summary[name])}
          </td>
        ),
      )}
    </tr>
  );
}
