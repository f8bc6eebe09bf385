"use client";

import { useLocale, useTranslations } from "next-intl";
import { memo } from "react";
import { useWatch, type Control } from "react-hook-form";
import { FormCheckboxField } from "@/components/ui/form/checkbox-field";
import { FormDateField } from "@/components/ui/form/date-field/field";
import type { ErrorText } from "@/components/ui/form/field-frame";
import { FormTextField } from "@/components/ui/form/text-field";
import { FormFileField } from "@/components/ui/upload/file-field";
import { useWizard } from "../draft/wizard-context";
import { certificateTitle, missingCertificateFields, type DocumentsValues } from "../registration-fields/form-values";
import { useValidityText } from "../registration-fields/use-options-and-validity";
import { OptionalNoteField } from "./note-field";
import { DocumentRow, type RowState } from "./document-row";
import styles from "./document-row.module.css";
import { useNoExpiry } from "./use-no-expiry";

type Props = RowState & { control: Control<DocumentsValues>; errorText: ErrorText; kind: "coc" | "cop" };

/** Edit a mandatory certificate in the step's form: number, dates and scan. */
export const CertificateRow = memo(function CertificateRow({ control, errorText, kind, ...state }: Props) {
  const t = useTranslations("registration.fields");
  const { rules } = useWizard();
  const spans = useValidityText();
  const locale = useLocale();
  const row = `${kind}.${state.index}` as const;
  const entry = useWatch({ control, name: row });
  const parts = { control, errorText };
  useNoExpiry({ control, name: `${row}.expired`, noExpiry: entry.noExpiry });
  return (
    <DocumentRow
      {...state}
      list={kind}
      title={certificateTitle(entry, rules.required, locale)}
      lines={[entry.certificateNumber, entry.issued ? spans.valid(entry) : null, entry.attachment?.fileName ?? null]}
      isComplete={missingCertificateFields(entry).length === 0}
    >
      <FormTextField
        {...parts}
        name={`${row}.certificateNumber`}
        label={t("certificateNumber")}
        required
        maxLength={60}
        autoCapitalize="characters"
        autoComplete="off"
      />
      <FormDateField {...parts} name={`${row}.issued`} label={t("issued")} required max={rules.today} />
      <FormDateField
        {...parts}
        name={`${row}.expired`}
        label={t("expired")}
        required={!entry.noExpiry}
        disabled={entry.noExpiry}
      />
      <div className={styles.alone}>
        <FormCheckboxField {...parts} name={`${row}.noExpiry`} label={t("noExpiry")} />
      </div>
      <FormFileField {...parts} name={`${row}.attachment`} label={t("attachment")} required compact />
      <OptionalNoteField {...parts} name={`${row}.description`} />
    </DocumentRow>
  );
});
