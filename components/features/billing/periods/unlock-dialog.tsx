"use client";

import { useTranslations } from "next-intl";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { FormTextField } from "@/components/ui/form/text-field";
import { unlockMonthAction } from "@/lib/features/billing/periods/actions";
import { unlockMonthInput } from "@/lib/features/billing/periods/schema";

type Props = { month: number; year: number; monthName: string; onClose: () => void };
type Values = { month: number; year: number; reason: string };

/** Unlock a month with a reason. */
export function UnlockDialog({ month, year, monthName, onClose }: Props) {
  const t = useTranslations("billing.unlock");
  return (
    <FormDialog<Values, unknown>
      title={t("title", { month: monthName })}
      text={t("text")}
      confirm={t("confirm")}
      danger
      schema={unlockMonthInput}
      action={unlockMonthAction}
      defaultValues={{ month, year, reason: "" }}
      done={t("done", { month: monthName })}
      onClose={onClose}
    >
      {(fields) => (
        <div data-wide>
          <FormTextField {...fields} name="reason" label={t("reason")} multiline minRows={2} maxLength={500} required />
        </div>
      )}
    </FormDialog>
  );
}
