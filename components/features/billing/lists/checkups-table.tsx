import { getLocale, getTranslations } from "next-intl/server";
import { StatusBadge, type StatusName } from "@/components/ui/feedback/status-badge";
import type { BillsPage, PlanningRow, RegisterRow } from "@/lib/features/billing/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { CheckupButton } from "../amounts/checkup-button";
import styles from "../billing.module.css";
import { FigureCells, VesselCell } from "./cells";
import { Head, Totals, type Column, type Shown } from "./head";

type Row = RegisterRow | PlanningRow;
type Props = Shown & { page: BillsPage & { rows: Row[] } };

const columns: readonly Column[] = [
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

/** Check-ups of a month with what each is billed at, and their sum. D3 §2, §3 */
export async function CheckupsTable({ page, ...shown }: Props) {
  const mayEdit = page.allowedActions.includes("amount");
  return (
    <>
      <Head columns={columns} hasActions={mayEdit} fees={page.fees} {...shown} />
      <tbody>
        {page.rows.map((row) => (
          <CheckupRow key={idOf(row)} row={row} fees={page.fees} mayEdit={mayEdit} />
        ))}
        <Totals page={page} before={5} cells={[...sums, ...(mayEdit ? [null] : [])]} />
      </tbody>
    </>
  );
}

const idOf = (row: Row) => ("assessmentHistoryId" in row ? row.assessmentHistoryId : row.employeePreparationMCUId);

async function CheckupRow({ row, fees, mayEdit }: Pick<BillsPage, "fees"> & { row: Row; mayEdit: boolean }) {
  const [t, locale] = await Promise.all([getTranslations("billing"), getLocale()]);
  const date = formatDate(row.date, locale === "id" ? "id" : "en");
  const status = statuses.find((one) => one === row.status) ?? "Pending";
  return (
    <tr>
      <td data-card="title" title={date}>
        {row.crew ?? "–"}
      </td>
      <VesselCell row={row} />
      <td data-card="fact" data-label={t("columns.status")}>
        <StatusBadge status={status} label={t(`statuses.${status}`)} />
      </td>
      <td className={styles.aside} title={row.clinic ?? undefined}>
        {row.clinic ?? "–"}
      </td>
      <td className={styles.aside} title={row.package ?? undefined}>
        {row.package ?? "–"}
      </td>
      <FigureCells row={row} fees={fees} />
      {mayEdit ? (
        <td data-cell="actions" data-card="actions">
          <CheckupButton
            bill={{
              id: idOf(row),
              kind: "assessmentHistoryId" in row ? "mcu-register" : "mcu-planning",
              name: [row.crew, row.vessel].filter(Boolean).join(", ") || date,
              about: [date, row.clinic, row.package].filter(Boolean).join(" · "),
              amount: row.amount,
              feeOption: row.feeOption,
              feePercentage: row.mcuFeePercentage,
              feeValue: row.mcuFeeValue,
              vatBase: row.vatBase,
              fees,
              version: row.version,
            }}
          />
        </td>
      ) : null}
    </tr>
  );
}
