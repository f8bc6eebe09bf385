"use client";

import { useLocale, useTranslations } from "next-intl";
import { useMemo } from "react";
import { useWatch } from "react-hook-form";
import type { UploadedFile } from "@/components/ui/upload/send-file";
import { documentsSchema } from "@/lib/features/applicants/registration/schema";
import { CertificateList } from "./certificate-list";
import {
  certificateTitle,
  emptyDocuments,
  withOwnTravelDocuments,
  withRequiredRows,
  type CertificateEntry,
  type DocumentsValues,
} from "../registration-fields/form-values";
import { useDocumentCards } from "./document-cards";
import { BulkScanUpload } from "./bulk-scan-upload";
import { StepShell } from "../draft/step-shell";
import { TravelDocumentList } from "./travel-document-list";
import { useWizardStepForm } from "../registration-fields/use-wizard-step-form";
import { useWizard } from "../draft/wizard-context";

/** Return certificates without a scan, by title. */
const scanRows = ({ coc, cop }: DocumentsValues, titleOf: (entry: CertificateEntry) => string) => {
  const lists = { coc, cop };
  return (["coc", "cop"] as const).flatMap((kind) =>
    lists[kind]
      .filter(({ attachment }) => attachment === null)
      .map((entry) => ({ key: `${kind} ${entry.certificateName}`, name: titleOf(entry) })),
  );
};

export function DocumentsStep() {
  const t = useTranslations("registration.steps");
  const { rules, registration } = useWizard();
  const locale = useLocale();
  const schema = useMemo(() => documentsSchema(rules), [rules]);
  const ofKind = (kind: "coc" | "cop") => rules.required.filter((entry) => entry.kind === kind);
  const prepare = (values: DocumentsValues) => ({
    ...values,
    travelDocuments: withOwnTravelDocuments(values.travelDocuments, registration.content.personal),
    coc: withRequiredRows(values.coc, ofKind("coc")),
    cop: withRequiredRows(values.cop, ofKind("cop")),
  });
  const { form, flush, number } = useWizardStepForm({ step: "documents", empty: emptyDocuments, schema, prepare });
  const cards = useDocumentCards(form, { required: rules.required, personal: registration.content.personal });
  const titleOf = (entry: CertificateEntry) => certificateTitle(entry, rules.required, locale);
  const rows = useWatch({ control: form.control, compute: (values: DocumentsValues) => scanRows(values, titleOf) });
  /** Attach the scan to the current rows. Several scans may arrive while the user edits. */
  const placeScan = (key: string, attachment: UploadedFile) => {
    const kind = key.startsWith("coc ") ? "coc" : "cop";
    const index = form.getValues(kind).findIndex(({ certificateName }) => `${kind} ${certificateName}` === key);
    const options = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
    if (index >= 0) form.setValue(`${kind}.${index}.attachment`, attachment, options);
  };
  return (
    <StepShell title={t("documents")} number={number} form={form} flush={flush}>
      <TravelDocumentList form={form} cards={cards} />
      <BulkScanUpload rows={rows} onPlaced={placeScan} />
      <CertificateList form={form} cards={cards} kind="coc" />
      <CertificateList form={form} cards={cards} kind="cop" />
    </StepShell>
  );
}
