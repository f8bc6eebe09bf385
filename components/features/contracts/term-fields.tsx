"use client";

import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import type { DialogFields } from "@/components/ui/form/form-dialog";
import { FormSelectField } from "@/components/ui/form/select-field";
import { FormTextField } from "@/components/ui/form/text-field";
import { feeOptions, vatBases } from "@/db/enums/contracts";
import type { ContractValues } from "./form-values";

/** termsSource: source of the terms: the contract, a draft table, or none. */
type Props = { disabled: boolean; termsSource: "own" | "draft" | "none" };

/** Billing terms of a contract: fee and VAT base. product 5.14 */
export function TermFields({ disabled, termsSource, ...fields }: DialogFields<ContractValues> & Props) {
  const t = useTranslations("contracts");
  const fee = useWatch({ control: fields.control, name: "feeOption" });
  const number = { kind: "number", autoComplete: "off", disabled, required: true } as const;
  const usual = termsSource === "own" ? undefined : t(`usual.${termsSource}`);
  return (
    <>
      <FormSelectField
        {...fields}
        name="feeOption"
        label={t("fee")}
        options={feeOptions.map((value) => ({ value, label: t(`feeOptions.${value}`) }))}
        disabled={disabled}
        required
      />
      {fee === "percentage" ? (
        <FormTextField
          {...fields}
          {...number}
          kind="text"
          inputMode="decimal"
          name="feePercentage"
          label={t("feePercentage")}
          help={usual}
          maxLength={6}
        />
      ) : null}
      {fee === "value" ? (
        <FormTextField
          {...fields}
          {...number}
          name="feeValue"
          label={t("feeValue")}
          help={t("feeValueHelp")}
          maxLength={10}
        />
      ) : null}
      <div data-wide>
        <FormSelectField
          {...fields}
          name="vatBase"
          label={t("vatBase")}
          help={termsSource === "none" ? usual : t("vatHelp")}
          options={vatBases.map((value) => ({ value, label: t(`vatBases.${value}`) }))}
          disabled={disabled}
          required
        />
      </div>
    </>
  );
}
