"use client";

import { useTranslations } from "next-intl";
import { FormDateField } from "@/components/ui/form/date-field/field";
import { FormTimeField } from "@/components/ui/form/date-field/time-field";
import { FormRadioField } from "@/components/ui/form/radio-field";
import { FormTextField } from "@/components/ui/form/text-field";
import { interviewModes } from "@/db/enums/applicants";
import { scheduleInterviewAction } from "@/lib/features/applicants/decisions/actions";
import { scheduleInterviewInput } from "@/lib/features/applicants/pipeline/schema";
import { AssessorEmails } from "./assessor-emails";
import { StageMoveDialog } from "../pipeline/stage-move-dialog";
import { versionOf, type PanelApplicant, type PanelChoices, type StageView } from "../pipeline/panel-data";
import { PersonChooser } from "./person-chooser";
import styles from "../pipeline/panels.module.css";
import type { InterviewValues } from "./interview-values";

type Props = { applicant: PanelApplicant; stage: StageView; choices: PanelChoices; onClose: () => void };

export function InterviewSchedule({ applicant, stage, choices, onClose }: Props) {
  const t = useTranslations("applicants.screens");
  const { details } = stage;
  return (
    <StageMoveDialog<InterviewValues, unknown>
      title={t("interview.scheduleTitle")}
      text={t("interview.scheduleText")}
      confirm={t("panel.schedule")}
      schema={scheduleInterviewInput}
      action={(values) => scheduleInterviewAction({ ...values, ...versionOf(applicant) })}
      defaultValues={{
        ids: [applicant.id],
        date: details.date ?? "",
        time: details.time ?? "09:00",
        mode: details.mode ?? "",
        place: details.place ?? "",
        link: details.link ?? "",
        assessorIds: details.assessorIds ?? [],
        assessorEmails: { ...choices.assessorEmails, ...details.assessorEmails },
      }}
      done={t("panel.scheduled")}
      onClose={onClose}
    >
      {(field) => (
        <>
          <FormDateField {...field} name="date" label={t("panel.date")} min={applicant.today} required />
          <FormTimeField {...field} name="time" label={t("panel.time")} required />
          <div className={styles.wide}>
            <FormRadioField
              {...field}
              name="mode"
              label={t("interview.mode")}
              options={interviewModes.map((value) => ({ value, label: t(`interview.modes.${value}`) }))}
              required
            />
          </div>
          <FormTextField
            {...field}
            name="place"
            label={t("panel.place")}
            help={t("interview.placeHelp")}
            maxLength={200}
          />
          <FormTextField
            {...field}
            name="link"
            label={t("interview.link")}
            placeholder="https://"
            inputMode="url"
            maxLength={500}
          />
          <div className={styles.wide}>
            <PersonChooser
              {...field}
              name="assessorIds"
              label={t("interview.assessors")}
              options={choices.assessors}
              required
            />
          </div>
          <AssessorEmails {...field} assessors={choices.assessors} />
        </>
      )}
    </StageMoveDialog>
  );
}
