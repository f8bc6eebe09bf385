import { getLocale, getTranslations } from "next-intl/server";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import { DetailList } from "@/components/ui/layout/detail-list";
import type { VesselMonth } from "@/lib/features/ujbm/months/schema";
import { rupiahText, formatRupiah } from "@/lib/features/rates/amount.rules";
import { formatDate } from "@/lib/platform/calendar/dates";
import { monthStatusVariants } from "./status-variants";
import styles from "../ujbm.module.css";
import { signedAmount } from "../signed-amount";

/** A vessel's monthly amount and its calculation, line by line. */
export async function VesselAmount({ month }: { month: VesselMonth }) {
  const [t, activeLocale] = await Promise.all([getTranslations("ujbm"), getLocale()]);
  const { ujbm, total, crew, days, correction, specialOccassionDays: special, difference, totalBefore } = month;
  // A closed row keeps the rate it was paid at; a later version may differ.
  const ratesFrom = month.state === "closed" ? null : month.ratesFrom;
  const rated = ratesFrom ? ` (${t("vessel.lines.rates", { date: formatDate(ratesFrom, activeLocale) })})` : "";
  const isMinus = correction < 0 ? "minus" : "plus";
  return (
    <section className={styles.part}>
      <h2>
        {t("vessel.made")}
        <StatusBadge status={monthStatusVariants[month.state]} label={t(`states.${month.state}`)} />
        <span className={styles.muted}>{formatDate(month.month, activeLocale, "month")}</span>
      </h2>
      <div className={styles.card}>
        {ujbm === null || total === null ? (
          <p className={styles.missing}>{t("vessel.noRate")}</p>
        ) : (
          <p className={styles.formula}>
            {t("vessel.formula", {
              ujbm: formatRupiah(ujbm),
              crew,
              days,
              sign: isMinus,
              correction: Math.abs(correction),
              special,
              total: rupiahText(total),
              rated: month.rateDifference === 0 ? "none" : month.rateDifference < 0 ? "minus" : "plus",
              rateDifference: rupiahText(Math.abs(month.rateDifference)),
            })}
          </p>
        )}
        {month.carriedOut < 0 ? <p>{t("vessel.below", { count: -month.carriedOut })}</p> : null}
        <DetailList
          details={[
            {
              label: t("vessel.lines.ujbm"),
              value: ujbm === null ? null : `${rupiahText(ujbm)}${rated}`,
            },
            {
              label: t("vessel.lines.crew"),
              value: crew,
            },
            { label: t("vessel.lines.days"), value: days },
            { label: t("vessel.lines.correction"), value: signedAmount(correction) },
            {
              label: t("vessel.lines.rateDifference"),
              value: month.rateDifference === 0 ? null : signedAmount(month.rateDifference, rupiahText),
            },
            { label: t("vessel.lines.special"), value: special },
            { label: t("vessel.lines.total"), value: total === null ? null : rupiahText(total) },
            { label: t("vessel.lines.before"), value: totalBefore === null ? null : rupiahText(totalBefore) },
            {
              label: t("vessel.lines.difference"),
              value:
                difference === null ? null : (
                  <span data-large={month.isLarge || undefined} className={month.isLarge ? styles.signed : undefined}>
                    {signedAmount(difference, rupiahText)}
                    {month.isLarge ? ` (${t("large")})` : ""}
                  </span>
                ),
            },
          ]}
        />
      </div>
    </section>
  );
}
