import { getTranslations } from "next-intl/server";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import { stages } from "@/db/enums/applicants";
import type { Assessment } from "@/lib/features/applicants/pipeline/schema";
import { dayOf, formatDate } from "@/lib/platform/calendar/dates";
import type { Locale } from "@/lib/platform/i18n/locales";
import styles from "./panels.module.css";

const tracked = stages.filter((stage) => stage !== "result");

/** Show the progress of all stages: status, date and user. */
export async function StageTrack({
  history,
  open,
  locale,
}: {
  history: Assessment[];
  open: readonly string[];
  locale: Locale;
}) {
  const [t, list] = await Promise.all([
    getTranslations("applicants.screens.track"),
    getTranslations("applicants.list"),
  ]);
  return (
    <ol className={styles.track} aria-label={t("label")}>
      {tracked.map((stage) => {
        const last = history.findLast((row) => row.assessmentTypeName === stage);
        const status = last?.assessmentStatus ?? "Pending";
        return (
          <li key={stage} aria-current={open.includes(stage) ? "step" : undefined}>
            <strong>{list(`stages.${stage}`)}</strong>
            <span>
              <StatusBadge status={status} label={last ? list(`status.${status}`) : t("notReached")} faint={!last} />
            </span>
            {last ? (
              <small>
                {formatDate(dayOf(last.createdAt), locale)}
                {last.createdBy ? ` · ${last.createdBy}` : ""}
              </small>
            ) : null}
          </li>
        );
      })}
    </ol>
  );
}
