"use client";

import { useTranslations } from "next-intl";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { FormTextField } from "@/components/ui/form/text-field";
import { unlockPayrollMonthAction } from "@/lib/features/work-orders/periods/actions";
import { unlockMonthInput } from "@/lib/features/work-orders/periods/schema";
import type { LockSubject } from "./lock-dialog";

/** Unlock a month; the reason is logged permanently. */
export function UnlockDialog({ subject, onClose }: { subject: LockSubject; onClose: () => void }) {
  const t = useTranslations("work-orders.periods");
  return (
    <FormDialog<{ month: string; reason: string }, { isAsked: boolean }>
      title={t("unlockTitle", { month: subject.name })}
      text={t("unlockText")}
      confirm={t("unlock")}
      danger
      schema={unlockMonthInput}
      action={unlockPayrollMonthAction}
      defaultValues={{ month: subject.month, reason: "" }}
      done={({ isAsked }) => [{ severity: "success", text: t(isAsked ? "unlockAsked" : "unlocked") }]}
      onClose={onClose}
    >
      {(fields) => <FormTextField {...fields} name="reason" label={t("reason")} required multiline maxLength={500} />}
    </FormDialog>
  );
}
