"use client";

import { useTranslations } from "next-intl";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { FormTextField } from "@/components/ui/form/text-field";
import { requestCrewChangeAction } from "@/lib/features/crew/change-requests/actions";
import { correctDocumentAction, renewDocumentAction } from "@/lib/features/crew/documents/actions";
import { renewalForm, type RenewableKind } from "@/lib/features/crew/documents/schema";
import { useRecord } from "../sections/record-context";
import { withRequiredValidity } from "./required-validity";
import { sectionOf, type DocumentTarget } from "./actions-of-document";
import { ValidityFields, type DocumentValues } from "../sections/validity-fields";

type Props = {
  action: "renew" | "correct";
  document: DocumentTarget;
  kind: RenewableKind;
  asRequest: boolean;
  onClose: () => void;
};

/**
 * Renew or correct a document. A renewal keeps the old one in the history; a correction fixes typing errors. product
 * 2.4
 */
export function RenewDialog({ action, document, kind, asRequest, onClose }: Props) {
  const t = useTranslations("crew.screens");
  const { crewId } = useRecord();
  const { id, name, number, issued, expired, noExpiry, description, attachment } = document;
  const isRenewal = action === "renew";
  const initialValues: DocumentValues = isRenewal
    ? { number, issued: "", expired: "", noExpiry, description: "", attachment: null }
    : { number, issued, expired, noExpiry, description, attachment };
  const write = (values: DocumentValues) => {
    if (asRequest)
      return requestCrewChangeAction({
        crewId,
        section: sectionOf[kind],
        values: { ...values, renews: id },
        note: null,
      });
    const target = { ...values, crewId, kind, id };
    return isRenewal ? renewDocumentAction(target) : correctDocumentAction(target);
  };
  return (
    <FormDialog<DocumentValues, unknown>
      title={t(`papers.of.${action}`, { name })}
      text={t(asRequest ? "edit.askText" : `papers.texts.${action}`)}
      confirm={t(asRequest ? "edit.send" : `papers.actions.${action}`)}
      needsChange
      schema={isRenewal && document.isRequired ? withRequiredValidity(renewalForm) : renewalForm}
      action={write}
      defaultValues={initialValues}
      done={t(asRequest ? "edit.sent" : `papers.done.${action}`)}
      onClose={onClose}
    >
      {(fields) => (
        <>
          <FormTextField {...fields} name="number" label={t("fields.number")} required maxLength={60} />
          <span />
          <ValidityFields {...fields} scanRequired={document.isRequired} />
        </>
      )}
    </FormDialog>
  );
}
