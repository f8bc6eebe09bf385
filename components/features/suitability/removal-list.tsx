import { getLocale, getTranslations } from "next-intl/server";
import { FileLink } from "@/components/ui/feedback/file-link";
import type { SuitabilityEntry } from "@/lib/features/suitability/schema";
import { dayOf, formatDate } from "@/lib/platform/calendar/dates";
import styles from "./suitability.module.css";

/** List removal requests with reason and decision. */
export async function RemovalList({ removals }: Pick<SuitabilityEntry, "removals">) {
  const [t, locale] = await Promise.all([getTranslations("suitability.history"), getLocale()]);
  if (removals.length === 0) return null;
  const date = (at: Date) => formatDate(dayOf(at), locale);
  return (
    <div className={styles.part}>
      <h4>{t("removals")}</h4>
      <ul className={styles.removals}>
        {removals.map(
          ({ id, reason, document, createdAt, createdBy, decidedAt, decidedBy, decision, decisionNote }) => (
            <li key={id}>
              <p className={styles.words}>{reason}</p>
              <FileLink file={document} />
              <div className={styles.by}>
                {t("removalAsked", { name: createdBy ?? t("someone"), date: date(createdAt) })}
              </div>
              <div className={styles.by}>
                {decision && decidedAt
                  ? t(decision === "Approved" ? "removalApproved" : "removalNotApproved", {
                      name: decidedBy ?? t("someone"),
                      date: date(decidedAt),
                    })
                  : t("removalWaiting")}
                {decisionNote ? `: ${decisionNote}` : null}
              </div>
            </li>
          ),
        )}
      </ul>
    </div>
  );
}
