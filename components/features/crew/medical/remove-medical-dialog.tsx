"use client";

import { useTranslations } from "next-intl";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { FormTextField } from "@/components/ui/form/text-field";
import { removeMedicalCertificateAction } from "@/lib/features/crew/medical/actions";
import { removalForm } from "@/lib/features/crew/sections/values.schema";
import { useRecord } from "../sections/record-context";

/** Remove a certificate entered by mistake; the history keeps it with the reason. */
export function RemoveMedicalDialog({ id, date, onClose }: { id: number; date: string; onClose: () => void }) {
  const t = useTranslations("crew.screens");
  const { crewId } = useRecord();
  return (
    <FormDialog<{ reason: string }, unknown>
      danger
      title={t("medicals.removeTitle", { date })}
      text={t("medicals.removeText")}
      confirm={t("papers.actions.remove")}
      schema={removalForm}
      action={({ reason }) => removeMedicalCertificateAction({ crewId, id, reason })}
      defaultValues={{ reason: "" }}
      done={t("medicals.removed")}
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
