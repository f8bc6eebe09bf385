"use client";

import { useTranslations } from "next-intl";
import { useController } from "react-hook-form";
import { FormComboField } from "@/components/ui/form/combo-field";
import { FormTextField } from "@/components/ui/form/text-field";
import { entrySchemas } from "@/lib/features/applicants/registration/schema";
import { EntryList } from "./entry-list";
import type { EntryParts, EntrySpec } from "./entry-spec";
import { emptyEducation, type EducationEntry } from "./form-values";
import type { PersonalParts } from "./applied-input";
import { rowProblems, revalidateOnChange } from "./row-problems";
import { StepSection } from "./step-section";
import { useNameOptions } from "./use-options-and-validity";
import { useWizard } from "../draft/wizard-context";

function EducationFields(parts: EntryParts<EducationEntry>) {
  const t = useTranslations("registration.fields");
  const names = useNameOptions();
  return (
    <>
      <FormComboField {...parts} {...names("school")} name="universityName" label={t("universityName")} required />
      <FormComboField {...parts} {...names("degree")} name="degree" label={t("degree")} required />
      <FormComboField {...parts} {...names("major")} name="major" label={t("major")} required />
      <FormComboField {...parts} {...names("city")} name="city" label={t("city")} required />
      <FormTextField {...parts} name="entryYear" label={t("entryYear")} required kind="number" maxLength={4} />
      <FormTextField
        {...parts}
        name="graduationYear"
        label={t("graduationYear")}
        required
        kind="number"
        maxLength={4}
      />
      <FormTextField {...parts} name="gpa" label={t("gpa")} kind="floating" maxLength={6} />
    </>
  );
}

export function EducationList({ control, errorText }: PersonalParts) {
  const t = useTranslations("registration");
  const { rules } = useWizard();
  const { field, fieldState } = useController({ control, name: "educationHistory" });
  const settledField = revalidateOnChange(field);
  const spec: EntrySpec<EducationEntry> = {
    list: "educationHistory",
    empty: emptyEducation,
    schemaOf: () => entrySchemas.educationHistory(rules),
    keyOf: (entry) => `${entry.universityName}|${entry.degree}|${entry.major}|${entry.graduationYear}`,
    titleOf: (entry) => entry.universityName,
    linesOf: (entry) => [
      [entry.degree, entry.major].filter(Boolean).join(", "),
      `${entry.city}, ${entry.entryYear}–${entry.graduationYear}`,
    ],
    Fields: EducationFields,
  };
  return (
    <StepSection id="education" title={t("sections.education")} help={t("help.education")} columns={false}>
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
