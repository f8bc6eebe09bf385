import { useTranslations } from "next-intl";
import type { ListedApplicant } from "@/lib/features/applicants/schema";
import styles from "./progress.module.css";
import { listedStages } from "./stages";

/** Render the header of the six stages, with full names as tooltips and for screen readers. */
export function ProgressHead() {
  const t = useTranslations("applicants");
  return (
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
  );
}

/** Show the status of the six stages as marks. Phones and screen readers get text. Document 1 §2.3 */
export function Progress({ row }: { row: ListedApplicant }) {
  const t = useTranslations("applicants");
  return (
    <ol className={styles.stages} aria-label={t("screens.list.progress")}>
      {listedStages.map((stage) => {
        const reached = row.reached.includes(stage);
        const [name, status] = [t(`list.stages.${stage}`), t(`list.status.${row[stage]}`)];
        const title = t(reached ? "screens.list.stage" : "screens.list.stageNotReached", { stage: name, status });
        return (
          <li key={stage} title={title} data-mark={reached ? row[stage] : "none"}>
            <span>
              {`${name} `}
              <strong>{status}</strong>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
