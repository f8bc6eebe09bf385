"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { useWatch } from "react-hook-form";
import { FormComboField } from "@/components/ui/form/combo-field";
import { FormDigitsField } from "@/components/ui/form/digits/field";
import { FormTextField } from "@/components/ui/form/text-field";
import { isSamePersonName } from "@/lib/features/applicants/registration/rules";
import { bankSchema } from "@/lib/features/applicants/registration/schema";
import { normalizeDigits } from "@/lib/features/crew/formats/rules";
import { emptyBank, emptyPersonalOf, valuesOf } from "./form-values";
import { StepSection } from "./step-section";
import { StepShell } from "../draft/step-shell";
import { useNameOptions } from "./use-options-and-validity";
import { useWizardStepForm } from "./use-wizard-step-form";
import { useWizard } from "../draft/wizard-context";

export function BankStep() {
  const t = useTranslations("registration");
  const names = useNameOptions();
  const { registration, fields } = useWizard();
  const schema = useMemo(() => bankSchema(), []);
  const { fullName } = valuesOf(emptyPersonalOf(fields), registration.content.personal);
  const prepare = (values: typeof emptyBank) => ({ ...values, accountName1: values.accountName1 || fullName });
  const { form, flush, number } = useWizardStepForm({ step: "bank", empty: emptyBank, schema, prepare });
  const parts = { control: form.control, errorText: form.errorText };
  const [name1, name2] = useWatch({ control: form.control, name: ["accountName1", "accountName2"] });
  const hintFor = (name: string) =>
    name.trim().length > 2 && fullName && !isSamePersonName(name, fullName) ? t("hints.accountName") : undefined;
  return (
    <StepShell title={t("steps.bank")} number={number} form={form} flush={flush}>
      <StepSection id="bank-1" title={t("sections.bank1")}>
        <FormComboField {...parts} {...names("bank")} name="bankName1" label={t("fields.bankName1")} required />
        <FormDigitsField
          {...parts}
          name="accountNumber1"
          label={t("fields.accountNumber1")}
          read={normalizeDigits}
          required
        />
        <FormTextField
          {...parts}
          name="accountName1"
          label={t("fields.accountName1")}
          required
          maxLength={100}
          autoCapitalize="words"
          autoComplete="off"
          hint={hintFor(name1)}
        />
      </StepSection>
      <StepSection id="bank-2" title={t("sections.bank2")} help={t("help.bank2")}>
        <FormComboField {...parts} {...names("bank")} name="bankName2" label={t("fields.bankName2")} />
        <FormDigitsField {...parts} name="accountNumber2" label={t("fields.accountNumber2")} read={normalizeDigits} />
        <FormTextField
          {...parts}
          name="accountName2"
          label={t("fields.accountName2")}
          maxLength={100}
          autoCapitalize="words"
          autoComplete="off"
          hint={hintFor(name2)}
        />
      </StepSection>
    </StepShell>
  );
}
