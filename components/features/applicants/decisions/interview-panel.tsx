"use client";

import { useTranslations } from "next-intl";
import { InterviewSchedule } from "../appointments/interview-schedule";
import { DialogButton } from "../pipeline/dialog-button";
import { StageFacts } from "../pipeline/stage-facts";
import { isOpen, type PanelChoices, type PanelProps, type StageView } from "../pipeline/panel-data";
import styles from "../pipeline/panels.module.css";
import { useDay } from "../pipeline/use-day";
import { InterviewDecision } from "./interview-decision";
import { AddInterviewNote, InterviewNotes, type InterviewNote } from "./interview-notes";
import { RescheduleButtons } from "./reschedule";

type Props = PanelProps & { choices: PanelChoices; notes: InterviewNote[] };

/** Show the interview: appointment, assessors' notes and decision. */
export function InterviewPanel({ applicant, stage, permissions, choices, notes }: Props) {
  const t = useTranslations("applicants.screens");
  const schedules = permissions.includes("applicants:interview-schedule");
  const decides = permissions.includes("applicants:interview-decide") && isOpen(stage);
  const schedule = (close: () => void) => (
    <InterviewSchedule applicant={applicant} stage={stage} choices={choices} onClose={close} />
  );
  return (
    <>
      <Appointment stage={stage} />
      <InterviewNotes notes={notes} />
      <div className={styles.actions}>
        {schedules && stage.status === "Pending" ? (
          <DialogButton primary label={t("panel.schedule")}>
            {schedule}
          </DialogButton>
        ) : null}
        {schedules && isOpen(stage) ? (
          <DialogButton primary={notes.length === 0} label={t("interview.addNote")}>
            {(close) => (
              <AddInterviewNote applicant={applicant} stage={stage} assessors={choices.assessors} onClose={close} />
            )}
          </DialogButton>
        ) : null}
        {decides && notes.length > 0 ? (
          <DialogButton primary label={t("panel.pass")}>
            {(close) => <InterviewDecision applicant={applicant} decision="Passed" onClose={close} />}
          </DialogButton>
        ) : null}
        {decides ? (
          <DialogButton danger label={t("panel.fail")}>
            {(close) => <InterviewDecision applicant={applicant} decision="Failed" onClose={close} />}
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

/** Show date, mode, place and assessors of the interview. */
function Appointment({ stage: { details } }: { stage: StageView }) {
  const t = useTranslations("applicants.screens");
  const day = useDay();
  const { date, time, mode, place, link, assessors } = details;
  return (
    <StageFacts
      facts={[
        [t("panel.date"), date ? [day(date), time].filter(Boolean).join(", ") : null],
        [t("interview.mode"), mode === "Online" || mode === "Onsite" ? t(`interview.modes.${mode}`) : mode],
        [t("panel.place"), place],
        [
          t("interview.link"),
          link ? (
            <a key="link" href={link} target="_blank" rel="noreferrer">
              {link}
            </a>
          ) : null,
        ],
        [t("interview.assessors"), assessors?.join(", ")],
      ]}
    />
  );
}
