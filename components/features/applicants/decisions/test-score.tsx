"use client";

import { useTranslations } from "next-intl";
import { FormCheckboxField } from "@/components/ui/form/checkbox-field";
import { FormDateField } from "@/components/ui/form/date-field/field";
import { FormTextField } from "@/components/ui/form/text-field";
import type { TestType } from "@/db/enums/applicants";
import { recordTestScoreAction } from "@/lib/features/applicants/decisions/actions";
import { recordTestScoreInput } from "@/lib/features/applicants/pipeline/schema";
import { StageMoveDialog } from "../pipeline/stage-move-dialog";
import { versionOf, type PanelApplicant, type StageView } from "../pipeline/panel-data";
import styles from "../pipeline/panels.module.css";
import { NoteField } from "../pipeline/reason-fields";

type Props = { applicant: PanelApplicant; stage: StageView; test: TestType; title: string; onClose: () => void };
type ScoreValues = { id: number; assessmentType: TestType; score: string; navigationScore: string; date: string };
type DecisionValues = { id: number; assessmentType: TestType; reason: string; final: boolean };

export function TestScore({ applicant, stage, test, title, onClose }: Props) {
  const t = useTranslations("applicants.screens");
  const { score, navigationScore, date } = stage.details;
  const inputText = (value: number | undefined) => (value === undefined ? "" : String(value));
  return (
    <StageMoveDialog<ScoreValues, unknown>
      title={title}
      confirm={t("tests.saveScore")}
      schema={recordTestScoreInput}
      action={(values) => recordTestScoreAction({ ...values, ...versionOf(applicant) })}
      defaultValues={{
        id: applicant.id,
        assessmentType: test,
        score: inputText(score),
        navigationScore: inputText(navigationScore),
        date: date && date <= applicant.today ? date : applicant.today,
      }}
      done={t("tests.scoreSaved")}
      onClose={onClose}
    >
      {(field) => (
        <>
          <FormTextField
            {...field}
            name="score"
            label={t("tests.score")}
            kind="floating"
            maxLength={6}
            unit="/ 100"
            help={stage.threshold === null ? undefined : t("tests.needed", { threshold: stage.threshold })}
            required
          />
          {stage.navigation === null ? null : (
            <FormTextField
              {...field}
              name="navigationScore"
              label={t("tests.navigation")}
              kind="floating"
              maxLength={6}
              unit="/ 100"
              help={t("tests.navigationNeeded", { threshold: stage.navigation })}
            />
          )}
          <FormDateField {...field} name="date" label={t("tests.takenOn")} max={applicant.today} />
        </>
      )}
    </StageMoveDialog>
  );
}

/** Record the test as passed or failed. A pass below the threshold is an override and needs a reason. */
export function TestDecision({
  applicant,
  stage,
  test,
  title,
  decision,
  override = false,
  onClose,
}: Props & { decision: "Passed" | "Failed"; override?: boolean }) {
  const t = useTranslations("applicants.screens");
  const failing = decision === "Failed";
  const { score = 0, navigationScore = 0 } = stage.details;
  const byNavigation = stage.navigation !== null && score >= (stage.threshold ?? 0);
  const overrideText = byNavigation
    ? t("tests.overrideNavigation", { score: navigationScore, threshold: stage.navigation ?? 0 })
    : t("tests.overrideText", { score, threshold: stage.threshold ?? 0 });
  return (
    <StageMoveDialog<DecisionValues, unknown>
      danger={failing}
      title={title}
      text={
        failing
          ? t(stage.retakeLeft ? "tests.failRetakeText" : "panel.failText")
          : override
            ? overrideText
            : t("tests.passText")
      }
      confirm={t(failing ? "panel.fail" : override ? "tests.override" : "panel.pass")}
      schema={recordTestScoreInput}
      action={(values) => recordTestScoreAction({ ...values, decision, ...versionOf(applicant) })}
      defaultValues={{
        id: applicant.id,
        assessmentType: test,
        reason: failing ? (test === "ces" ? "ces-below-threshold" : "marlin-below-threshold") : "",
        final: false,
      }}
      done={t("panel.decided")}
      onClose={onClose}
    >
      {override || (failing && stage.retakeLeft)
        ? (field) => (
            <>
              {override ? <NoteField {...field} name="reason" label={t("panel.reason")} required /> : null}
              {failing && stage.retakeLeft ? (
                <div className={styles.wide}>
                  <FormCheckboxField {...field} name="final" label={t("tests.final")} />
                </div>
              ) : null}
            </>
          )
        : undefined}
    </StageMoveDialog>
  );
}
