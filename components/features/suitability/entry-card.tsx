import { getLocale, getTranslations } from "next-intl/server";
import { FileLink } from "@/components/ui/feedback/file-link";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import { DetailList } from "@/components/ui/layout/detail-list";
import { suitabilityLevels } from "@/db/enums/suitability";
import type { SuitabilityEntry } from "@/lib/features/suitability/schema";
import { dayOf, formatDate } from "@/lib/platform/calendar/dates";
import { EntryActions } from "./entry-actions";
import { levelVariant } from "./level-variants";
import { RemovalList } from "./removal-list";
import styles from "./suitability.module.css";

/** Show one entry with its reply and removal requests. */
export async function EntryCard({ entry, isOwn }: { entry: SuitabilityEntry; isOwn: boolean }) {
  const [t, crew, locale] = await Promise.all([
    getTranslations("suitability.history"),
    getTranslations("crew"),
    getLocale(),
  ]);
  const date = (value: string | Date) => formatDate(typeof value === "string" ? value : dayOf(value), locale);
  const by = (name: string | null, at: Date) => t("byOn", { name: name ?? t("someone"), date: date(at) });
  const { employeeBlacklistLevelId: level, confirmedAt, reply } = entry;
  const details = [
    { label: t("reason"), value: crew(`suitabilityReason.${entry.reason}`) },
    { label: t("startDate"), value: date(entry.startDate) },
    { label: t("endDate"), value: entry.endDate ? date(entry.endDate) : t("noEnd") },
    { label: t("reviewDate"), value: entry.reviewDate ? date(entry.reviewDate) : null },
    { label: t("author"), value: by(entry.createdBy, entry.createdAt) },
    { label: t("evidence"), value: entry.evidence ? <FileLink file={entry.evidence} /> : null },
    { label: t("description"), value: <p className={styles.words}>{entry.description}</p>, wide: true },
  ];
  return (
    <li className={styles.entry} data-ended={entry.isOpen ? undefined : ""}>
      <div className={styles.title}>
        <StatusBadge
          status={levelVariant[level]}
          label={crew(`suitability.${suitabilityLevels[level]}`)}
          faint={!entry.isOpen}
        />
        <h3>{entry.isOpen || !entry.endDate ? t("open") : t("ended", { date: date(entry.endDate) })}</h3>
        {entry.closesEntryId ? <span className={styles.state}>{t("closingNote")}</span> : null}
        {level === 3 && confirmedAt ? (
          <span className={styles.state}>
            {t("confirmedBy", { name: entry.confirmedBy ?? t("someone"), date: date(confirmedAt) })}
          </span>
        ) : null}
        {entry.isOpen && !entry.isConfirmed ? <span className={styles.due}>{t("notConfirmed")}</span> : null}
        {entry.waitsForCheckOut ? <span className={styles.due}>{t("waitsForCheckOut")}</span> : null}
        {entry.isReviewDue && entry.reviewDate ? (
          <span className={styles.due}>{t("reviewDue", { date: date(entry.reviewDate) })}</span>
        ) : null}
        <EntryActions entry={entry} isOwn={isOwn} />
      </div>
      <DetailList details={details} />
      {reply ? (
        <div className={styles.part}>
          <h4>
            {t("reply")}, {date(reply.repliedAt)}
          </h4>
          <p className={styles.words}>{reply.text}</p>
          <FileLink file={reply.file} />
        </div>
      ) : null}
      <RemovalList removals={entry.removals} />
    </li>
  );
}
