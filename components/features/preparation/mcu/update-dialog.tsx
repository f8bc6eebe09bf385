"use client";

import { useTranslations } from "next-intl";
import { FormCheckboxField } from "@/components/ui/form/checkbox-field";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { updateMcuAction } from "@/lib/features/preparation/mcu/actions";
import { updateMcuInput, type McuChoices, type McuRow } from "@/lib/features/preparation/mcu/schema";
import { AppointmentFields, type AppointmentValues } from "./fields";

type Values = AppointmentValues & { employeePreparationMcuId: number; wholeLetter: boolean; version: number };
type Props = { row: McuRow; choices: McuChoices; onClose: () => void };

/** Change date, clinic or package. Others on the same letter move too, unless deselected. D2 §4, product 5.13c */
export function UpdateDialog({ row, choices, onClose }: Props) {
  const t = useTranslations("checkups");
  const isShared = row.onLetter > 1;
  return (
    <FormDialog<Values, unknown>
      title={t("mcu.updateTitle", { name: row.employeeName })}
      text={t("mcu.updateText")}
      confirm={t("actions.save")}
      needsChange
      schema={updateMcuInput}
      action={updateMcuAction}
      defaultValues={{
        employeePreparationMcuId: row.id,
        letterNumber: row.letterNumber.split("/")[0] ?? "",
        scheduledOn: row.scheduledOn,
        mcuPackageId: String(row.mcuPackageId),
        clinicName: row.clinicName,
        clinicLocation: row.clinicLocation ?? "",
        wholeLetter: isShared,
        version: row.version,
      }}
      failed={t("mcu.updateFailed")}
      done={() => [{ severity: "success", text: t("mcu.updated"), seconds: 2 }]}
      onClose={onClose}
    >
      {(fields) => (
        <>
          <AppointmentFields {...fields} choices={choices} />
          {isShared ? (
            <div data-wide>
              <FormCheckboxField
                {...fields}
                name="wholeLetter"
                label={t("mcu.wholeLetter", { count: row.onLetter })}
                help={t("mcu.wholeLetterHelp")}
              />
            </div>
          ) : null}
        </>
      )}
    </FormDialog>
  );
}
