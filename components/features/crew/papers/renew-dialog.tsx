"use client";

import { useTranslations } from "next-intl";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { FormTextField } from "@/components/ui/form/text-field";
import { requestCrewChangeAction } from "@/lib/features/crew/change-requests/actions";
import { correctPaperAction, renewPaperAction } from "@/lib/features/crew/papers/actions";
import { renewalForm, type RenewableKind } from "@/lib/features/crew/papers/schema";
import { useRecord } from "../sections/record-context";
import { completeForm } from "./complete-form";
import { sectionOf, type PaperTarget } from "./values";
import { ValidityFields, type PaperValues } from "../sections/validity-fields";

type Props = {
  action: "renew" | "correct";
  paper: PaperTarget;
  kind: RenewableKind;
  asks: boolean;
  onClose: () => void;
};

/**
 * Renew or correct a document. A renewal keeps the old one in the history; a correction fixes typing errors. product
 * 2.4
 */
export function RenewDialog({ action, paper, kind, asks, onClose }: Props) {
  const t = useTranslations("crew.screens");
  const { employeeId } = useRecord();
  const { id, name, number, issued, expired, noExpiry, description, attachment } = paper;
  const isRenewal = action === "renew";
  const begun: PaperValues = isRenewal
    ? { number, issued: "", expired: "", noExpiry, description: "", attachment: null }
    : { number, issued, expired, noExpiry, description, attachment };
  const write = (values: PaperValues) => {
    if (asks)
      return requestCrewChangeAction({
        employeeId,
        section: sectionOf[kind],
        values: { ...values, renews: id },
        note: null,
      });
    const target = { ...values, employeeId, kind, id };
    return isRenewal ? renewPaperAction(target) : correctPaperAction(target);
  };
  return (
    <FormDialog<PaperValues, unknown>
      title={t(`papers.of.${action}`, { name })}
      text={t(asks ? "edit.askText" : `papers.texts.${action}`)}
      confirm={t(asks ? "edit.send" : `papers.actions.${action}`)}
      needsChange
      schema={isRenewal && paper.isRequired ? completeForm(renewalForm) : renewalForm}
      action={write}
      defaultValues={begun}
      done={t(asks ? "edit.sent" : `papers.done.${action}`)}
      onClose={onClose}
    >
      {(fields) => (
        <>
          <FormTextField {...fields} name="number" label={t("fields.number")} required maxLength={60} />
          <span />
          <ValidityFields {...fields} scanRequired={paper.isRequired} />
        </>
      )}
    </FormDialog>
  );
}
