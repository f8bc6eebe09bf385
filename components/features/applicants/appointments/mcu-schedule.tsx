"use client";

import { useTranslations } from "next-intl";
import { FormDateField } from "@/components/ui/form/date-field/field";
import { FormSelectField } from "@/components/ui/form/select-field";
import { FormTextField } from "@/components/ui/form/text-field";
import { scheduleMcuAction } from "@/lib/features/applicants/decisions/actions";
import { scheduleMcuInput } from "@/lib/features/applicants/pipeline/schema";
import { StageMoveDialog } from "../pipeline/stage-move-dialog";
import { versionOf, type PanelApplicant, type PanelChoices, type StageView } from "../pipeline/panel-data";
import styles from "../pipeline/panels.module.css";
import { NoteField } from "../pipeline/reason-fields";

type Values = {
  ids: number[];
  letterNumber: string;
  date: string;
  mcuPackageId: string;
  clinicId: string;
  location: string;
  reason: string;
};
type Props = {
  applicant: PanelApplicant;
  stage: StageView;
  choices: PanelChoices;
  isRetake?: boolean;
  onClose: () => void;
};

const text = (value: number | undefined) => (value === undefined ? "" : String(value));

export function McuSchedule({ applicant, stage, choices, isRetake = false, onClose }: Props) {
  const t = useTranslations("applicants.screens");
  const { details } = stage;
  return (
    <StageMoveDialog<Values, unknown>
      title={t(isRetake ? "mcu.retakeTitle" : "mcu.scheduleTitle")}
      text={isRetake ? t("tests.retakeText") : t("mcu.scheduleText")}
      confirm={t("panel.schedule")}
      schema={scheduleMcuInput}
      action={(values) => scheduleMcuAction({ ...values, ...versionOf(applicant) })}
      defaultValues={{
        ids: [applicant.id],
        letterNumber: isRetake ? choices.letterNumber : (details.letterNumber ?? choices.letterNumber),
        date: isRetake ? "" : (details.date ?? ""),
        mcuPackageId: text(details.packageId),
        clinicId: text(details.clinicId),
        location: details.location ?? "",
        reason: "",
      }}
      done={t("panel.scheduled")}
      onClose={onClose}
    >
      {(field) => (
        <>
          <FormTextField
            {...field}
            name="letterNumber"
            label={t("mcu.letterNumber")}
            help={t("mcu.letterHelp")}
            maxLength={40}
            required
          />
          <FormDateField {...field} name="date" label={t("panel.date")} min={applicant.today} required />
          <FormSelectField
            {...field}
            name="mcuPackageId"
            label={t("mcu.package")}
            options={choices.packages}
            required
          />
          <FormSelectField {...field} name="clinicId" label={t("mcu.clinic")} options={choices.clinics} required />
          <div className={styles.wide}>
            <FormTextField {...field} name="location" label={t("mcu.location")} maxLength={200} />
          </div>
          {isRetake ? <NoteField {...field} name="reason" label={t("panel.reason")} required /> : null}
        </>
      )}
    </StageMoveDialog>
  );
}
