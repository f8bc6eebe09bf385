"use client";

import { useTranslations } from "next-intl";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { lockSlipAction } from "@/lib/features/work-orders/periods/actions";
import { lockSlipInput } from "@/lib/features/work-orders/periods/schema";

/** monthName: the formatted month. */
export type SlipSubject = { crewId: number; name: string; month: string; monthName: string };

/** Confirm the lock of one person's slips, with its effect. */
export function LockSlipDialog({ subject, onClose }: { subject: SlipSubject; onClose: () => void }) {
  const t = useTranslations("work-orders.periods.apart");
  const { crewId, name, month, monthName } = subject;
  return (
    <FormDialog
      title={t("lockTitle", { name })}
      text={t("lockText", { name, month: monthName })}
      confirm={t("lock")}
      schema={lockSlipInput}
      action={lockSlipAction}
      defaultValues={{ crewId, month }}
      done={t("locked")}
      onClose={onClose}
    />
  );
}
