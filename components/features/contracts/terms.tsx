import { useFormatter, useTranslations } from "next-intl";
import type { Contract } from "@/lib/features/contracts/schema";

/** How what is billed under a contract is reckoned, in a few words. product 5.14 */
export function Terms({ contract: { vatBase, feeOption, feePercentage, feeValue } }: { contract: Contract }) {
  const t = useTranslations("contracts");
  const format = useFormatter();
  if (!feeOption || !vatBase) return null;
  const fee = {
    "no-fee": t("noFee"),
    percentage: t("feeOf", { percentage: feePercentage ?? 0 }),
    value: t("feeWorth", { value: format.number(feeValue ?? 0) }),
  }[feeOption];
  return t("termsOf", { fee, base: vatBase });
}
