import { getTranslations } from "next-intl/server";
import type { ListedPerson } from "@/lib/features/work-orders/inputs/schema";
import styles from "./inputs.module.css";

const badgeVariants: Record<ListedPerson["opening"], string | undefined> = {
  none: styles.quiet,
  missing: styles.missing,
  unverified: styles.waits,
  verified: undefined,
  used: undefined,
};

/** Badge of the status of opening sums; missing and unverified ones are colored. */
export async function OpeningSumsBadge({ state }: { state: ListedPerson["opening"] }) {
  const t = await getTranslations("pay-data.states");
  return <span className={badgeVariants[state]}>{t(state)}</span>;
}
