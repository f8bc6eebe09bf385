"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { useWatch } from "react-hook-form";
import type { UploadedFile } from "@/components/ui/upload/send-file";
import { documentsSchema } from "@/lib/features/applicants/registration/schema";
import { CertificateList } from "./certificate-list";
import {
  emptyDocuments,
  withOwnPapers,
  withRequiredRows,
  type DocumentsValues,
} from "../registration-fields/form-values";
import { ScansAtOnce } from "./scans-at-once";
import { StepShell } from "../draft/step-shell";
import { TravelDocumentList } from "./travel-document-list";
import { useStep } from "../registration-fields/use-step";
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
  const [coc, cop] = useWatch({ control: form.control, name: ["coc", "cop"] });
  const rows = (["coc", "cop"] as const).flatMap((kind) =>
    (kind === "coc" ? coc : cop)
      .filter(({ attachment }) => attachment === null)
      .map(({ certificateName }) => ({ key: `${kind} ${certificateName}`, name: certificateName })),
  );
  /** Among the rows as they are now: several scans arrive while others are typed. */
  const placeScan = (key: string, attachment: UploadedFile) => {
    const kind = key.startsWith("coc ") ? "coc" : "cop";
    const entries = form
      .getValues(kind)
      .map((entry) => (`${kind} ${entry.certificateName}` === key ? { ...entry, attachment } : entry));
    form.setValue(kind, entries, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  };
  return (
    <StepShell title={t("documents")} number={number} form={form} flush={flush}>
      <TravelDocumentList {...parts} />
      <ScansAtOnce rows={rows} onPlaced={placeScan} />
      <CertificateList {...parts} kind="coc" />
      <CertificateList {...parts} kind="cop" />
    </StepShell>
  );
}
