"use client";

import { useTranslations } from "next-intl";
import type { Control } from "react-hook-form";
import { FormComboField } from "@/components/ui/form/combo-field";
import type { ErrorText } from "@/components/ui/form/field-frame";
import { FormSelectField, type SelectOption } from "@/components/ui/form/select-field";
import { FormTextField } from "@/components/ui/form/text-field";
import type { Unit } from "../particular-groups";
import type { NamedChoice, VesselValues } from "./values";
import { useNewOption } from "./use-new-option";

export type VesselOptions = {
  vesselTypes: SelectOption[];
  principals: SelectOption[];
  payrollCategories: SelectOption[];
  names: Record<NamedChoice, string[]>;
};
export type InputProps = { control: Control<VesselValues>; errorText: ErrorText; options: VesselOptions };

type Choice = `${NamedChoice}Id` | "vesselType" | "principalId" | "payrollCategoryId" | "id" | "version";
type Named = Exclude<keyof VesselValues, Choice>;

/** Build the labelled inputs of the vessel form. */
export function useVesselInputs({ control, errorText, options }: InputProps) {
  const t = useTranslations("vessels.particulars");
  const create = useNewOption();
  const field = { control, errorText };
  const yesNo = [
    { value: "true", label: t("yes") },
    { value: "false", label: t("no") },
  ];
  return {
    t,
    field,
    text: (name: Named, maxLength = 100, required = false) => (
      <FormTextField {...field} name={name} label={t(`fields.${name}`)} maxLength={maxLength} required={required} />
    ),
    measure: (name: Named, unit?: Unit, hint?: string) => (
      <FormTextField
        {...field}
        name={name}
        label={t(`fields.${name}`)}
        kind="floating"
        maxLength={15}
        hint={hint}
        {...(unit ? { unit: t(`units.${unit}`) } : {})}
      />
    ),
    choice: (name: NamedChoice) => (
      <FormComboField
        {...field}
        name={`${name}Id`}
        label={t(`fields.${name}`)}
        options={options.names[name]}
        onCreate={create(name)}
      />
    ),
    yesNo: (name: "STS" | "SIRE") => (
      <FormSelectField {...field} name={name} label={t(`fields.${name}`)} options={yesNo} />
    ),
  };
}
