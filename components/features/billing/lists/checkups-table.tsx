import { getLocale, getTranslations } from "next-intl/server";
import { StatusBadge, type StatusName } from "@/components/ui/feedback/status-badge";
import type { BillsPage, PlanningRow, RegisterRow } from "@/lib/features/billing/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import type { CheckupBill } from "../amounts/checkup-form";
import { CheckupRow } from "../amounts/checkup-row";
import styles from "../billing.module.css";
import { AmountText, FigureCells, FollowingCells, VesselCell } from "./bill-cells";
import { BillsTableHead, BillsTotals, type BillsColumn, type BillsListProps } from "./table-head-and-totals";

type Listed = RegisterRow | PlanningRow;
type Props = BillsListProps & { page: BillsPage & { rows: Listed[] } };

const columns: readonly BillsColumn[] = [
  { id: "crew", sort: "crew" },
  { id: "vessel", sort: "vessel" },
  { id: "status" },
  { id: "clinic" },
  { id: "package" },
  { id: "amount", sort: "amount", align: "end" },
  { id: "fee", align: "end" },
  { id: "billsAfterFee", align: "end" },
  { id: "vat", align: "end" },
  { id: "totalBills", sort: "totalBills", align: "end" },
];
const statuses = ["InProgress", "Pending", "Completed", "Passed", "Failed"] as const satisfies readonly StatusName[];
const sums = ["amount", "fee", "billsAfterFee", "vat", "totalBills"] as const;

/** List a month's check-ups with amounts and sum. D3 §2, §3 */
export async function CheckupsTable({ page, principals, ...listProps }: Props) {
  const mayEdit = page.allowedActions.includes("amount");
  return (
    <>
      <BillsTableHead columns={columns} actions={mayEdit ? "phone" : "none"} fees={page.fees} {...listProps} />
      <tbody>
        {page.rows.map((row) => (
          <Row key={idOf(row)} row={row} fees={page.fees} mayEdit={mayEdit} principals={principals} />
        ))}
        <BillsTotals page={page} before={5} cells={sums} />
      </tbody>
    </>
  );
}

const idOf = (row: Listed) => ("assessmentHistoryId" in row ? row.assessmentHistoryId : row.employeePreparationMCUId);

type RowProps = Pick<BillsPage, "fees"> & Pick<BillsListProps, "principals"> & { row: Listed; mayEdit: boolean };

async function Row({ row, fees, mayEdit, principals }: RowProps) {
  const [t, locale] = await Promise.all([getTranslations("billing"), getLocale()]);
  const date = formatDate(row.date, locale);
  const status = statuses.find((one) => one === row.status) ?? "Pending";
  const { id, kind, name } = billFrom(row, date, fees);
  const before = (
    <>
      <td data-card="title" title={date}>
        {row.crew ?? "–"}
      </td>
      <VesselCell row={row} giving={{ kind, id, name, principals }} />
      <td data-card="fact" data-label={t("columns.status")}>
        <StatusBadge status={status} label={t(`statuses.${status}`)} />
      </td>
      <td className={styles.aside} title={row.clinic ?? undefined}>
        {row.clinic ?? "–"}
      </td>
      <td className={styles.aside} title={row.package ?? undefined}>
        {row.package ?? "–"}
      </td>
    </>
  );
  if (!mayEdit)
    return (
      <tr>
        {before}
        <FigureCells row={row} fees={fees} />
      </tr>
    );
  return (
    <CheckupRow
      bill={billFrom(row, date, fees)}
      before={before}
      label={t("columns.amount")}
      amount={<AmountText amount={row.amount} />}
      after={<FollowingCells row={row} fees={fees} />}
    />
  );
}

const billFrom = (row: Listed, date: string, fees: BillsPage["fees"]): CheckupBill => ({
  id: idOf(row),
  kind: "assessmentHistoryId" in row ? "mcu-register" : "mcu-planning",
  name: [row.crew, row.vessel].filter(Boolean).join(", ") || date,
  about: [date, row.clinic, row.package].filter(Boolean).join(" · "),
  amount: row.amount,
  ...(row.hasOwnFee
    ? { feeOption: row.feeOption, feePercentage: row.mcuFeePercentage, feeValue: row.mcuFeeValue }
    : { feeOption: "contract", feePercentage: 0, feeValue: 0 }),
  termsFee: row.termsFee,
  vatBase: row.vatBase,
  fees,
  version: row.version,
});
