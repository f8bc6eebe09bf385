"use client";

import { useTranslations } from "next-intl";
import { useWatch, type Control } from "react-hook-form";
import { FormCheckboxField } from "@/components/ui/form/checkbox-field";
import { FormDateField } from "@/components/ui/form/date-field/field";
import type { ErrorText } from "@/components/ui/form/field-frame";
import { FormFileField } from "@/components/ui/upload/file-field";
import { FormTextField } from "@/components/ui/form/text-field";

export type DocumentValues = Record<
  string,
  string | boolean | null | { fileId: string; fileName: string; contentType: string; size: number }
>;
type Props = { control: Control<DocumentValues>; errorText: ErrorText; scanRequired: boolean };

/** Show the fields for validity, note and scan of a document. */
export function ValidityFields({ scanRequired, ...field }: Props) {
  const t = useTranslations("crew.screens");
  const isEndless = useWatch({ control: field.control, name: "noExpiry" }) === true;
  return (
    <>
      <FormDateField {...field} name="issued" label={t("fields.issued")} required />
      <FormDateField
        {...field}
        name="expired"
        label={t("fields.expired")}
        disabled={isEndless}
        {...(isEndless ? { help: t("papers.endless") } : {})}
      />
      <div data-wide>
        <FormCheckboxField {...field} name="noExpiry" label={t("fields.noExpiry")} />
      </div>
      <div data-wide>
        <FormTextField {...field} name="description" label={t("fields.description")} multiline maxLength={300} />
      </div>
      <div data-wide>
        <FormFileField {...field} name="attachment" label={t("fields.attachment")} required={scanRequired} />
      </div>
    </>
  );
}
