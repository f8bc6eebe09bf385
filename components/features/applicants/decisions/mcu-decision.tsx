"use client";

import { useTranslations } from "next-intl";
import { FormCheckboxField } from "@/components/ui/form/checkbox-field";
import { decideMcuAction } from "@/lib/features/applicants/decisions/actions";
import { decideMcuInput } from "@/lib/features/applicants/pipeline/schema";
import { StageMoveDialog } from "../pipeline/stage-move-dialog";
import { versionOf, type PanelApplicant, type StageView } from "../pipeline/panel-data";
import styles from "../pipeline/panels.module.css";
import { ReasonField } from "../pipeline/reason-fields";

type Values = { id: number; decision: "Passed" | "Failed"; reason: string; final: boolean };
type Props = { applicant: PanelApplicant; stage: StageView; decision: "Passed" | "Failed"; onClose: () => void };

/** Record the medical check-up decision. A failure needs a reason and may cancel the remaining retake. */
export function McuDecision({ applicant, stage, decision, onClose }: Props) {
  const t = useTranslations("applicants.screens");
  const isFailing = decision === "Failed";
  const failText = stage.retakeLeft ? "tests.failRetakeText" : "panel.failText";
  return (
    <StageMoveDialog<Values, unknown>
      danger={isFailing}
      title={t(isFailing ? "mcu.failTitle" : "mcu.passTitle", { name: applicant.name })}
      text={t(isFailing ? failText : "mcu.passText")}
      confirm={t(isFailing ? "panel.fail" : "panel.pass")}
      schema={decideMcuInput}
      action={(values) => decideMcuAction({ ...values, ...versionOf(applicant) })}
      defaultValues={{ id: applicant.id, decision, reason: isFailing ? "medically-unfit" : "", final: false }}
      done={t("panel.decided")}
      onClose={onClose}
    >
      {isFailing
        ? (field) => (
            <>
              <ReasonField {...field} name="reason" />
              {stage.retakeLeft ? (
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
