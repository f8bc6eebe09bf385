"use client";

import { useTranslations } from "next-intl";
import { FormDateField } from "@/components/ui/form/date-field/field";
import { FormTimeField } from "@/components/ui/form/date-field/time-field";
import { FormTextField } from "@/components/ui/form/text-field";
import type { TestType } from "@/db/enums/applicants";
import { scheduleTestsAction } from "@/lib/features/applicants/decisions/actions";
import { scheduleTestsInput } from "@/lib/features/applicants/pipeline/schema";
import { StageMoveDialog, type Fields } from "../pipeline/stage-move-dialog";
import { versionOf, type PanelApplicant, type StageView } from "../pipeline/panel-data";
import styles from "../pipeline/panels.module.css";
import { NoteField } from "../pipeline/reason-fields";

/** testChoice: which of the open tests to schedule, when many applicants are selected. */
export type TestScheduleValues = {
  ids: number[];
  testChoice: string;
  date: string;
  time: string;
  place: string;
  reason: string;
};

/** Render the date, time and place fields of a test, for one applicant or a selection. */
export function TestScheduleFields({ today, ...field }: Fields<TestScheduleValues> & { today: string }) {
  const t = useTranslations("applicants.screens.panel");
  return (
    <>
      <FormDateField {...field} name="date" label={t("date")} min={today} required />
      <FormTimeField {...field} name="time" label={t("time")} />
      <div className={styles.wide}>
        <FormTextField {...field} name="place" label={t("place")} maxLength={200} required />
      </div>
    </>
  );
}

type Props = {
  applicant: PanelApplicant;
  stage: StageView;
  tests: TestType[];
  title: string;
  isRetake?: boolean;
  onClose: () => void;
};

export function TestSchedule({ applicant, stage, tests, title, isRetake = false, onClose }: Props) {
  const t = useTranslations("applicants.screens");
  const { details } = stage;
  return (
    <StageMoveDialog<TestScheduleValues, unknown>
      title={title}
      text={isRetake ? t("tests.retakeText") : t("tests.scheduleText")}
      confirm={t("panel.schedule")}
      schema={scheduleTestsInput}
      action={({ testChoice: _all, ...values }) => scheduleTestsAction({ ...values, tests, ...versionOf(applicant) })}
      defaultValues={{
        ids: [applicant.id],
        testChoice: "both",
        date: isRetake ? "" : (details.date ?? ""),
        time: details.time ?? "",
        place: details.place ?? "",
        reason: "",
      }}
      done={t("panel.scheduled")}
      onClose={onClose}
    >
      {(field) => (
        <>
          <TestScheduleFields {...field} today={applicant.today} />
          {isRetake ? <NoteField {...field} name="reason" label={t("panel.reason")} required /> : null}
        </>
      )}
    </StageMoveDialog>
  );
}
