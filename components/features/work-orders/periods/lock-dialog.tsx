"use client";

import { useTranslations } from "next-intl";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { lockPayrollMonthAction } from "@/lib/features/work-orders/periods/actions";
import { lockMonthInput } from "@/lib/features/work-orders/periods/schema";

/** name: the month in words; total: its take-home pay as it is written. */
export type LockSubject = {
  month: string;
  name: string;
  people: number;
  workOrders: number;
  total: string;
  standingOut: number;
};

/** What a lock does, and what stands out, before the button. */
export function LockDialog({ subject, onClose }: { subject: LockSubject; onClose: () => void }) {
  const t = useTranslations("work-orders.periods");
  const { month, name, people, workOrders, total, standingOut } = subject;
  return (
    <FormDialog
      title={t("lockTitle", { month: name })}
      text={
        <>
          <p>{t("lockText", { people, workOrders, total })}</p>
          {standingOut > 0 ? <p>{t("lockOut", { count: standingOut })}</p> : null}
        </>
      }
      confirm={t("lock")}
      schema={lockMonthInput}
      action={lockPayrollMonthAction}
      defaultValues={{ month }}
      done={t("locked")}
      onClose={onClose}
    />
  );
}
