"use client";

import { useTranslations } from "next-intl";
import { skipAsFormerCrewAction } from "@/lib/features/applicants/decisions/actions";
import { reopenApplicantInput, skipAsFormerCrewInput } from "@/lib/features/applicants/pipeline/schema";
import { DialogButton } from "../pipeline/dialog-button";
import { StageMoveDialog } from "../pipeline/stage-move-dialog";
import { NoteField } from "../pipeline/reason-fields";

type Props = { applicant: { id: number; version: number; name: string }; needsReason: boolean };

/** Move former crew directly to the interview. A reason is required when no recent appraisal qualifies. */
export function SkipAsFormerCrew({ applicant, needsReason }: Props) {
  const t = useTranslations("applicants.screens");
  return (
    <DialogButton label={t("formerCrew.skip")}>
      {(close) => (
        <StageMoveDialog<{ id: number; reason: string }, unknown>
          title={t("formerCrew.skipTitle", { name: applicant.name })}
          text={t(needsReason ? "formerCrew.skipText" : "formerCrew.skipAppraised", { name: applicant.name })}
          confirm={t("formerCrew.skip")}
          schema={needsReason ? reopenApplicantInput : skipAsFormerCrewInput}
          action={(values) => skipAsFormerCrewAction({ ...values, version: applicant.version })}
          defaultValues={{ id: applicant.id, reason: "" }}
          done={t("formerCrew.skipped")}
          onClose={close}
        >
          {(field) => <NoteField {...field} name="reason" label={t("panel.reason")} required={needsReason} />}
        </StageMoveDialog>
      )}
    </DialogButton>
  );
}
