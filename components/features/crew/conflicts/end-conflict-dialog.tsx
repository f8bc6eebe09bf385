"use client";

import { useTranslations } from "next-intl";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { FormTextField } from "@/components/ui/form/text-field";
import { endConflictAction } from "@/lib/features/crew/conflicts/actions";
import { endConflictForm } from "@/lib/features/crew/status/schema";
import { useRecord } from "../sections/record-context";

/** End a conflict; the reason is stored in the audit log. product 2.5 */
export function EndConflictDialog({ id, name, onClose }: { id: number; name: string; onClose: () => void }) {
  const t = useTranslations("crew.screens.conflicts");
  const { name: person } = useRecord();
  return (
    <FormDialog<{ note: string }, unknown>
      title={t("endTitle", { person, name })}
      text={t("endText")}
      confirm={t("end")}
      schema={endConflictForm}
      action={(values) => endConflictAction({ ...values, id })}
      defaultValues={{ note: "" }}
      done={t("ended")}
      onClose={onClose}
    >
      {(fields) => (
        <div data-wide>
          <FormTextField {...fields} name="note" label={t("why")} multiline maxLength={300} />
        </div>
      )}
    </FormDialog>
  );
}
