"use client";

import { useTranslations } from "next-intl";
import { FormDateField } from "@/components/ui/form/date-field/field";
import { FormSelectField } from "@/components/ui/form/select-field";
import { recordInterviewNoteAction } from "@/lib/features/applicants/decisions/actions";
import { recordInterviewNoteInput } from "@/lib/features/applicants/pipeline/schema";
import { StageMoveDialog } from "../pipeline/stage-move-dialog";
import { versionOf, type Choice, type PanelApplicant, type StageView } from "../pipeline/panel-data";
import styles from "../pipeline/panels.module.css";
import { NoteField } from "../pipeline/reason-fields";

export type InterviewNote = { id: number; assessor: string; note: string };

/** List the assessors' notes. */
export function InterviewNotes({ notes }: { notes: InterviewNote[] }) {
  const t = useTranslations("applicants.screens.interview");
  if (notes.length === 0) return null;
  return (
    <ul className={styles.notes} aria-label={t("notes")}>
      {notes.map(({ id, assessor, note }) => (
        <li key={id}>
          <strong>{assessor}</strong>
          {note}
        </li>
      ))}
    </ul>
  );
}

type Values = { id: number; assessorId: string; note: string; date: string };
type Props = { applicant: PanelApplicant; stage: StageView; assessors: Choice[]; onClose: () => void };

/** Add a note for one of the invited assessors, or for any assessor when none was invited. */
export function AddInterviewNote({ applicant, stage, assessors, onClose }: Props) {
  const t = useTranslations("applicants.screens.interview");
  const { assessorIds, date } = stage.details;
  const invited = assessors.filter(({ value }) => assessorIds?.includes(value));
  return (
    <StageMoveDialog<Values, unknown>
      title={t("addNote")}
      confirm={t("saveNote")}
      schema={recordInterviewNoteInput}
      action={(values) => recordInterviewNoteAction({ ...values, ...versionOf(applicant) })}
      defaultValues={{
        id: applicant.id,
        assessorId: invited.length === 1 ? String(invited[0]?.value) : "",
        note: "",
        date: date && date <= applicant.today ? date : applicant.today,
      }}
      done={t("noteSaved")}
      onClose={onClose}
    >
      {(field) => (
        <>
          <FormSelectField
            {...field}
            name="assessorId"
            label={t("assessor")}
            options={invited.length > 0 ? invited : assessors}
            required
          />
          <FormDateField {...field} name="date" label={t("heldOn")} max={applicant.today} />
          <NoteField {...field} name="note" label={t("note")} maxLength={2_000} required />
        </>
      )}
    </StageMoveDialog>
  );
}
