"use client";

import { useTranslations } from "next-intl";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { FormSelectField } from "@/components/ui/form/select-field";
import { FormTextField } from "@/components/ui/form/text-field";
import { verificationMethods } from "@/db/enums/crew";
import {
  removeDocumentAction,
  unverifyDocumentAction,
  verifyDocumentAction,
} from "@/lib/features/crew/documents/actions";
import { verificationForm } from "@/lib/features/crew/documents/schema";
import { removalForm } from "@/lib/features/crew/sections/values.schema";
import { useRecord } from "../sections/record-context";
import type { DocumentTarget } from "./actions-of-document";

type Props = { document: DocumentTarget; onClose: () => void };

/** Confirm as a second person that a document is genuine. product 2.4 */
export function VerifyDialog({ document, onClose }: Props) {
  const t = useTranslations("crew");
  const { crewId } = useRecord();
  const { kind, id, name } = document;
  return (
    <FormDialog<{ method: string; note: string }, unknown>
      title={t("screens.papers.of.verify", { name })}
      text={t("screens.papers.texts.verify", { number: document.number || "-" })}
      confirm={t("screens.papers.actions.verify")}
      schema={verificationForm}
      action={(values) => verifyDocumentAction({ ...values, crewId, kind, id })}
      defaultValues={{ method: "", note: "" }}
      done={t("screens.papers.done.verify")}
      onClose={onClose}
    >
      {(fields) => (
        <>
          <FormSelectField
            {...fields}
            name="method"
            label={t("screens.fields.method")}
            options={verificationMethods.map((value) => ({ value, label: t(`verificationMethods.${value}`) }))}
            required
          />
          <div data-wide>
            <FormTextField {...fields} name="note" label={t("screens.fields.note")} multiline maxLength={300} />
          </div>
        </>
      )}
    </FormDialog>
  );
}

const actions = { remove: removeDocumentAction, unverify: unverifyDocumentAction };

/** Remove a document or withdraw its verification; both need a reason. */
export function DocumentReasonDialog({ action, document, onClose }: Props & { action: "remove" | "unverify" }) {
  const t = useTranslations("crew.screens");
  const { crewId } = useRecord();
  const { kind, id, name } = document;
  return (
    <FormDialog<{ reason: string }, unknown>
      danger={action === "remove"}
      title={t(`papers.of.${action}`, { name })}
      text={t(`papers.texts.${action}`)}
      confirm={t(`papers.actions.${action}`)}
      schema={removalForm}
      action={(values) => actions[action]({ ...values, crewId, kind, id })}
      defaultValues={{ reason: "" }}
      done={t(`papers.done.${action}`)}
      onClose={onClose}
    >
      {(fields) => (
        <div data-wide>
          <FormTextField {...fields} name="reason" label={t("fields.reason")} multiline required maxLength={300} />
        </div>
      )}
    </FormDialog>
  );
}
