"use client";

import { useTranslations } from "next-intl";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { FormTextField } from "@/components/ui/form/text-field";
import { unlockSlipAction } from "@/lib/features/work-orders/periods/actions";
import { unlockSlipInput } from "@/lib/features/work-orders/periods/schema";

type Props = { subject: { lockId: number; name: string }; onClose: () => void };

/** Unlock a separate lock; the reason is logged permanently. */
export function UnlockSlipDialog({ subject: { lockId, name }, onClose }: Props) {
  const t = useTranslations("work-orders.periods");
  return (
    <FormDialog<{ lockId: number; reason: string }, { isAsked: boolean }>
      title={t("apart.unlockTitle", { name })}
      text={t("apart.unlockText")}
      confirm={t("apart.unlock")}
      danger
      schema={unlockSlipInput}
      action={unlockSlipAction}
      defaultValues={{ lockId, reason: "" }}
      done={({ isAsked }) => [{ severity: "success", text: t(isAsked ? "unlockAsked" : "apart.unlocked") }]}
      onClose={onClose}
    >
      {(fields) => <FormTextField {...fields} name="reason" label={t("reason")} required multiline maxLength={500} />}
    </FormDialog>
  );
}
