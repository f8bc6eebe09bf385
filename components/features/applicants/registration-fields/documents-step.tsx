"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { documentsSchema } from "@/lib/features/applicants/registration/schema";
import { CertificateList } from "./certificate-list";
import { emptyDocuments, withOwnPapers, withRequiredRows, type DocumentsValues } from "./form-values";
import { StepShell } from "../draft/step-shell";
import { TravelDocumentList } from "./travel-document-list";
import { useStep } from "./use-step";
import { useWizard } from "../draft/wizard-context";

export function DocumentsStep() {
  const t = useTranslations("registration.steps");
  const { rules, registration } = useWizard();
  const schema = useMemo(() => documentsSchema(rules), [rules]);
  const ofKind = (kind: "coc" | "cop") => rules.required.filter((entry) => entry.kind === kind);
  const prepare = (values: DocumentsValues) => ({
    ...values,
    travelDocuments: withOwnPapers(values.travelDocuments, registration.content.personal),
    coc: withRequiredRows(values.coc, ofKind("coc")),
    cop: withRequiredRows(values.cop, ofKind("cop")),
  });
  const { form, flush, number } = useStep({ step: "documents", empty: emptyDocuments, schema, prepare });
  const parts = { control: form.control, errorText: form.errorText };
  return (
    <StepShell title={t("documents")} number={number} form={form} flush={flush}>
      <TravelDocumentList {...parts} />
      <CertificateList {...parts} kind="coc" />
      <CertificateList {...parts} kind="cop" />
    </StepShell>
  );
}
