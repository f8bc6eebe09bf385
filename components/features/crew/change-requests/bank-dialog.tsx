"use client";

import { useTranslations } from "next-intl";
import { FormDigitsField } from "@/components/ui/form/digits/field";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { FormRadioField } from "@/components/ui/form/radio-field";
import { FormTextField } from "@/components/ui/form/text-field";
import { changeBankAccountAction } from "@/lib/features/crew/change-requests/actions";
import { bankForm } from "@/lib/features/crew/change-requests/bank.schema";
import { normalizeDigits } from "@/lib/features/crew/formats/rules";
import { groupDigits } from "@/lib/platform/i18n/numbers";
import { useRecord } from "../sections/record-context";

export type BankAccount = { sequence: number; bankName: string; accountNumber: string; accountName: string };
type Values = { sequence: string; bankName: string; accountNumber: string; accountName: string; note: string };
type Answer = { needsSecondPerson: boolean; warnings: string[] };

/**
 * Ask for new bank details. They apply once a second person confirms them; the seafarer is notified at once. product
 * 2.4, 5.11
 */
export function BankDialog({ accounts, onClose }: { accounts: BankAccount[]; onClose: () => void }) {
  const t = useTranslations("crew.screens");
  const { crewId } = useRecord();
  const nameOf = (sequence: number) => {
    const account = accounts.find((bankAccount) => bankAccount.sequence === sequence);
    return account
      ? t("bank.held", { sequence, bank: account.bankName, number: groupDigits(account.accountNumber) })
      : t("bank.empty", { sequence });
  };
  return (
    <FormDialog<Values, Answer>
      title={t("bank.title")}
      text={t("bank.text")}
      confirm={t("bank.confirm")}
      needsChange
      schema={bankForm}
      action={(values) => changeBankAccountAction({ ...values, crewId })}
      defaultValues={{ sequence: "1", bankName: "", accountNumber: "", accountName: "", note: "" }}
      done={({ needsSecondPerson, warnings }) => [
        { severity: "success", text: t(needsSecondPerson ? "bank.asked" : "bank.askedAlone") },
        ...warnings.map((text) => ({ severity: "warning" as const, text })),
      ]}
      onClose={onClose}
    >
      {(fields) => (
        <>
          <div data-wide>
            <FormRadioField
              {...fields}
              name="sequence"
              label={t("bank.which")}
              options={[1, 2].map((sequence) => ({ value: String(sequence), label: nameOf(sequence) }))}
              required
            />
          </div>
          <FormTextField {...fields} name="bankName" label={t("fields.bankName")} required maxLength={100} />
          <FormDigitsField
            {...fields}
            name="accountNumber"
            label={t("fields.accountNumber")}
            read={normalizeDigits}
            required
          />
          <div data-wide>
            <FormTextField
              {...fields}
              name="accountName"
              label={t("fields.accountName")}
              help={t("bank.nameHelp")}
              required
              maxLength={100}
            />
          </div>
          <div data-wide>
            <FormTextField {...fields} name="note" label={t("fields.note")} multiline maxLength={500} />
          </div>
        </>
      )}
    </FormDialog>
  );
}
