"use client";

import { useTranslations } from "next-intl";
import { memo } from "react";
import { useWatch, type Control } from "react-hook-form";
import { FormDateField } from "@/components/ui/form/date-field/field";
import type { ErrorText } from "@/components/ui/form/field-frame";
import { FormTextField } from "@/components/ui/form/text-field";
import { useWizard } from "../draft/wizard-context";
import { missingDocumentFields, type DocumentsValues } from "../registration-fields/form-values";
import { useValidityText } from "../registration-fields/use-options-and-validity";
import { OptionalNoteField } from "./note-field";
import { DocumentRow, type RowState } from "./document-row";

type Props = RowState & { control: Control<DocumentsValues>; errorText: ErrorText };

/** Edit the dates of seaman book or passport. The number was entered in step 1. */
export const TravelDocumentRow = memo(function TravelDocumentRow({ control, errorText, ...state }: Props) {
  const t = useTranslations("registration.fields");
  const help = useTranslations("registration.help");
  const { rules } = useWizard();
  const spans = useValidityText();
  const row = `travelDocuments.${state.index}` as const;
  const entry = useWatch({ control, name: row });
  const parts = { control, errorText };
  return (
    <DocumentRow
      {...state}
      list="travelDocuments"
      title={entry.documentName}
      lines={[entry.documentNumber, spans.valid(entry)]}
      isComplete={missingDocumentFields(entry).length === 0}
    >
      <FormTextField
        {...parts}
        name={`${row}.documentNumber`}
        label={t("documentNumber")}
        required
        readOnly
        help={help("numberFromStep1")}
      />
      <FormDateField {...parts} name={`${row}.issued`} label={t("issued")} required max={rules.today} />
      <FormDateField {...parts} name={`${row}.expired`} label={t("expired")} />
      <OptionalNoteField {...parts} name={`${row}.description`} />
    </DocumentRow>
  );
});
