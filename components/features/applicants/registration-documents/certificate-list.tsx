"use client";

import { useLocale, useTranslations } from "next-intl";
import { entrySchemas } from "@/lib/features/applicants/registration/schema";
import { EntryList } from "../registration-fields/entry-list";
import type { EntryParts, EntrySpec } from "../registration-fields/entry-spec";
import {
  certificateTitle,
  emptyCertificate,
  requirementOf,
  type CertificateEntry,
} from "../registration-fields/form-values";
import { StepSection } from "../registration-fields/step-section";
import { useValidityText } from "../registration-fields/use-options-and-validity";
import { useWizard } from "../draft/wizard-context";
import { CertificateFields } from "./certificate-fields";
import { CertificateRow } from "./certificate-row";
import { rowState, type DocumentCards } from "./document-cards";
import { useDocumentRows, type DocumentsForm } from "./use-document-rows";

const CocFields = (parts: EntryParts<CertificateEntry>) => <CertificateFields {...parts} kind="coc" />;
const CopFields = (parts: EntryParts<CertificateEntry>) => <CertificateFields {...parts} kind="cop" />;

/** List certificates. Required ones are edited in place, others are added in a dialog. */
export function CertificateList({
  form,
  cards,
  kind,
}: {
  form: DocumentsForm;
  cards: DocumentCards;
  kind: "coc" | "cop";
}) {
  const t = useTranslations("registration");
  const { rules } = useWizard();
  const spans = useValidityText();
  const locale = useLocale();
  const rows = useDocumentRows(form, kind);
  const spec: EntrySpec<CertificateEntry> = {
    list: kind,
    empty: emptyCertificate,
    schemaOf: () => entrySchemas[kind](rules),
    keyOf: (entry) => entry.certificateName,
    titleOf: (entry) => certificateTitle(entry, rules.required, locale),
    linesOf: (entry) => [entry.certificateNumber, spans.valid(entry), entry.attachment?.fileName ?? null],
    isRequired: (entry) => requirementOf(entry, rules.required) !== undefined,
    inPlace: (index) => (
      <CertificateRow
        {...rowState(cards, `${kind}.${index}`, index)}
        control={form.control}
        errorText={form.errorText}
        kind={kind}
      />
    ),
    Fields: kind === "coc" ? CocFields : CopFields,
  };
  return (
    <StepSection id={kind} title={t(`sections.${kind}`)} help={t(`help.${kind}`)} columns={false}>
      <EntryList spec={spec} {...rows} />
    </StepSection>
  );
}
