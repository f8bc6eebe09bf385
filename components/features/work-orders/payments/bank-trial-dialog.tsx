"use client";

import { useTranslations } from "next-intl";
import { FormDateField } from "@/components/ui/form/date-field/field";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { FormTextField } from "@/components/ui/form/text-field";
import type { BankSetName } from "@/db/enums/work-orders";
import { recordBankTrialAction } from "@/lib/features/work-orders/payments/actions";
import { recordTrialInput } from "@/lib/features/work-orders/payments/schema";

type Values = { bankSet: BankSetName; triedOn: string; triedBy: string; note: string };
type Props = { bankSet: BankSetName; title: string; today: string; onClose: () => void };

/** Record who tried a bank layout and when, which verifies it. product 5.15 */
export function BankTrialDialog({ bankSet, title, today, onClose }: Props) {
  const t = useTranslations("payment-runs.trial");
  return (
    <FormDialog<Values, unknown>
      title={t("title", { bank: title })}
      text={t("text")}
      confirm={t("action")}
      schema={recordTrialInput}
      action={recordBankTrialAction}
      defaultValues={{ bankSet, triedOn: today, triedBy: "", note: "" }}
      done={t("done", { bank: title })}
      onClose={onClose}
    >
      {(field) => (
        <>
          <FormDateField {...field} name="triedOn" label={t("triedOn")} max={today} required />
          <FormTextField {...field} name="triedBy" label={t("triedBy")} maxLength={120} autoComplete="off" required />
          <div data-wide>
            <FormTextField {...field} name="note" label={t("note")} maxLength={300} autoComplete="off" />
          </div>
        </>
      )}
    </FormDialog>
  );
}
