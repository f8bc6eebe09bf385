"use client";

import { useTranslations } from "next-intl";
import { StageFacts } from "../pipeline/stage-facts";
import type { StageView } from "../pipeline/panel-data";
import styles from "../pipeline/panels.module.css";
import { useDay } from "../pipeline/use-day";

/** Compare the score with its thresholds: overall, and in navigation where required. */
export function thresholdResult({ details, threshold, navigation }: StageView) {
  const isReached = details.score !== undefined && threshold !== null && details.score >= threshold;
  const navigates = navigation === null || (details.navigationScore ?? 0) >= navigation;
  return { isReached, navigates, isEnough: isReached && navigates };
}

/** Show appointment, score and thresholds of a test. Say so when only the navigation score is missing. */
export function TestFacts({ stage }: { stage: StageView }) {
  const t = useTranslations("applicants.screens");
  const day = useDay();
  const { details, threshold, navigation } = stage;
  const { date, time, place, score, navigationScore } = details;
  const { isReached, navigates } = thresholdResult(stage);
  return (
    <>
      <StageFacts
        facts={[
          [t("panel.date"), date ? [day(date), time].filter(Boolean).join(", ") : null],
          [t("panel.place"), place],
          [t("tests.score"), score === undefined ? null : `${score}`, isReached ? "enough" : "below"],
          [t("tests.threshold"), threshold],
          [
            t("tests.navigation"),
            navigation === null || navigationScore === undefined ? null : `${navigationScore}`,
            navigates ? "enough" : "below",
          ],
        ]}
      />
      {navigation !== null && score !== undefined && !navigates ? (
        <p className={styles.hint}>{t("tests.navigationNeeded", { threshold: navigation })}</p>
      ) : null}
    </>
  );
}
