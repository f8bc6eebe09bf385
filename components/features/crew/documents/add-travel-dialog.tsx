"use client";

import { useTranslations } from "next-intl";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { FormSelectField } from "@/components/ui/form/select-field";
import { FormTextField } from "@/components/ui/form/text-field";
import { travelDocumentKinds } from "@/db/enums/crew";
import { requestCrewChangeAction } from "@/lib/features/crew/change-requests/actions";
import { addDocumentAction } from "@/lib/features/crew/documents/actions";
import { travelDocumentForm } from "@/lib/features/crew/documents/schema";
import { useRecord } from "../sections/record-context";
import { savedToasts } from "../sections/saved-toasts";
import { ValidityFields, type DocumentValues } from "../sections/validity-fields";

const emptyValues: DocumentValues = {
  documentKind: "",
  documentName: "",
  documentNumber: "",
  issued: "",
  expired: "",
  noExpiry: false,
  description: "",
  attachment: null,
};

/** Add a passport, seaman book or other travel document that is not on record. */
export function AddTravelDialog({ asRequest, onClose }: { asRequest: boolean; onClose: () => void }) {
  const t = useTranslations("crew");
  const { crewId } = useRecord();
  const add = (values: DocumentValues) =>
    asRequest
      ? requestCrewChangeAction({ crewId, section: "travel-documents", values, note: null })
      : addDocumentAction({ ...values, crewId, kind: "travel-document" });
  return (
    <FormDialog<DocumentValues, { id: number; ignored?: boolean }>
      title={t("screens.papers.addTitle", { section: t("sections.travel-documents") })}
      {...(asRequest ? { text: t("screens.edit.askText") } : {})}
      confirm={t(asRequest ? "screens.edit.send" : "screens.papers.actions.add")}
      needsChange
      schema={travelDocumentForm}
      action={add}
      defaultValues={emptyValues}
      done={({ ignored }) =>
        savedToasts(
          { ignored: ignored ? [{ name: t("sections.travel-documents") }] : [] },
          { saved: t(asRequest ? "screens.edit.sent" : "edit.saved"), ignored: (name) => t("edit.ignored", { name }) },
        )
      }
      onClose={onClose}
    >
      {(fields) => (
        <>
          <FormSelectField
            {...fields}
            name="documentKind"
            label={t("screens.fields.documentKind")}
            options={travelDocumentKinds.map((value) => ({ value, label: t(`screens.travelKinds.${value}`) }))}
            required
          />
          <FormTextField
            {...fields}
            name="documentName"
            label={t("screens.fields.documentName")}
            required
            maxLength={100}
          />
          <FormTextField {...fields} name="documentNumber" label={t("screens.fields.number")} required maxLength={60} />
          <span />
          <ValidityFields {...fields} scanRequired={false} />
        </>
      )}
    </FormDialog>
  );
}
