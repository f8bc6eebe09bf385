import { useTranslations } from "next-intl";
import type { Contract } from "@/lib/features/contracts/schema";
import { writeRupiah } from "@/lib/features/rates/amount.rules";
import styles from "./contracts.module.css";

/** How what is billed under a contract is reckoned: its fee, and below it what VAT is taken on. product 5.14 */
export function Terms({ contract: { vatBase, feeOption, feePercentage, feeValue } }: { contract: Contract }) {
  const t = useTranslations("contracts");
  if (!feeOption || !vatBase) return null;
  const fee = {
    "no-fee": t("noFee"),
    percentage: t("feeOf", { percentage: feePercentage ?? 0 }),
    value: t("feeWorth", { value: writeRupiah(feeValue ?? 0) }),
  }[feeOption];
  return (
    <>
      {fee}
      <span className={styles.base}>{t("vatOn", { base: vatBase })}</span>
    </>
  );
}
