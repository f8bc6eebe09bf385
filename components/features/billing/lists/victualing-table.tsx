import { getTranslations } from "next-intl/server";
import { ViewFile } from "@/components/ui/feedback/view-file";
import type { BillsPage, VictualingRow } from "@/lib/features/billing/schema";
import { feeAndVatPercentages } from "@/lib/features/billing/rules";
import { formatRupiah } from "@/lib/features/rates/amount.rules";
import { ReceiptButton } from "../receipts/button";
import { FeeNote, VatNote, VesselCell } from "./bill-cells";
import { BillsTableHead, BillsTotals, type BillsColumn, type BillsListProps } from "./table-head-and-totals";
import { formatAmount } from "../format-amount";

type Props = BillsListProps & { page: BillsPage & { rows: VictualingRow[] } };

const columns: readonly BillsColumn[] = [
  { id: "vessel", sort: "vessel" },
  { id: "expensesType" },
  { id: "totalCrew", align: "end" },
  { id: "totalAmount", sort: "amount", align: "end" },
  { id: "attachment" },
  { id: "fee", align: "end" },
  { id: "vat", align: "end" },
  { id: "totalBills", sort: "totalBills", align: "end" },
];
const sums = ["amount", null, "fee", "vat", "totalBills"] as const;

/** List vessels' provisions of a month with signed receipts and the sum. D3 §2, §3 */
export async function VictualingTable({ page, principals, ...listProps }: Props) {
  const mayEdit = page.allowedActions.includes("receipt");
  return (
    <>
      <BillsTableHead columns={columns} actions={mayEdit ? "all" : "none"} fees={page.fees} {...listProps} />
      <tbody>
        {page.rows.map((row) => (
          <Row key={row.id} row={row} fees={page.fees} mayEdit={mayEdit} principals={principals} />
        ))}
        <BillsTotals page={page} before={3} cells={[...sums, ...(mayEdit ? [null] : [])]} />
      </tbody>
    </>
  );
}

type RowProps = Pick<BillsPage, "fees"> & Pick<BillsListProps, "principals"> & { row: VictualingRow; mayEdit: boolean };

async function Row({ row, fees, mayEdit, principals }: RowProps) {
  const t = await getTranslations("billing");
  const shares = feeAndVatPercentages(fees);
  const terms = { ...row, amount: row.totalAmount };
  const { attachment, attachmentId } = row;
  const file = attachmentId && attachment ? { fileId: attachmentId, fileName: attachment } : null;
  return (
    <tr>
      <VesselCell row={row} isTitle giving={{ kind: "victualing", id: row.id, name: row.vessel ?? "–", principals }} />
      <td data-card="fact" data-label={t("columns.expensesType")}>
        {t("sheet.names.victualing")}
      </td>
      <td data-align="end" data-card="fact" data-label={t("columns.totalCrew")}>
        {row.totalCrew}
      </td>
      <td data-align="end" data-card="fact" data-label={t("columns.totalAmount")}>
        {formatRupiah(row.totalAmount)}
      </td>
      <td data-card="fact" data-label={t("columns.attachment")} title={attachment ?? undefined}>
        {file ? <ViewFile file={{ ...file, contentType: typeOf(file.fileName) }} withName /> : "–"}
      </td>
      <td data-align="end" data-card="fact" data-label={t("columns.fee", shares)}>
        {formatAmount(row.fee)}
        <FeeNote row={terms} fees={fees} />
      </td>
      <td data-align="end" data-card="fact" data-label={t("columns.vat", shares)}>
        {formatAmount(row.vat)}
        <VatNote row={terms} />
      </td>
      <td data-align="end" data-card="badge">
        <strong>{formatAmount(row.totalBills)}</strong>
      </td>
      {mayEdit ? (
        <td data-cell="actions" data-card="actions">
          <ReceiptButton id={row.id} name={row.vessel ?? ""} version={row.version} hasReceipt={file !== null} />
        </td>
      ) : null}
    </tr>
  );
}

/** Return the type by file extension; stored files have a matching one. */
const typeOf = (name: string) => {
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase();
  return ending === "pdf" ? "application/pdf" : ending === "png" ? "image/png" : "image/jpeg";
};
