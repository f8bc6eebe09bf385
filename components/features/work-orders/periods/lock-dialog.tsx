"use client";

import { useTranslations } from "next-intl";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { FormTextField } from "@/components/ui/form/text-field";
import { lockPayrollMonthAction } from "@/lib/features/work-orders/periods/actions";
import { lockMonthInput } from "@/lib/features/work-orders/periods/schema";
import { LeftOutField, type LeavablePerson } from "./left-out-field";

/** name: formatted month; total: formatted take-home pay. */
export type LockSubject = {
  month: string;
  name: string;
  people: number;
  workOrders: number;
  total: string;
  standingOut: number;
  /** People who may be left out, blocked ones first. */
  leavable: LeavablePerson[];
};

type Values = { month: string; leftOut: number[]; reason: string };

/** Confirm a lock, with its effect and unusual changes. */
export function LockDialog({ subject, onClose }: { subject: LockSubject; onClose: () => void }) {
  const t = useTranslations("work-orders.periods");
  const apart = useTranslations("work-orders.periods.apart");
  const { month, name, people, workOrders, total, standingOut, leavable } = subject;
  return (
    <FormDialog<Values, unknown>
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
      defaultValues={{ month, leftOut: [], reason: "" }}
      done={t("locked")}
      onClose={onClose}
    >
      {(fields) =>
        leavable.length > 0 ? (
          <>
            <div data-wide>
              <LeftOutField
                {...fields}
                name="leftOut"
                label={apart("choose")}
                help={apart("chooseHelp")}
                options={leavable}
              />
            </div>
            <div data-wide>
              <FormTextField {...fields} name="reason" label={apart("chooseReason")} multiline maxLength={500} />
            </div>
          </>
        ) : null
      }
    </FormDialog>
  );
}
