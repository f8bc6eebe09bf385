import { useTranslations } from "next-intl";
import type { TestType } from "@/db/enums/applicants";
import { waitOf } from "@/lib/features/applicants/pipeline/stage.rules";
import type { ListedApplicant } from "@/lib/features/applicants/schema";
import styles from "./progress.module.css";

type Props = { row: ListedApplicant; now: Date };

/**
 * Show the next action, on a phone with how long it is pending. In a list of one test, also show whether the other
 * test is pending.
 */
export function NextAction({ row, test, now }: Props & { test: TestType | undefined }) {
  const t = useTranslations("applicants");
  const { nextAction, waitingSince } = row;
  if (!nextAction || !waitingSince) return null;
  const { days, level } = waitOf(waitingSince, now);
  const other = test === "ces" ? "marlin" : "ces";
  const name = t(`list.stages.${other}`);
  return (
    <span className={styles.next}>
      {t(`screens.next.${nextAction}`)}
      <span className={`${styles.wait} ${styles.onPhone}`} data-urgency={level}>
        {t("screens.list.waitingFor", { days })}
      </span>
      {test && row[other] !== "Passed" ? (
        <span className={styles.shared} title={t("screens.list.alsoTitle", { test: name })}>
          {t("screens.list.also", { test: name })}
        </span>
      ) : null}
    </span>
  );
}

/** Show how long the next action is pending. */
export function WaitingTime({ row: { nextAction, waitingSince }, now }: Props) {
  const t = useTranslations("applicants.screens.list");
  if (!nextAction || !waitingSince) return null;
  const { days, level } = waitOf(waitingSince, now);
  return (
    <span className={styles.wait} data-urgency={level}>
      {t("waited", { days })}
    </span>
  );
}
