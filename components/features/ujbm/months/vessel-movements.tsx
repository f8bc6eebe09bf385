import { getLocale, getTranslations } from "next-intl/server";
import { RecordTable } from "@/components/ui/list/record-table";
import type { Movement, VesselMonth } from "@/lib/features/ujbm/months/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { inLanguage } from "@/lib/platform/i18n/localized";
import styles from "../ujbm.module.css";
import { signedAmount } from "../signed-amount";

/** List joins and leaves behind a vessel's correction, by month. */
export async function VesselMovements({ month }: { month: VesselMonth }) {
  const [t, activeLocale] = await Promise.all([getTranslations("ujbm"), getLocale()]);
  const { settlements, correction, carriedIn } = month;
  const day = (date: string | null) => (date ? formatDate(date, activeLocale) : "");
  const cells = (one: Movement) => [
    one.assignmentId === null ? t("unfilled") : (one.name ?? t("unnamed")),
    inLanguage(activeLocale, { en: one.position, id: one.positionId }) ?? "",
    day(one.joinedOn),
    day(one.leftOn),
    signedAmount(one.manDays),
  ];
  return (
    <section className={styles.part}>
      <h2>{t("vessel.why", { correction: signedAmount(correction) })}</h2>
      {settlements.length === 0 && carriedIn === 0 ? (
        <p className={styles.muted}>{t("vessel.nothingSettled")}</p>
      ) : null}
      {settlements.map((one) => {
        const name = formatDate(one.month, activeLocale, "month");
        const difference = signedAmount(one.actualManDays - one.paidManDays);
        const values = { month: name, actual: one.actualManDays, paid: one.paidManDays, difference };
        return (
          <div key={one.month}>
            <h3>{t("vessel.settled", values)}</h3>
            <RecordTable
              label={t("vessel.settled", values)}
              columns={[
                { label: t("vessel.who") },
                { label: t("vessel.position") },
                { label: t("vessel.joined") },
                { label: t("vessel.left") },
                { label: t("vessel.manDays"), align: "end" },
              ]}
              rows={one.movements.map(cells)}
              empty={t("vessel.noCorrection")}
            />
          </div>
        );
      })}
      {carriedIn < 0 ? <h3>{t("vessel.carried", { count: carriedIn })}</h3> : null}
    </section>
  );
}
