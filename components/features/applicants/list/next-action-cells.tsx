import { useTranslations } from "next-intl";
import type { TestType } from "@/db/enums/applicants";
import { waitOf } from "@/lib/features/applicants/pipeline/stage.rules";
import type { ListedApplicant } from "@/lib/features/applicants/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import type { Locale } from "@/lib/platform/i18n/locales";
import styles from "./progress.module.css";

type Props = { row: ListedApplicant; test: TestType | undefined; now: Date; locale: Locale };

/**
 * Show the next action and how long it is pending. In a list of one test, also show whether the other test is
 * pending.
 */
export function NextActionCells({ row, test, now, locale }: Props) {
  const t = useTranslations("applicants");
  const { nextAction, waitingSince } = row;
  if (!nextAction || !waitingSince) {
    return (
      <>
        <td />
        <td />
      </>
    );
  }
  const { days, level } = waitOf(waitingSince, now);
  const since = t("screens.list.waitingSince", { date: formatDate(waitingSince, locale, "instant") });
  const other = test === "ces" ? "marlin" : "ces";
  const name = t(`list.stages.${other}`);
  return (
    <>
      <td data-card="fact" data-label={`${t("screens.list.next")}:`}>
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
      </td>
      <td data-align="end" title={since}>
        <span className={styles.wait} data-urgency={level}>
          {t("screens.list.waited", { days })}
        </span>
      </td>
    </>
  );
}
