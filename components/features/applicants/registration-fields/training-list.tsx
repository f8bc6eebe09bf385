"use client";

import { useTranslations } from "next-intl";
import { useController, type Control } from "react-hook-form";
import { FormComboField } from "@/components/ui/form/combo-field";
import { FormDateField } from "@/components/ui/form/date-field/field";
import type { ErrorText } from "@/components/ui/form/field-frame";
import { FormTextField } from "@/components/ui/form/text-field";
import { entrySchemas } from "@/lib/features/applicants/registration/schema";
import { EntryList } from "./entry-list";
import type { EntryParts, EntrySpec } from "./entry-spec";
import { emptyTraining, type TrainingEntry, type TrainingValues } from "./form-values";
import { rowProblems, revalidateOnChange } from "./row-problems";
import { StepSection } from "./step-section";
import { useNameOptions, useValidityText } from "./use-options-and-validity";
import { useWizard } from "../draft/wizard-context";

export type TrainingParts = { control: Control<TrainingValues>; errorText: ErrorText };

function TrainingFields(parts: EntryParts<TrainingEntry>) {
  const t = useTranslations("registration.fields");
  const names = useNameOptions();
  const { rules } = useWizard();
  return (
    <>
      <FormComboField {...parts} {...names("training")} name="training" label={t("training")} required />
      <FormComboField {...parts} {...names("institution")} name="institution" label={t("institution")} required />
      <FormComboField
        {...parts}
        {...names("training-category")}
        onCreate={undefined}
        name="category"
        label={t("category")}
      />
      <FormDateField {...parts} name="issued" label={t("issued")} required max={rules.today} />
      <FormDateField {...parts} name="expired" label={t("expired")} />
      <FormTextField {...parts} name="instructor" label={t("instructor")} maxLength={100} autoCapitalize="words" />
      <FormTextField {...parts} name="feedback" label={t("feedback")} multiline maxLength={500} />
      <FormTextField {...parts} name="evaluation" label={t("evaluation")} multiline maxLength={500} />
    </>
  );
}

export function TrainingList({ control, errorText }: TrainingParts) {
  const t = useTranslations("registration");
  const { rules } = useWizard();
  const spans = useValidityText();
  const { field, fieldState } = useController({ control, name: "trainings" });
  const settledField = revalidateOnChange(field);
  const spec: EntrySpec<TrainingEntry> = {
    list: "trainings",
    empty: emptyTraining,
    schemaOf: () => entrySchemas.trainings(rules),
    keyOf: (entry) => `${entry.training}|${entry.institution}`,
    titleOf: (entry) => entry.training,
    linesOf: (entry) => [[entry.institution, entry.category].filter(Boolean).join(" · "), spans.valid(entry)],
    Fields: TrainingFields,
  };
  return (
    <StepSection id="trainings" title={t("sections.trainings")} help={t("help.trainings")} columns={false}>
      <EntryList
        spec={spec}
        entries={field.value}
        onChange={settledField}
        addRef={field.ref}
        errorText={errorText}
        {...rowProblems(fieldState.error, errorText)}
      />
    </StepSection>
  );
}
