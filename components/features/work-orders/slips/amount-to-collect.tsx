import { getTranslations } from "next-intl/server";
import type { SlipRow } from "@/lib/features/work-orders/slips/schema";
import { rupiah } from "@/lib/features/work-orders/slip-labels.rules";

/** Amount to collect, below the pay of a slip in lists. */
export async function AmountToCollect({ slip: { amountToCollect } }: { slip: Pick<SlipRow, "amountToCollect"> }) {
  const t = await getTranslations("slips");
  return amountToCollect > 0 ? (
    <small>{t("toCollectOf", { amount: `Rp\u00a0${rupiah(amountToCollect)}` })}</small>
  ) : null;
}
