"use client";

import { useTranslations } from "next-intl";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { FormTextField } from "@/components/ui/form/text-field";
import { dropPaymentRunAction, releasePaymentRunAction } from "@/lib/features/work-orders/payments/actions";
import { dropRunInput, runInput } from "@/lib/features/work-orders/payments/schema";

/** A run as its dialogs show it, with the amount formatted. */
type OfRun = { id: number; number: string; transfers: number; amount: string; valueOn: string };
type Props = { of: OfRun; onClose: () => void };

/** Release a run as the second person: its file can then be sent to the bank. product 5.15, §8 */
export function ReleasePaymentRunDialog({ of, onClose }: Props) {
  const t = useTranslations("payment-runs.release");
  const { id, number, transfers, amount, valueOn } = of;
  return (
    <FormDialog<{ id: number }, unknown>
      title={t("title", { number })}
      text={t("text", { count: transfers, amount, valueOn })}
      confirm={t("action")}
      schema={runInput}
      action={releasePaymentRunAction}
      defaultValues={{ id }}
      done={t("done", { number })}
      onClose={onClose}
    />
  );
}

/** Drop an unreleased run; its amounts become due again. */
export function DropPaymentRunDialog({ of: { id, number }, onClose }: Props) {
  const t = useTranslations("payment-runs.drop");
  return (
    <FormDialog<{ id: number; reason: string }, unknown>
      title={t("title", { number })}
      text={t("text")}
      confirm={t("action")}
      danger
      schema={dropRunInput}
      action={dropPaymentRunAction}
      defaultValues={{ id, reason: "" }}
      done={t("done", { number })}
      onClose={onClose}
    >
      {(field) => (
        <div data-wide>
          <FormTextField {...field} name="reason" label={t("reason")} maxLength={300} autoComplete="off" required />
        </div>
      )}
    </FormDialog>
  );
}
