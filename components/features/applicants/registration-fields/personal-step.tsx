"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { personalSchema } from "@/lib/features/applicants/registration/schema";
import { ContactFields } from "./contact-fields";
import { EducationList } from "./education-list";
import { emptyPersonalOf } from "./form-values";
import { IdentityFields } from "./identity-fields";
import { NumberFields } from "./number-fields";
import { SizeFields } from "./size-fields";
import { StepShell } from "../draft/step-shell";
import { useWizardStepForm } from "./use-wizard-step-form";
import { useWizard } from "../draft/wizard-context";

export function PersonalStep() {
  const t = useTranslations("registration.steps");
  const { rules, fields } = useWizard();
  const schema = useMemo(() => personalSchema(rules, fields), [rules, fields]);
  const empty = useMemo(() => emptyPersonalOf(fields), [fields]);
  const { form, flush, number } = useWizardStepForm({ step: "personal", empty, schema });
  const parts = { control: form.control, errorText: form.errorText };
  return (
    <StepShell title={t("personal")} number={number} form={form} flush={flush}>
      <IdentityFields {...parts} />
      <NumberFields {...parts} />
      <ContactFields {...parts} />
      <SizeFields {...parts} />
      <EducationList {...parts} />
    </StepShell>
  );
}
