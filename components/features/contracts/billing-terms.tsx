import { useLocale, useTranslations } from "next-intl";
import type { Contract } from "@/lib/features/contracts/schema";
import { formatRupiah } from "@/lib/features/rates/amount.rules";
import { formatPercent } from "@/lib/features/rates/percent.rules";
import { formatDate } from "@/lib/platform/calendar/dates";

/** Billing terms of a contract: fee, and below it the VAT base. product 5.14 */
export function BillingTerms({
  contract: { vatBase, feeOption, feePercentage, feeValue, covers },
}: {
  contract: Contract;
}) {
  const t = useTranslations("contracts");
  if (!feeOption || !vatBase) return null;
  const fee = {
    "no-fee": t("noFee"),
    percentage: t("feeOf", { percentage: formatPercent(Math.round((feePercentage ?? 0) * 100)) }),
    value: t("feeWorth", { value: formatRupiah(feeValue ?? 0) }),
  }[feeOption];
  return (
    <>
      {fee}
      <span data-second="">{t("vatOn", { base: vatBase })}</span>
      {covers ? <Cover covers={covers} /> : null}
    </>
  );
}

/** Coverage of a contract when limited. */
function Cover({ covers: { kinds, vessels, from, to } }: { covers: NonNullable<Contract["covers"]> }) {
  const t = useTranslations("contracts");
  const activeLocale = useLocale();
  const parts = [
    ...kinds.map((kind) => t(`kinds.${kind}`)),
    ...(vessels.length > 0 ? [t("coversVessels", { count: vessels.length })] : []),
    ...(from ? [t("coversSince", { day: formatDate(from, activeLocale) })] : []),
    ...(to ? [t("coversUntil", { day: formatDate(to, activeLocale) })] : []),
  ];
  if (parts.length === 0) return null;
  const text = t("coversOnly", { what: parts.join(", ") });
  return (
    <span data-second="" title={[text, ...vessels.map(({ name }) => name)].join(", ")}>
      {text}
    </span>
  );
}
