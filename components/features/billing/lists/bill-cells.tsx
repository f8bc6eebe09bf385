import { getLocale, getTranslations } from "next-intl/server";
import type { BillsPage, RegisterRow } from "@/lib/features/billing/schema";
import { feeAndVatPercentages } from "@/lib/features/billing/rules";
import { formatRupiah } from "@/lib/features/rates/amount.rules";
import { formatPercent } from "@/lib/features/rates/percent.rules";
import { formatDate } from "@/lib/platform/calendar/dates";
import type { BillingKind } from "@/db/enums/billing";
import type { PrincipalOption } from "@/lib/features/contracts/schema";
import styles from "../billing.module.css";
import { AssignPrincipalButton } from "../principals/assign-button";
import { formatAmount } from "../format-amount";

type TranslatedRow = Pick<
  RegisterRow,
  "vessel" | "principal" | "note" | "carriedFrom" | "contract" | "coveredBy" | "isGiven"
>;
/** Button that assigns a principal to a row whose vessel has none. */
type PrincipalAssignment = { kind: BillingKind; id: number; name: string; principals: PrincipalOption[] | null };

/** What prices a row, or why no contract does. */
async function PricedBy({ row: { note, contract, coveredBy } }: { row: TranslatedRow }) {
  const t = await getTranslations("billing");
  if (note === "several-contracts") {
    const contracts = coveredBy.join(", ");
    return (
      <span className={styles.note} data-loose title={t("severalContracts", { contracts })}>
        {t("severalContractsShort", { contracts })}
      </span>
    );
  }
  if (note === null)
    return contract ? (
      <span className={styles.note} title={t("pricedBy", { contract })}>
        {contract}
      </span>
    ) : null;
  const isLoose = note === "no-principal";
  return (
    <span className={styles.note} data-loose={isLoose || undefined} title={t(isLoose ? "noPrincipal" : "noContract")}>
      {t(isLoose ? "noPrincipalShort" : "noContractShort")}
    </span>
  );
}

/** Vessel cell with notes on principal and month. */
export async function VesselCell({
  row,
  giving,
  isTitle = false,
}: {
  row: TranslatedRow;
  giving?: PrincipalAssignment | undefined;
  isTitle?: boolean;
}) {
  const [t, activeLocale] = await Promise.all([getTranslations("billing"), getLocale()]);
  const { vessel, principal, note, carriedFrom, isGiven } = row;
  const month = carriedFrom ? formatDate(carriedFrom, activeLocale, "month") : null;
  return (
    <td data-card={isTitle ? "title" : "fact"} data-label={t("columns.vessel")} title={principal ?? undefined}>
      <span className={styles.line}>
        <span title={vessel ?? undefined}>{vessel ?? "–"}</span>
        {giving?.principals && (note === "no-principal" || isGiven) ? (
          <AssignPrincipalButton {...giving} principals={giving.principals} assignedName={isGiven ? principal : null} />
        ) : (
          <PricedBy row={row} />
        )}
        {month === null ? null : (
          <span className={styles.note} title={t("carriedTitle", { month })}>
            {t("carriedFrom", { month })}
          </span>
        )}
      </span>
    </td>
  );
}

type Terms = Pick<RegisterRow, "amount" | "feeOption" | "feePercentage" | "feeValue" | "vatBase">;
type Figures = Terms & Pick<RegisterRow, "fee" | "billsAfterFee" | "vat" | "totalBills">;

/** Fee note when it differs from the column label: another percentage, a fixed fee, or none. D3 §9 */
type FigureProps = Pick<BillsPage, "fees"> & { row: Figures };

export async function FeeNote({ row, fees }: Pick<BillsPage, "fees"> & { row: Terms }) {
  const t = await getTranslations("billing");
  const isUsual = row.feeOption === "percentage" && row.feePercentage === (fees?.feePercentage ?? null);
  if (isUsual || row.amount === null || row.vatBase === null) return null;
  const percent = formatPercent(Math.round((row.feePercentage ?? 0) * 100));
  const value = formatRupiah(row.feeValue ?? 0);
  return <span className={styles.note}>{t("feeIs", { option: row.feeOption, percent, value })}</span>;
}

/** VAT base note when it is unusual. */
export async function VatNote({ row }: { row: Terms }) {
  const t = await getTranslations("billing");
  if (row.vatBase !== "feeOnly" || row.amount === null) return null;
  return <span className={styles.note}>{t("feeOnly")}</span>;
}

/** The row's amount, or a note that it is missing. */
export async function AmountText({ amount }: Pick<RegisterRow, "amount">) {
  const t = await getTranslations("billing");
  return amount === null ? <span className={styles.missing}>{t("missing")}</span> : formatRupiah(amount);
}

/** Cells from fee to total. D3 §3 */
export async function FollowingCells({ row, fees }: FigureProps) {
  const t = await getTranslations("billing");
  const shares = feeAndVatPercentages(fees);
  return (
    <>
      <td data-align="end" data-card="fact" data-label={t("columns.fee", shares)}>
        {formatAmount(row.fee)}
        <FeeNote row={row} fees={fees} />
      </td>
      <td data-align="end">{formatAmount(row.billsAfterFee)}</td>
      <td data-align="end" data-card="fact" data-label={t("columns.vat", shares)}>
        {formatAmount(row.vat)}
        <VatNote row={row} />
      </td>
      <td data-align="end" data-card="badge">
        <strong>{formatAmount(row.totalBills)}</strong>
      </td>
    </>
  );
}

/** Cells from amount to total of a read-only row. D3 §3 */
export async function FigureCells(props: FigureProps) {
  const t = await getTranslations("billing");
  return (
    <>
      <td data-align="end" data-card="fact" data-label={t("columns.amount")}>
        <AmountText amount={props.row.amount} />
      </td>
      <FollowingCells {...props} />
    </>
  );
}
