"use client";

import { useTranslations } from "next-intl";
import type { Control } from "react-hook-form";
import { FormDateField } from "@/components/ui/form/date-field/field";
import { FieldFrame, type ErrorText } from "@/components/ui/form/field-frame";
import { FormSelectField, type SelectOption } from "@/components/ui/form/select-field";
import { FormTextField } from "@/components/ui/form/text-field";
import type { JobOpeningValues } from "./form-values";
import styles from "./job-opening-form.module.css";

export type JobOpeningOptions = {
  vesselTypes: SelectOption[];
  vesselSizes: SelectOption[];
  employmentTypes: SelectOption[];
  cities: SelectOption[];
};
type Props = {
  control: Control<JobOpeningValues>;
  errorText: ErrorText;
  options: JobOpeningOptions;
  positions: SelectOption[];
  positionHelp: string | undefined;
  education: string;
  isEdit: boolean;
};

export function JobOpeningFields({ control, errorText, options, positions, positionHelp, education, isEdit }: Props) {
  const t = useTranslations("job-openings.admin");
  const field = { control, errorText };
  const status = [
    { value: "true", label: t("statusOpen") },
    { value: "false", label: t("statusClosed") },
  ];
  return (
    <div className={styles.fields}>
      <FormSelectField {...field} name="vesselTypeId" label={t("vesselType")} options={options.vesselTypes} required />
      <FormSelectField
        {...field}
        name="positionId"
        label={t("position")}
        options={positions}
        help={positionHelp}
        disabled={positions.length === 0}
        required
      />
      <div className={styles.wide}>
        <FieldFrame id="education-note" inputId="education" label={t("education")} help={t("educationHelp")}>
          <output id="education" className={styles.education}>
            {education}
          </output>
        </FieldFrame>
      </div>
      <FormSelectField {...field} name="vesselSizeId" label={t("vesselSize")} options={options.vesselSizes} required />
      <FormSelectField
        {...field}
        name="employmentTypeId"
        label={t("employmentType")}
        options={options.employmentTypes}
        required
      />
      <FormTextField {...field} name="yearsOfExperience" label={t("years")} kind="number" maxLength={2} required />
      <FormTextField {...field} name="vacancies" label={t("vacancies")} kind="number" maxLength={2} />
      <FormSelectField {...field} name="cityId" label={`${t("city")} (${t("optional")})`} options={options.cities} />
      <FormDateField
        {...field}
        name="closesOn"
        label={`${t("closesOn")} (${t("optional")})`}
        help={t("closesOnHelp")}
      />
      <div className={styles.wide}>
        <FormTextField
          {...field}
          name="task"
          label={t("task")}
          help={t("taskHelp")}
          multiline
          minRows={5}
          maxLength={4000}
          required
        />
      </div>
      {isEdit ? <FormSelectField {...field} name="isOpen" label={t("status")} options={status} required /> : null}
    </div>
  );
}
