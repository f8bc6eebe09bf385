"use client";

import { useTranslations } from "next-intl";
import type { TestType } from "@/db/enums/applicants";
import { CancelSchedule } from "../appointments/cancel-schedule";
import { DialogButton } from "../pipeline/dialog-button";
import { Facts } from "../pipeline/facts";
import type { PanelProps } from "../pipeline/panel-data";
import styles from "../pipeline/panels.module.css";
import { TestSchedule } from "../appointments/test-schedule";
import { TestDecision, TestScore } from "./test-score";
import { useDay } from "../pipeline/use-day";

/** One test: schedule, score against the threshold, decision, one retake. */
export function TestPanel({ test, ...props }: PanelProps & { test: TestType }) {
  const t = useTranslations("applicants.screens");
  const names = useTranslations("applicants.list.stages");
  const day = useDay();
  const { applicant, stage, may } = props;
  const { details, status, threshold, navigation } = stage;
  const name = names(test);
  const common = { applicant, stage, test };
  const schedules = may.includes("applicants:tests-schedule");
  const decides = may.includes("applicants:tests-decide");
  const overrides = may.includes("applicants:tests-override");
  const score = details.score;
  const navigates = navigation === null || (details.navigationScore ?? 0) >= navigation;
  const reached = score !== undefined && threshold !== null && score >= threshold;
  const enough = reached && navigates;
  const open = status === "InProgress" || status === "Completed";
  const scheduleTitle = t("tests.scheduleTitle", { test: name });
  return (
    <>
      <Facts
        facts={[
          [t("panel.date"), details.date ? [day(details.date), details.time].filter(Boolean).join(", ") : null],
          [t("panel.place"), details.place],
          [t("tests.score"), score === undefined ? null : `${score}`, reached ? "enough" : "below"],
          [t("tests.threshold"), threshold],
          [
            t("tests.navigation"),
            navigation === null || details.navigationScore === undefined ? null : `${details.navigationScore}`,
            navigates ? "enough" : "below",
          ],
        ]}
      />
      {navigation !== null && score !== undefined && !navigates ? (
        <p className={styles.hint}>{t("tests.navigationNeeded", { threshold: navigation })}</p>
      ) : null}
      <div className={styles.actions}>
        {schedules && status === "Pending" ? (
          <DialogButton primary label={t("panel.schedule")}>
            {(close) => <TestSchedule {...common} tests={[test]} title={scheduleTitle} onClose={close} />}
          </DialogButton>
        ) : null}
        {schedules && open ? (
          <DialogButton
            primary={score === undefined}
            label={t(score === undefined ? "tests.enterScore" : "tests.changeScore")}
          >
            {(close) => <TestScore {...common} title={t("tests.scoreTitle", { test: name })} onClose={close} />}
          </DialogButton>
        ) : null}
        {decides && open && enough ? (
          <DialogButton primary label={t("panel.pass")}>
            {(close) => (
              <TestDecision
                {...common}
                decision="Passed"
                title={t("tests.passTitle", { test: name })}
                onClose={close}
              />
            )}
          </DialogButton>
        ) : null}
        {overrides && open && score !== undefined && !enough ? (
          <DialogButton label={t("tests.override")}>
            {(close) => (
              <TestDecision
                {...common}
                decision="Passed"
                override
                title={t("tests.overrideTitle", { test: name })}
                onClose={close}
              />
            )}
          </DialogButton>
        ) : null}
        {decides && open ? (
          <DialogButton danger label={t("panel.fail")}>
            {(close) => (
              <TestDecision
                {...common}
                decision="Failed"
                title={t("tests.failTitle", { test: name })}
                onClose={close}
              />
            )}
          </DialogButton>
        ) : null}
        {overrides && status === "Failed" && stage.retakeLeft ? (
          <DialogButton primary label={t("tests.retake")}>
            {(close) => (
              <TestSchedule
                {...common}
                tests={[test]}
                isRetake
                title={t("tests.retakeTitle", { test: name })}
                onClose={close}
              />
            )}
          </DialogButton>
        ) : null}
        {schedules && status === "InProgress" ? (
          <>
            <DialogButton quiet label={t("panel.reschedule")}>
              {(close) => <TestSchedule {...common} tests={[test]} title={scheduleTitle} onClose={close} />}
            </DialogButton>
            <CancelSchedule applicant={applicant} stage={stage} label={t("panel.cancelSchedule")} />
          </>
        ) : null}
      </div>
    </>
  );
}
