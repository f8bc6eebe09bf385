import { useLocale, useTranslations } from "next-intl";
import type { BillingKind } from "@/db/enums/billing";
import type { BillsPage, RegisterRow } from "@/lib/features/billing/schema";
import type { PrincipalOption } from "@/lib/features/contracts/schema";
import { formatRupiah } from "@/lib/features/rates/amount.rules";
import { formatPercent } from "@/lib/features/rates/percent.rules";
import { formatDate } from "@/lib/platform/calendar/dates";
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
function PricedBy({ row: { note, contract, coveredBy } }: { row: TranslatedRow }) {
  const t = useTranslations("billing");
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

/** The vessel with notes on principal and month. */
export function BilledVessel({ row, giving }: { row: TranslatedRow; giving: PrincipalAssignment }) {
  const t = useTranslations("billing");
  const locale = useLocale();
  const { vessel, principal, note, carriedFrom, isGiven } = row;
  const month = carriedFrom ? formatDate(carriedFrom, locale, "month") : null;
  return (
    <span className={styles.line}>
      <span title={vessel ?? undefined}>{vessel ?? "–"}</span>
      {giving.principals && (note === "no-principal" || isGiven) ? (
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
  );
}

export type Figures = Pick<
  RegisterRow,
  "amount" | "feeOption" | "feePercentage" | "feeValue" | "vatBase" | "fee" | "vat"
>;

/** The fee, with a note when it differs from the column label: another percentage, a fixed fee, or none. D3 §9 */
export function FeeFigure({ row, fees }: { row: Figures; fees: BillsPage["fees"] }) {
  const t = useTranslations("billing");
  const isUsual = row.feeOption === "percentage" && row.feePercentage === (fees?.feePercentage ?? null);
  const percent = formatPercent(Math.round((row.feePercentage ?? 0) * 100));
  const value = formatRupiah(row.feeValue ?? 0);
  return (
    <>
      {formatAmount(row.fee)}
      {isUsual || row.amount === null || row.vatBase === null ? null : (
        <span className={styles.note}>{t("feeIs", { option: row.feeOption, percent, value })}</span>
      )}
    </>
  );
}

/** VAT, with a note when its base is unusual. */
export function VatFigure({ row }: { row: Figures }) {
  const t = useTranslations("billing");
  return (
    <>
      {formatAmount(row.vat)}
      {row.vatBase === "feeOnly" && row.amount !== null ? <span className={styles.note}>{t("feeOnly")}</span> : null}
    </>
  );
}

/** The row's amount, or a note that it is missing. */
export function AmountText({ amount }: Pick<RegisterRow, "amount">) {
  const t = useTranslations("billing");
  return amount === null ? <span className={styles.missing}>{t("missing")}</span> : formatRupiah(amount);
}

/** The price of an expense, or that it is on hold. */
export function ExpensePrice({ price, isOnHold }: { price: number; isOnHold: boolean }) {
  const t = useTranslations("billing");
  return isOnHold ? <span className={styles.missing}>{t("onHold")}</span> : <strong>{formatRupiah(price)}</strong>;
}
