"use client";

import { useTranslations } from "next-intl";
import { assessmentTypeIds } from "@/db/enums/applicants";
import { insertAssessmentAction } from "@/lib/features/applicants/decisions/actions";
import { reopenApplicantInput } from "@/lib/features/applicants/pipeline/schema";
import { DialogButton } from "../pipeline/dialog-button";
import { StageMoveDialog } from "../pipeline/stage-move-dialog";
import { versionOf, type PanelApplicant, type StageView } from "../pipeline/panel-data";
import { NoteField } from "../pipeline/reason-fields";

type Values = { id: number; reason: string };

/** Cancel an appointment and return the applicant to the stage's queue, with a reason. */
export function CancelSchedule({
  applicant,
  stage,
  label,
}: {
  applicant: PanelApplicant;
  stage: StageView;
  label: string;
}) {
  const t = useTranslations("applicants.screens.panel");
  return (
    <DialogButton quiet label={label}>
      {(close) => (
        <StageMoveDialog<Values, unknown>
          title={label}
          text={t("cancelText")}
          confirm={label}
          schema={reopenApplicantInput}
          action={({ id, reason }) =>
            insertAssessmentAction({
              id,
              reason,
              assessmentType: assessmentTypeIds[stage.type],
              assessmentStatus: "Pending",
              ...versionOf(applicant),
            })
          }
          defaultValues={{ id: applicant.id, reason: "" }}
          done={t("cancelled")}
          onClose={close}
        >
          {(field) => <NoteField {...field} name="reason" label={t("reason")} required />}
        </StageMoveDialog>
      )}
    </DialogButton>
  );
}
