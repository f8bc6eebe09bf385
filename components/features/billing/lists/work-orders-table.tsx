import { getTranslations } from "next-intl/server";
import type { BillsPage, WorkOrderRow } from "@/lib/features/billing/schema";
import { FigureCells, VesselCell } from "./bill-cells";
import { BillsTableHead, BillsTotals, type BillsColumn, type BillsListProps } from "./table-head-and-totals";

type Props = BillsListProps & { page: BillsPage & { rows: WorkOrderRow[] } };

const columns: readonly BillsColumn[] = [
  { id: "crew", sort: "crew" },
  { id: "vessel", sort: "vessel" },
  { id: "workOrder" },
  { id: "amount", sort: "amount", align: "end" },
  { id: "fee", align: "end" },
  { id: "billsAfterFee", align: "end" },
  { id: "vat", align: "end" },
  { id: "totalBills", sort: "totalBills", align: "end" },
];

/** List a month's locked work orders with amounts and sum. D3 §2, §3 */
export async function WorkOrdersTable({ page, principals, ...listProps }: Props) {
  return (
    <>
      <BillsTableHead columns={columns} actions="none" fees={page.fees} {...listProps} />
      <tbody>
        {page.rows.map((row) => (
          <Row key={row.workOrderId} row={row} fees={page.fees} principals={principals} />
        ))}
        <BillsTotals page={page} before={3} cells={["amount", "fee", "billsAfterFee", "vat", "totalBills"]} />
      </tbody>
    </>
  );
}

type RowProps = Pick<BillsPage, "fees"> & Pick<BillsListProps, "principals"> & { row: WorkOrderRow };

async function Row({ row, fees, principals }: RowProps) {
  const t = await getTranslations("billing");
  const name = [row.crew, row.workOrderNumber].filter(Boolean).join(", ");
  return (
    <tr>
      <td data-card="title">{row.crew ?? "–"}</td>
      <VesselCell row={row} giving={{ kind: "work-order", id: row.workOrderId, name, principals }} />
      <td data-card="fact" data-label={t("columns.workOrder")}>
        {row.workOrderNumber}
      </td>
      <FigureCells row={row} fees={fees} />
    </tr>
  );
}
