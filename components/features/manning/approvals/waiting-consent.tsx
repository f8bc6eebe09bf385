import { getTranslations } from "next-intl/server";
import { DetailList } from "@/components/ui/layout/detail-list";
import type { ScheduleRow } from "@/lib/features/crew/detail/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import type { Locale } from "@/lib/platform/i18n/locales";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { AnswerForms } from "./answer-forms";
import styles from "./link-page.module.css";
import { refusalKey } from "./refusal-key";
import { RecordedAnswerForm } from "./recorded-answer-form";

type Props = {
  rows: readonly ScheduleRow[];
  crewId: number;
  /** The seafarer answers; otherwise the office records the answer. */
  isOwn: boolean;
  declaration: string;
  locale: Locale;
  refused?: string | undefined;
  /** The current ports of the vessels. */
  ports: readonly { vesselId: number; port: string; at: Date | null }[];
};

/** List the plans that need the seafarer's answer, on the crew record. product 5.9 */
export async function WaitingConsent({ rows, crewId, isOwn, declaration, locale, refused, ports }: Props) {
  const [t, answers] = await Promise.all([getTranslations("approvals.page"), getTranslations("vessel-answers")]);
  const key = refusalKey(refused);
  return rows.map((row) => {
    const hidden = {
      party: "employee",
      vesselId: row.vesselId,
      vesselCrewId: row.vesselCrewId,
      employeeId: crewId,
      assignmentOn: row.assignmentOn,
      jobPositionId: row.jobPositionId,
      version: row.version,
    };
    const sent = { action: "/dashboard/answer", hidden, name: String(row.id), declaration };
    return (
      <article key={row.id} className={styles.question} id="answer">
        <div className={styles.head}>
          <h2>{t(isOwn ? "employeeTitle" : "waitsForSeafarer", { vessel: row.vesselName })}</h2>
        </div>
        <div className={styles.part}>
          <DetailList
            details={[
              { label: t("vessel"), value: row.vesselName },
              { label: t("rank"), value: inLanguage(locale, { en: row.jobPositionName, id: row.jobPositionNameId }) },
              {
                label: t("period"),
                value: `${formatDate(row.startDate, locale)} – ${formatDate(row.endDate, locale)}`,
              },
              ...ports
                .filter(({ vesselId }) => vesselId === row.vesselId)
                .map(({ port, at }) => ({
                  label: answers(at ? "portLabel" : "portPlannedLabel"),
                  value: at ? answers("portOf", { port, date: formatDate(at, locale) }) : port,
                })),
            ]}
          />
        </div>
        {isOwn ? (
          <AnswerForms {...sent} isPrincipal={false} problem={key && t(key)} />
        ) : (
          <div className={styles.answer}>
            {key ? (
              <p className={styles.problem} role="alert">
                {t(key)}
              </p>
            ) : null}
            <RecordedAnswerForm {...sent} />
          </div>
        )}
      </article>
    );
  });
}
