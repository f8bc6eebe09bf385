"use client";

import { useTranslations } from "next-intl";
import { useWatch, type Control } from "react-hook-form";
import { FormFileField } from "@/components/ui/upload/file-field";
import { FormDialog } from "@/components/ui/form/form-dialog";
import type { ErrorText } from "@/components/ui/form/field-frame";
import { FormSelectField } from "@/components/ui/form/select-field";
import { FormTextField } from "@/components/ui/form/text-field";
import { crewDocumentTypes } from "@/db/enums/crew";
import { putPersonalDocumentAction } from "@/lib/features/crew/documents/actions";
import { personalDocumentForm } from "@/lib/features/crew/documents/schema";
import { useRecord } from "../sections/record-context";
import type { DocumentValues } from "../sections/validity-fields";

const emptyValues: DocumentValues = { type: "", label: "", attachment: null };

/**
 * Add a personal document; one of the same type and name is replaced and stays in the history. A photo becomes the
 * portrait.
 */
export function PutDocumentDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("crew.screens");
  const { crewId } = useRecord();
  return (
    <FormDialog<DocumentValues, unknown>
      title={t("documents.title")}
      text={t("documents.text")}
      confirm={t("papers.actions.add")}
      needsChange
      schema={personalDocumentForm}
      action={(values) => putPersonalDocumentAction({ ...values, crewId })}
      defaultValues={emptyValues}
      done={t("documents.done")}
      onClose={onClose}
    >
      {(fields) => <DocumentFields {...fields} />}
    </FormDialog>
  );
}

function DocumentFields(field: { control: Control<DocumentValues>; errorText: ErrorText }) {
  const t = useTranslations("crew");
  const type = useWatch({ control: field.control, name: "type" });
  return (
    <>
      <FormSelectField
        {...field}
        name="type"
        label={t("screens.fields.documentType")}
        options={crewDocumentTypes.map((value) => ({ value, label: t(`documentTypes.${value}`) }))}
        required
      />
      <FormTextField
        {...field}
        name="label"
        label={t("screens.fields.label")}
        help={t("screens.documents.labelHelp")}
        maxLength={100}
      />
      <div data-wide>
        <FormFileField
          {...field}
          name="attachment"
          label={t("screens.fields.attachment")}
          photo={type === "photo"}
          required
        />
      </div>
    </>
  );
}
