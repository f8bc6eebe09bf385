"use client";

import { useTranslations } from "next-intl";
import { FormPersonField } from "@/components/features/suitability/person-field";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { FormTextField } from "@/components/ui/form/text-field";
import { addConflictAction } from "@/lib/features/crew/conflicts/actions";
import { conflictForm } from "@/lib/features/crew/status/schema";
import { useRecord } from "../sections/record-context";

type Values = { otherCrewId: number | null; reason: string };

/** Record that two people must not sail together; planners of either get a warning. product 2.5 */
export function AddConflictDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("crew.screens");
  const { crewId, name } = useRecord();
  return (
    <FormDialog<Values, unknown>
      title={t("conflicts.addTitle", { name })}
      text={t("conflicts.addText")}
      confirm={t("papers.actions.add")}
      needsChange
      schema={conflictForm}
      action={(values) => addConflictAction({ ...values, crewId })}
      defaultValues={{ otherCrewId: null, reason: "" }}
      done={t("conflicts.added")}
      onClose={onClose}
    >
      {(fields) => (
        <>
          <div data-wide>
            <FormPersonField
              {...fields}
              name="otherCrewId"
              label={t("conflicts.other")}
              help={t("conflicts.otherHelp")}
              required
            />
          </div>
          <div data-wide>
            <FormTextField {...fields} name="reason" label={t("fields.reason")} multiline required maxLength={500} />
          </div>
        </>
      )}
    </FormDialog>
  );
}
