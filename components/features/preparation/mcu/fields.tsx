"use client";

import { useTranslations } from "next-intl";
import type { Control, FieldPath, FieldValues } from "react-hook-form";
import { FormComboField } from "@/components/ui/form/combo-field";
import { FormDateField } from "@/components/ui/form/date-field/field";
import type { ErrorText } from "@/components/ui/form/field-frame";
import { FormTextField } from "@/components/ui/form/text-field";
import { createLookupAction } from "@/lib/features/lookups/actions";
import type { McuChoices } from "@/lib/features/preparation/mcu/schema";
import { today } from "@/lib/platform/calendar/dates";
import { OptionField } from "../option-field";

export type AppointmentValues = {
  letterNumber: string;
  scheduledOn: string;
  mcuPackageId: string;
  clinicName: string;
  clinicLocation: string;
};
type Props<V extends FieldValues> = { control: Control<V>; errorText: ErrorText; choices: McuChoices };

/** Edit letter, date, package and clinic of a check-up. The location is stored in capitals. D2 §5 */
export function AppointmentFields<V extends AppointmentValues>({ choices, ...field }: Props<V>) {
  const t = useTranslations("checkups");
  const failed = useTranslations("lookups")("createFailed");
  // The form has at least these fields.
  const name = (key: keyof AppointmentValues) => key as FieldPath<V>;
  const createClinic = async (clinic: string) => {
    const created = await createLookupAction({ kind: "mcu-clinic", name: clinic }).catch(() => null);
    return created?.ok ? null : failed;
  };
  return (
    <>
      <FormTextField
        {...field}
        name={name("letterNumber")}
        label={t("fields.letterNumber")}
        help={t("mcu.letterHelp")}
        kind="number"
        maxLength={9}
        required
      />
      <FormDateField
        {...field}
        name={name("scheduledOn")}
        label={t("fields.schedule")}
        min={`${today().slice(0, 4)}-01-01`}
        required
      />
      <div data-wide>
        <OptionField
          {...field}
          name={name("mcuPackageId")}
          label={t("fields.mcuPackage")}
          kind="mcu-package"
          options={choices.packages}
          required
        />
      </div>
      <div data-wide>
        <FormComboField
          {...field}
          name={name("clinicName")}
          label={t("fields.clinicName")}
          options={choices.clinics.map((clinic) => clinic.name)}
          onCreate={createClinic}
          required
        />
      </div>
      <div data-wide>
        <FormTextField
          {...field}
          name={name("clinicLocation")}
          label={t("fields.clinicLocation")}
          autoCapitalize="characters"
          maxLength={200}
        />
      </div>
    </>
  );
}
