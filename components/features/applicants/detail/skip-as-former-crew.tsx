"use client";

import { useTranslations } from "next-intl";
import { skipAsFormerCrewAction } from "@/lib/features/applicants/decisions/actions";
import { reopenApplicantInput } from "@/lib/features/applicants/pipeline/schema";
import { DialogButton } from "../pipeline/dialog-button";
import { MoveDialog } from "../pipeline/move-dialog";
import { NoteField } from "../pipeline/reason-fields";

/** Straight on to the interview, with the reason; for somebody who sailed with us before. */
export function SkipAsFormerCrew({ applicant }: { applicant: { id: number; version: number; name: string } }) {
  const t = useTranslations("applicants.screens");
  return (
    <DialogButton label={t("formerCrew.skip")}>
      {(close) => (
        <MoveDialog<{ id: number; reason: string }, unknown>
          title={t("formerCrew.skipTitle", { name: applicant.name })}
          text={t("formerCrew.skipText", { name: applicant.name })}
          confirm={t("formerCrew.skip")}
          schema={reopenApplicantInput}
          action={(values) => skipAsFormerCrewAction({ ...values, version: applicant.version })}
          defaultValues={{ id: applicant.id, reason: "" }}
          done={t("formerCrew.skipped")}
          onClose={close}
        >
          {(field) => <NoteField {...field} name="reason" label={t("panel.reason")} required />}
        </MoveDialog>
      )}
    </DialogButton>
  );
}
