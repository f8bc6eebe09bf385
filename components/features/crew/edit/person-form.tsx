"use client";

import { useTranslations } from "next-intl";
import { useMemo, type ReactNode } from "react";
import type { FormInput, PersonSection } from "@/lib/features/crew/person-fields.rules";
import { formOfInputs } from "@/lib/features/crew/sections/form.schema";
import { RequestChangeDialog } from "./request-change-dialog";
import type { CrewChoices } from "./choices";
import { PersonFields } from "./person-fields";
import { SectionForm, type SectionFields } from "./section-form";
import type { FormValues } from "./stored-values";

const noHint = () => undefined;

export type PersonFormProps = {
  section: PersonSection;
  /** The fields of the section, as declared. */
  inputs: readonly FormInput[];
  stored: FormValues;
  choices: CrewChoices;
  asRequest: boolean;
  onClose: () => void;
  /** Shown until the form has loaded. */
  fallback: ReactNode;
};

/** Show the form of a person's own section: edited inline, or as a change request. */
export function PersonForm({ section, inputs, stored, choices, asRequest, onClose }: PersonFormProps) {
  const t = useTranslations("crew");
  const fieldsOf = (fields: SectionFields) => <PersonFields {...fields} inputs={inputs} choices={choices} />;
  const schema = useMemo(() => formOfInputs(inputs), [inputs]);
  const form = { section, schema, stored };
  if (!asRequest || section === "employment") return <SectionForm {...form}>{fieldsOf}</SectionForm>;
  return (
    <RequestChangeDialog
      {...form}
      section={section}
      title={t("screens.edit.askTitle", { section: t(`sections.${section}`) })}
      onClose={onClose}
    >
      {(fields) => fieldsOf({ ...fields, hint: noHint })}
    </RequestChangeDialog>
  );
}
