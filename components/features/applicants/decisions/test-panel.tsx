"use client";

import { useTranslations } from "next-intl";
import type { TestType } from "@/db/enums/applicants";
import { TestSchedule } from "../appointments/test-schedule";
import { DialogButton } from "../pipeline/dialog-button";
import { isOpen, type PanelProps } from "../pipeline/panel-data";
import styles from "../pipeline/panels.module.css";
import { RescheduleButtons } from "./reschedule";
import { thresholdResult, TestFacts } from "./test-facts";
import { TestDecision, TestScore } from "./test-score";

type Props = PanelProps & { test: TestType };

/** Show one test: schedule, score against the threshold, decision and one retake. */
export function TestPanel({ applicant, stage, permissions, test }: Props) {
  const t = useTranslations("applicants.screens");
  const name = useTranslations("applicants.list.stages")(test);
  const { status, details } = stage;
  const schedules = permissions.includes("applicants:tests-schedule");
  const retakes = permissions.includes("applicants:tests-override") && status === "Failed" && stage.retakeLeft;
  const hasScore = details.score !== undefined;
  const common = { applicant, stage, test };
  const schedule = (close: () => void) => (
    <TestSchedule {...common} tests={[test]} title={t("tests.scheduleTitle", { test: name })} onClose={close} />
  );
  return (
    <>
      <TestFacts stage={stage} />
      <div className={styles.actions}>
        {schedules && status === "Pending" ? (
          <DialogButton primary label={t("panel.schedule")}>
            {schedule}
          </DialogButton>
        ) : null}
        {schedules && isOpen(stage) ? (
          <DialogButton primary={!hasScore} label={t(hasScore ? "tests.changeScore" : "tests.enterScore")}>
            {(close) => <TestScore {...common} title={t("tests.scoreTitle", { test: name })} onClose={close} />}
          </DialogButton>
        ) : null}
        {isOpen(stage) ? <Decisions applicant={applicant} stage={stage} permissions={permissions} test={test} /> : null}
        {retakes ? (
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
        {schedules ? (
          <RescheduleButtons applicant={applicant} stage={stage}>
            {schedule}
          </RescheduleButtons>
        ) : null}
      </div>
    </>
  );
}

/** Offer Passed when the score is enough or the user may override it, and Failed always. */
function Decisions({ applicant, stage, permissions, test }: Props) {
  const t = useTranslations("applicants.screens");
  const name = useTranslations("applicants.list.stages")(test);
  const decides = permissions.includes("applicants:tests-decide");
  const overrides = permissions.includes("applicants:tests-override");
  const { isEnough } = thresholdResult(stage);
  const common = { applicant, stage, test };
  return (
    <>
      {decides && isEnough ? (
        <DialogButton primary label={t("panel.pass")}>
          {(close) => (
            <TestDecision {...common} decision="Passed" title={t("tests.passTitle", { test: name })} onClose={close} />
          )}
        </DialogButton>
      ) : null}
      {overrides && stage.details.score !== undefined && !isEnough ? (
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
      {decides ? (
        <DialogButton danger label={t("panel.fail")}>
          {(close) => (
            <TestDecision {...common} decision="Failed" title={t("tests.failTitle", { test: name })} onClose={close} />
          )}
        </DialogButton>
      ) : null}
    </>
  );
}
