"use client";

import { useTranslations } from "next-intl";
import { FormDateField } from "@/components/ui/form/date-field";
import { FormSelectField } from "@/components/ui/form/select-field";
import { decideInterviewAction, recordInterviewNoteAction } from "@/lib/features/applicants/decisions/actions";
import { decideInterviewInput, recordInterviewNoteInput } from "@/lib/features/applicants/pipeline/schema";
import { CancelSchedule } from "../appointments/cancel-schedule";
import { DialogButton } from "../pipeline/dialog-button";
import { Facts } from "../pipeline/facts";
import { InterviewSchedule } from "../appointments/interview-schedule";
import { MoveDialog } from "../pipeline/move-dialog";
import { versionOf, type PanelChoices, type PanelProps } from "../pipeline/panel-data";
import styles from "../pipeline/panels.module.css";
import { NoteField, ReasonField } from "../pipeline/reason-fields";
import { useDay } from "../pipeline/use-day";

export type InterviewNote = { id: number; assessor: string; note: string };
type NoteValues = { id: number; assessorId: string; note: string; date: string };
type DecisionValues = { id: number; decision: "Passed" | "Failed"; reason: string };
type Props = PanelProps & { choices: PanelChoices; notes: InterviewNote[] };

export function InterviewPanel({ applicant, stage, may, choices, notes }: Props) {
  const { assessors } = choices;
  const t = useTranslations("applicants.screens");
  const day = useDay();
  const { details, status } = stage;
  const schedules = may.includes("applicants:interview-schedule");
  const decides = may.includes("applicants:interview-decide");
  const open = status === "InProgress" || status === "Completed";
  const invited = assessors.filter(({ value }) => details.assessorIds?.includes(value));
  const decision = (wanted: "Passed" | "Failed", close: () => void) => (
    <MoveDialog<DecisionValues, unknown>
      danger={wanted === "Failed"}
      title={t(wanted === "Passed" ? "interview.passTitle" : "interview.failTitle", { name: applicant.name })}
      text={t(wanted === "Passed" ? "interview.passText" : "panel.failText")}
      confirm={t(wanted === "Passed" ? "panel.pass" : "panel.fail")}
      schema={decideInterviewInput}
      action={(values) => decideInterviewAction({ ...values, ...versionOf(applicant) })}
      defaultValues={{
        id: applicant.id,
        decision: wanted,
        reason: wanted === "Failed" ? "interview-not-suitable" : "",
      }}
      done={t("panel.decided")}
      onClose={close}
    >
      {wanted === "Failed" ? (field) => <ReasonField {...field} name="reason" /> : undefined}
    </MoveDialog>
  );
  return (
    <>
      <Facts
        facts={[
          [t("panel.date"), details.date ? [day(details.date), details.time].filter(Boolean).join(", ") : null],
          [
            t("interview.mode"),
            details.mode === "Online" || details.mode === "Onsite"
              ? t(`interview.modes.${details.mode}`)
              : details.mode,
          ],
          [t("panel.place"), details.place],
          [
            t("interview.link"),
            details.link ? (
              <a key="link" href={details.link} target="_blank" rel="noreferrer">
                {details.link}
              </a>
            ) : null,
          ],
          [t("interview.assessors"), details.assessors?.join(", ")],
        ]}
      />
      {notes.length > 0 ? (
        <ul className={styles.notes} aria-label={t("interview.notes")}>
          {notes.map(({ id, assessor, note }) => (
            <li key={id}>
              <strong>{assessor}</strong>
              {note}
            </li>
          ))}
        </ul>
      ) : null}
      <div className={styles.actions}>
        {schedules && status === "Pending" ? (
          <DialogButton primary label={t("panel.schedule")}>
            {(close) => <InterviewSchedule applicant={applicant} stage={stage} choices={choices} onClose={close} />}
          </DialogButton>
        ) : null}
        {schedules && open ? (
          <DialogButton primary={notes.length === 0} label={t("interview.addNote")}>
            {(close) => (
              <MoveDialog<NoteValues, unknown>
                title={t("interview.addNote")}
                confirm={t("interview.saveNote")}
                schema={recordInterviewNoteInput}
                action={(values) => recordInterviewNoteAction({ ...values, ...versionOf(applicant) })}
                defaultValues={{
                  id: applicant.id,
                  assessorId: invited.length === 1 ? String(invited[0]?.value) : "",
                  note: "",
                  date: details.date && details.date <= applicant.today ? details.date : applicant.today,
                }}
                done={t("interview.noteSaved")}
                onClose={close}
              >
                {(field) => (
                  <>
                    <FormSelectField
                      {...field}
                      name="assessorId"
                      label={t("interview.assessor")}
                      options={invited.length > 0 ? invited : assessors}
                      required
                    />
                    <FormDateField {...field} name="date" label={t("interview.heldOn")} max={applicant.today} />
                    <NoteField {...field} name="note" label={t("interview.note")} maxLength={2_000} required />
                  </>
                )}
              </MoveDialog>
            )}
          </DialogButton>
        ) : null}
        {decides && open && notes.length > 0 ? (
          <DialogButton primary label={t("panel.pass")}>
            {(close) => decision("Passed", close)}
          </DialogButton>
        ) : null}
        {decides && open ? (
          <DialogButton danger label={t("panel.fail")}>
            {(close) => decision("Failed", close)}
          </DialogButton>
        ) : null}
        {schedules && status === "InProgress" ? (
          <>
            <DialogButton quiet label={t("panel.reschedule")}>
              {(close) => <InterviewSchedule applicant={applicant} stage={stage} choices={choices} onClose={close} />}
            </DialogButton>
            <CancelSchedule applicant={applicant} stage={stage} label={t("panel.cancelSchedule")} />
          </>
        ) : null}
      </div>
    </>
  );
}
