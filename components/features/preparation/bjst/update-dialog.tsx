"use client";

import { useTranslations } from "next-intl";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { updateBjstAction } from "@/lib/features/preparation/bjst/actions";
import { updateBjstInput, type BjstRow } from "@/lib/features/preparation/bjst/schema";
import { TrainingFields, type TrainingValues } from "./fields";

type Values = TrainingValues & { employeePreparationBjstId: number; version: number };

/** Change the dates, place or letter. D2 §4 */
export function UpdateDialog({ row, onClose }: { row: BjstRow; onClose: () => void }) {
  const t = useTranslations("checkups");
  const { id, letterNumber, startDate, endDate, place, version } = row;
  return (
    <FormDialog<Values, unknown>
      title={t("bjst.updateTitle", { name: row.employeeName })}
      text={t("bjst.updateText")}
      confirm={t("actions.save")}
      needsChange
      schema={updateBjstInput}
      action={updateBjstAction}
      defaultValues={{ employeePreparationBjstId: id, letterNumber, startDate, endDate, place, version }}
      failed={t("bjst.updateFailed")}
      done={() => [{ severity: "success", text: t("bjst.updated"), seconds: 2 }]}
      onClose={onClose}
    >
      {(fields) => <TrainingFields {...fields} />}
    </FormDialog>
  );
}
