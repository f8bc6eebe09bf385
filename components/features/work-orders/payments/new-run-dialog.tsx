"use client";

import { useLocale, useTranslations } from "next-intl";
import type { z } from "zod";
import { FormDateField } from "@/components/ui/form/date-field/field";
import { FormDigitsField } from "@/components/ui/form/digits/field";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { FormSelectField } from "@/components/ui/form/select-field";
import { bankSets } from "@/db/enums/work-orders";
import { normalizeDigits } from "@/lib/features/crew/formats/rules";
import { rupiahText } from "@/lib/features/rates/amount.rules";
import { createPaymentRunAction } from "@/lib/features/work-orders/payments/actions";
import { makeRunInput } from "@/lib/features/work-orders/payments/schema";
import { monthName } from "../inputs/month-name";

type Values = Omit<z.input<typeof makeRunInput>, "debitAccount"> & { debitAccount: string };
type Made = { number: string; transfers: number; amount: number };
type Props = { months: readonly string[]; month: string; today: string; lockId: number | null; onClose: () => void };

/** Create a run of what a locked month still owes. product 5.15 */
export function NewRunDialog({ months, month, today, lockId, onClose }: Props) {
  const [t, banks, locale] = [useTranslations("payment-runs"), useTranslations("payment-runs.banks"), useLocale()];
  return (
    <FormDialog<Values, Made>
      title={t("make.title")}
      text={t("make.text")}
      confirm={t("make.action")}
      schema={makeRunInput}
      action={createPaymentRunAction}
      defaultValues={{ month, lockId, valueOn: today, debitAccount: "" }}
      done={({ number, transfers, amount }) => [
        { severity: "success", text: t("make.done", { number, count: transfers, amount: rupiahText(amount) }) },
      ]}
      onClose={onClose}
    >
      {(field) => (
        <>
          <FormSelectField
            {...field}
            name="month"
            label={t("month")}
            options={months.map((value) => ({ value, label: monthName(value, locale) }))}
            required
          />
          <FormDateField {...field} name="valueOn" label={t("valueOn")} min={today} required />
          <FormSelectField
            {...field}
            name="bankSet"
            label={t("bankSet")}
            options={bankSets.map((value) => ({ value, label: banks(value) }))}
            required
          />
          <FormDigitsField {...field} name="debitAccount" label={t("debitAccount")} read={normalizeDigits} required />
        </>
      )}
    </FormDialog>
  );
}
