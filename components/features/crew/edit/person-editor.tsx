"use client";

import { useTranslations } from "next-intl";
import {
  contactForm,
  employmentForm,
  nextOfKinForm,
  personalForm,
  physicalForm,
  type PersonSection,
} from "@/lib/features/crew/sections/schema";
import { AskDialog } from "./ask-dialog";
import type { CrewChoices } from "./choices";
import { ContactFields, EmploymentFields, NextOfKinFields, PersonalFields, PhysicalFields } from "./person-fields";
import { useSection } from "../sections/editor-context";
import { SectionForm, type SectionFields } from "./section-form";
import type { FormValues } from "./stored-values";

const schemas = {
  personal: personalForm,
  physical: physicalForm,
  contact: contactForm,
  "next-of-kin": nextOfKinForm,
  employment: employmentForm,
};
const noHint = () => undefined;

type Props = { section: PersonSection; stored: FormValues; choices: CrewChoices; asks: boolean };

/** A section of the person's own columns: edited in place, or by asking for a change. */
export function PersonEditor({ section, stored, choices, asks }: Props) {
  const t = useTranslations("crew");
  const { close } = useSection();
  const fieldsOf = (fields: SectionFields) => {
    if (section === "personal") return <PersonalFields {...fields} choices={choices} />;
    if (section === "physical") return <PhysicalFields {...fields} />;
    if (section === "contact") return <ContactFields {...fields} />;
    return section === "employment" ? (
      <EmploymentFields {...fields} choices={choices} />
    ) : (
      <NextOfKinFields {...fields} />
    );
  };
  const form = { section, schema: schemas[section], stored };
  if (!asks || section === "employment") return <SectionForm {...form}>{fieldsOf}</SectionForm>;
  return (
    <AskDialog
      {...form}
      section={section}
      title={t("screens.edit.askTitle", { section: t(`sections.${section}`) })}
      onClose={close}
    >
      {(fields) => fieldsOf({ ...fields, hint: noHint })}
    </AskDialog>
  );
}
