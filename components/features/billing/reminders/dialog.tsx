"use client";

import { useTranslations } from "next-intl";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { FormSelectField } from "@/components/ui/form/select-field";
import { FormTextField } from "@/components/ui/form/text-field";
import { remindedParties } from "@/db/enums/billing";
import { setRemindersAction } from "@/lib/features/billing/reminders/actions";
import { setRemindersInput, type Reminders } from "@/lib/features/billing/reminders/schema";

type Values = { afterDays: string; whom: Reminders["whom"]; version: number };

/** Edit after how many days reminders are sent, and to whom. product 5.14 */
export function RemindersDialog({ reminders, onClose }: { reminders: Reminders; onClose: () => void }) {
  const t = useTranslations("billing.reminders");
  const { afterDays, whom, version } = reminders;
  return (
    <FormDialog<Values, unknown>
      title={t("title")}
      text={t("text")}
      confirm={t("save")}
      needsChange
      schema={setRemindersInput}
      action={setRemindersAction}
      defaultValues={{ afterDays: afterDays === null ? "" : String(afterDays), whom, version }}
      done={t("done")}
      onClose={onClose}
    >
      {(fields) => (
        <>
          <FormTextField {...fields} name="afterDays" label={t("afterDays")} kind="number" maxLength={3} />
          <FormSelectField
            {...fields}
            name="whom"
            label={t("whom")}
            options={remindedParties.map((value) => ({ value, label: t(`parties.${value}`) }))}
          />
        </>
      )}
    </FormDialog>
  );
}
