import { useTranslations } from "next-intl";
import type { AssessmentStatus } from "@/db/enums/applicants";
import type { ListedApplicant } from "@/lib/features/applicants/schema";
import styles from "./progress.module.css";
import { listedStages } from "./stages";

const paths: Partial<Record<AssessmentStatus, string>> = {
  Passed: "M4.500 8.200l2.400 2.400 4.600-5",
  Failed: "M5.300 5.300l5.400 5.400M10.700 5.300l-5.400 5.400",
  Completed: "M5 8h6",
};

/** A status as a mark: its shape tells as much as its colour. */
function Mark({ status, reached }: { status: AssessmentStatus; reached: boolean }) {
  const path = paths[status];
  return (
    <svg
      viewBox="0 0 16 16"
      width={16}
      height={16}
      aria-hidden
      className={styles.mark}
      data-status={reached ? status : "none"}
    >
      <circle cx="8" cy="8" r={reached ? 6.5 : 2} />
      {reached && status === "InProgress" ? <path className={styles.half} d="M8 3.500a4.500 4.500 0 0 1 0 9z" /> : null}
      {path ? <path d={path} /> : null}
    </svg>
  );
}

/** The head of the six stages: each over its own mark, in full where it is pointed at or read out. */
export function ProgressHead() {
  const t = useTranslations("applicants");
  return (
    <th scope="col" data-column="progress" data-column-name={t("screens.list.progress")}>
      <span className={styles.head}>
        <span className={styles.title}>{t("screens.list.progress")}</span>
        <span className={styles.names}>
          {listedStages.map((stage) => (
            <abbr key={stage} title={t(`list.stages.${stage}`)}>
              <span aria-hidden>{t(`screens.list.short.${stage}`)}</span>
              <span className={styles.spoken}>{t(`list.stages.${stage}`)} </span>
            </abbr>
          ))}
        </span>
      </span>
    </th>
  );
}

/** Where each of the six stages stands: marks side by side, words on a phone and for who listens. Document 1 §2.3 */
export function ProgressCell({ row }: { row: ListedApplicant }) {
  const t = useTranslations("applicants");
  return (
    <td data-card="fact" data-label="" className={styles.cell}>
      <ol className={styles.stages} aria-label={t("screens.list.progress")}>
        {listedStages.map((stage) => {
          const reached = row.reached.includes(stage);
          const [name, status] = [t(`list.stages.${stage}`), t(`list.status.${row[stage]}`)];
          const title = t(reached ? "screens.list.stage" : "screens.list.stageNotReached", { stage: name, status });
          return (
            <li key={stage} title={title}>
              <Mark status={row[stage]} reached={reached} />
              <span className={styles.words} data-faint={reached ? undefined : true}>
                {name} <strong>{status}</strong>
              </span>
            </li>
          );
        })}
      </ol>
    </td>
  );
}
