"use client";

import { useTranslations } from "next-intl";
import { useController, useWatch, type Control } from "react-hook-form";
import { FormComboField } from "@/components/ui/form/combo-field";
import { FormDateField } from "@/components/ui/form/date-field/field";
import type { ErrorText } from "@/components/ui/form/field-frame";
import { FormTextField } from "@/components/ui/form/text-field";
import { isOwnPaper, ownPapers } from "@/lib/features/applicants/registration/rules";
import { entrySchemas } from "@/lib/features/applicants/registration/schema";
import { EntryList } from "../registration-fields/entry-list";
import type { EntryParts, EntrySpec } from "../registration-fields/entry-spec";
import {
  emptyTravelDocument,
  type DocumentsValues,
  type TravelDocumentEntry,
} from "../registration-fields/form-values";
import { rowProblems, settleWith } from "../registration-fields/row-problems";
import { Section } from "../registration-fields/section";
import { useNames, useSpans } from "../registration-fields/use-lists";
import { useWizard } from "../draft/wizard-context";

/** Whether a document is one whose number the first step has. */
function useIsOwn() {
  const { registration } = useWizard();
  const papers = ownPapers(registration.content.personal);
  return (documentName: string) => papers.some((paper) => isOwnPaper({ documentName, documentNumber: "" }, paper));
}

export type DocumentsParts = { control: Control<DocumentsValues>; errorText: ErrorText };

function TravelDocumentFields(parts: EntryParts<TravelDocumentEntry>) {
  const t = useTranslations("registration.fields");
  const names = useNames();
  const help = useTranslations("registration.help");
  const { rules } = useWizard();
  const isOwn = useIsOwn();
  const documentName = useWatch({ control: parts.control, name: "documentName" });
  const own = isOwn(documentName);
  return (
    <>
      {own ? (
        <FormTextField {...parts} name="documentName" label={t("documentName")} required readOnly />
      ) : (
        <FormComboField
          {...parts}
          {...names("travel-document")}
          name="documentName"
          label={t("documentName")}
          required
        />
      )}
      <FormTextField
        {...parts}
        name="documentNumber"
        label={t("documentNumber")}
        required
        readOnly={own}
        help={own ? help("numberFromStep1") : undefined}
        maxLength={60}
        autoCapitalize="characters"
      />
      <FormDateField {...parts} name="issued" label={t("issued")} required max={rules.today} />
      <FormDateField {...parts} name="expired" label={t("expired")} />
      <FormTextField {...parts} name="description" label={t("description")} multiline maxLength={300} />
    </>
  );
}

export function TravelDocumentList({ control, errorText }: DocumentsParts) {
  const t = useTranslations("registration");
  const { rules } = useWizard();
  const spans = useSpans();
  const { field, fieldState } = useController({ control, name: "travelDocuments" });
  const settle = settleWith(field);
  const isOwn = useIsOwn();
  const spec: EntrySpec<TravelDocumentEntry> = {
    list: "travelDocuments",
    empty: emptyTravelDocument,
    schemaOf: () => entrySchemas.travelDocuments(rules),
    keyOf: (entry) => entry.documentName,
    titleOf: (entry) => entry.documentName,
    linesOf: (entry) => [entry.documentNumber, spans.valid(entry), entry.description],
    isRequired: (entry) => isOwn(entry.documentName),
    isComplete: (entry) => entry.documentNumber !== "" && entry.issued !== "",
    Fields: TravelDocumentFields,
  };
  return (
    <Section
      id="travel-documents"
      title={t("sections.travelDocuments")}
      help={t("help.travelDocuments")}
      columns={false}
    >
      <EntryList
        spec={spec}
        entries={field.value}
        onChange={settle}
        addRef={field.ref}
        errorText={errorText}
        {...rowProblems(fieldState.error, errorText)}
      />
    </Section>
  );
}
