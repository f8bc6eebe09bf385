"use client";

import { useTranslations } from "next-intl";
import { FormDateField } from "@/components/ui/form/date-field/field";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { FormSelectField } from "@/components/ui/form/select-field";
import { FormTextField } from "@/components/ui/form/text-field";
import { provinces } from "@/db/enums/rates";
import { payTimings, residences, subsidies, taxObligations } from "@/db/enums/work-orders";
import { saveEmploymentAction } from "@/lib/features/work-orders/inputs/actions";
import { saveEmploymentInput } from "@/lib/features/work-orders/inputs/schema";
import type { EmploymentPayProps, DialogPerson } from "./dialog-props";

type Props = { of: DialogPerson; employment: EmploymentPayProps; onClose: () => void };

type Values = { crewId: number; year: number; version: number | string; hasMatchingNik: string } & Record<
  Exclude<keyof EmploymentPayProps, "version" | "hasMatchingNik">,
  string
>;

/** Edit pay and tax settings of a person's year that differ from the division. product 5.15.3, 5.15.6b */
export function EmploymentDialog({ of, employment, onClose }: Props) {
  const t = useTranslations("pay-data");
  const names = useTranslations("rates.provinces");
  const { version, hasMatchingNik, ...own } = employment;
  const text = (value: string | null) => value ?? "";
  const choice = <T extends string>(field: string, values: readonly T[]) =>
    values.map((value) => ({ value, label: t(`${field}s.${value}` as Parameters<typeof t>[0]) }));
  return (
    <FormDialog<Values, unknown>
      title={t("employment.dialog", { name: of.name, year: String(of.year) })}
      text={t("employment.dialogText")}
      confirm={t("save")}
      needsChange
      schema={saveEmploymentInput}
      action={saveEmploymentAction}
      defaultValues={{
        crewId: of.crewId,
        year: of.year,
        version: version ?? "",
        payTiming: text(own.payTiming),
        subsidy: text(own.subsidy),
        residence: text(own.residence),
        province: text(own.province),
        ptkpCode: text(own.ptkpCode),
        endsOn: text(own.endsOn),
        taxObligation: text(own.taxObligation),
        hasMatchingNik: hasMatchingNik === null ? "" : String(hasMatchingNik),
      }}
      done={t("employment.saved")}
      onClose={onClose}
    >
      {(field) => (
        <>
          <FormSelectField
            {...field}
            name="subsidy"
            label={t("employment.subsidy")}
            options={choice("subsidie", subsidies)}
          />
          <FormSelectField
            {...field}
            name="payTiming"
            label={t("employment.payTiming")}
            options={choice("payTiming", payTimings)}
          />
          <FormSelectField
            {...field}
            name="residence"
            label={t("employment.residence")}
            options={choice("residence", residences)}
          />
          <FormSelectField
            {...field}
            name="hasMatchingNik"
            label={t("employment.nik")}
            options={[
              { value: "true", label: t("niks.true") },
              { value: "false", label: t("niks.false") },
            ]}
          />
          <FormSelectField
            {...field}
            name="taxObligation"
            label={t("employment.taxObligation")}
            help={t("employment.taxObligationHelp")}
            options={choice("taxObligation", taxObligations)}
          />
          <FormTextField
            {...field}
            name="ptkpCode"
            label={t("employment.ptkpCode")}
            help={t("employment.ptkpHelp")}
            maxLength={20}
            autoComplete="off"
          />
          <FormSelectField
            {...field}
            name="province"
            label={t("employment.province")}
            options={provinces.map((value) => ({ value, label: names(value) }))}
          />
          <FormDateField
            {...field}
            name="endsOn"
            label={t("employment.endsOn")}
            help={t("employment.endsHelp")}
            max={`${of.year}-12-31`}
          />
        </>
      )}
    </FormDialog>
  );
}
