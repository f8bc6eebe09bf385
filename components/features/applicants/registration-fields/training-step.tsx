"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { trainingSchema } from "@/lib/features/applicants/registration/schema";
import { emptyTrainings } from "./form-values";
import { SeaServiceList } from "./sea-service-list";
import { StepShell } from "../draft/step-shell";
import { TrainingList } from "./training-list";
import { useWizardStepForm } from "./use-wizard-step-form";
import { useWizard } from "../draft/wizard-context";

export function TrainingStep() {
  const t = useTranslations("registration.steps");
  const { rules } = useWizard();
  const schema = useMemo(() => trainingSchema(rules), [rules]);
  const { form, flush, number } = useWizardStepForm({ step: "training", empty: emptyTrainings, schema });
  const parts = { control: form.control, errorText: form.errorText };
  return (
    <StepShell title={t("training")} number={number} form={form} flush={flush}>
      <TrainingList {...parts} />
      <SeaServiceList {...parts} />
    </StepShell>
  );
}
