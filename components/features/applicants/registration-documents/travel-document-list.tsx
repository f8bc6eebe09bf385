"use client";

import { useTranslations } from "next-intl";
import { FormComboField } from "@/components/ui/form/combo-field";
import { FormDateField } from "@/components/ui/form/date-field/field";
import { FormTextField } from "@/components/ui/form/text-field";
import { isOwnTravelDocument, ownTravelDocuments } from "@/lib/features/applicants/registration/rules";
import { entrySchemas } from "@/lib/features/applicants/registration/schema";
import { EntryList } from "../registration-fields/entry-list";
import type { EntryParts, EntrySpec } from "../registration-fields/entry-spec";
import { emptyTravelDocument, type TravelDocumentEntry } from "../registration-fields/form-values";
import { StepSection } from "../registration-fields/step-section";
import { useNameOptions, useValidityText } from "../registration-fields/use-options-and-validity";
import { useWizard } from "../draft/wizard-context";
import { rowState, type DocumentCards } from "./document-cards";
import { TravelDocumentRow } from "./travel-document-row";
import { useDocumentRows, type DocumentsForm } from "./use-document-rows";

/** Edit a travel document other than seaman book and passport. */
function TravelDocumentFields(parts: EntryParts<TravelDocumentEntry>) {
  const t = useTranslations("registration.fields");
  const names = useNameOptions();
  const { rules } = useWizard();
  return (
    <>
      <FormComboField {...parts} {...names("travel-document")} name="documentName" label={t("documentName")} required />
      <FormTextField
        {...parts}
        name="documentNumber"
        label={t("documentNumber")}
        required
        maxLength={60}
        autoCapitalize="characters"
      />
      <FormDateField {...parts} name="issued" label={t("issued")} required max={rules.today} />
      <FormDateField {...parts} name="expired" label={t("expired")} />
      <FormTextField {...parts} name="description" label={t("description")} multiline maxLength={300} />
    </>
  );
}

/** List travel documents. Seaman book and passport take their numbers from step 1 and are edited in place. */
export function TravelDocumentList({ form, cards }: { form: DocumentsForm; cards: DocumentCards }) {
  const t = useTranslations("registration");
  const { rules, registration } = useWizard();
  const spans = useValidityText();
  const rows = useDocumentRows(form, "travelDocuments");
  const ownDocuments = ownTravelDocuments(registration.content.personal);
  const spec: EntrySpec<TravelDocumentEntry> = {
    list: "travelDocuments",
    empty: emptyTravelDocument,
    schemaOf: () => entrySchemas.travelDocuments(rules),
    keyOf: (entry) => entry.documentName,
    titleOf: (entry) => entry.documentName,
    linesOf: (entry) => [entry.documentNumber, spans.valid(entry), entry.description],
    isRequired: (entry) => ownDocuments.some((ownDocument) => isOwnTravelDocument(entry, ownDocument)),
    inPlace: (index) => (
      <TravelDocumentRow
        {...rowState(cards, `travelDocuments.${index}`, index)}
        control={form.control}
        errorText={form.errorText}
      />
    ),
    Fields: TravelDocumentFields,
  };
  return (
    <StepSection
      id="travel-documents"
      title={t("sections.travelDocuments")}
      help={t("help.travelDocuments")}
      columns={false}
    >
      <EntryList spec={spec} {...rows} />
    </StepSection>
  );
}
