import { getLocale, getTranslations } from "next-intl/server";
import { Alert, AlertTitle } from "@/components/ui/feedback/alert";
import type { Slip } from "@/lib/features/work-orders/slips/schema";
import { isSentAgain } from "@/lib/features/work-orders/slips/displayed-lines.rules";
import { rupiahText } from "@/lib/features/rates/amount.rules";
import { formatDate } from "@/lib/platform/calendar/dates";
import { ProblemList } from "../problem-list";
import { styles } from "./styles";

/** Payment status in plain words. */
async function SlipPayments({ payments }: Pick<Slip, "payments">) {
  const [t, activeLocale] = await Promise.all([getTranslations("slips.payments"), getLocale()]);
  return payments.map(({ state, amount, on, reason }, place) => (
    <p key={`${place} ${state}`} className={styles.quiet}>
      {t(isSentAgain(payments, place) ? "sentAgain" : state, {
        amount: rupiahText(amount),
        date: on ? formatDate(on, activeLocale) : "",
        reason: reason ?? "",
      })}
    </p>
  ));
}

/** Banner: whether the figures may change, and what prevents locking. product 5.15.7 */
export async function SlipHeader({ slip }: { slip: Slip }) {
  const [t, activeLocale] = await Promise.all([getTranslations("slips"), getLocale()]);
  const at = formatDate(slip.calculatedAt, activeLocale, "instant");
  if (slip.state === "locked")
    return (
      <>
        <p className={styles.quiet}>{t("locked")}</p>
        <SlipPayments payments={slip.payments} />
      </>
    );
  return (
    <Alert severity="warning" role="status" space="below-16">
      <AlertTitle>{t("draft.title")}</AlertTitle>
      {slip.problems.length === 0 ? (
        <p className={styles.flat}>{t("draft.clear")}</p>
      ) : (
        <ProblemList problems={slip.problems} />
      )}
      <small>{`${t("facts.calculatedAt")} ${at} WIB`}</small>
    </Alert>
  );
}
