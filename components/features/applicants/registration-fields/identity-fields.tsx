"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect } from "react";
import { useController, useWatch, type Control } from "react-hook-form";
import { FormDateField } from "@/components/ui/form/date-field/field";
import type { ErrorText } from "@/components/ui/form/field-frame";
import { FormFileField } from "@/components/ui/upload/file-field";
import { FormRadioField } from "@/components/ui/form/radio-field";
import { FormSelectField } from "@/components/ui/form/select-field";
import { FormTextField } from "@/components/ui/form/text-field";
import { crewOrigins, sexes } from "@/db/enums/applicants";
import { homeNationality } from "@/lib/features/applicants/registration/rules";
import type { PersonalValues } from "./form-values";
import { StepSection } from "./step-section";
import { useWizard } from "../draft/wizard-context";

export type PersonalParts = { control: Control<PersonalValues>; errorText: ErrorText };

export function useIdOptions() {
  const { options } = useWizard();
  const locale = useLocale();
  return (kind: string) =>
    (options?.[kind] ?? []).map(({ id, name, nameId }) => ({
      value: id,
      label: locale === "id" && nameId ? nameId : name,
    }));
}

/**
 * Set the nationality from the origin. Indonesians get theirs automatically; foreigners never have the Indonesian
 * one.
 */
function useHomeNationality(control: PersonalParts["control"], origin: string) {
  const { options } = useWizard();
  const { field } = useController({ control, name: "nationality" });
  const { value, onChange } = field;
  const homeId = options?.nationality?.find(({ name }) => name === homeNationality)?.id;
  const home = String(homeId ?? "");
  useEffect(() => {
    if (origin === "WNI" && value !== home) onChange(home);
    if (origin === "WNA" && home && value === home) onChange("");
  }, [origin, value, home, onChange]);
  return homeId;
}

export function IdentityFields(parts: PersonalParts) {
  const t = useTranslations("registration");
  const optionsOf = useIdOptions();
  const { rules } = useWizard();
  const origin = useWatch({ control: parts.control, name: "crewOrigin" });
  const homeId = useHomeNationality(parts.control, origin);
  return (
    <>
      <StepSection id="origin" title={t("sections.origin")} columns={false}>
        <FormRadioField
          {...parts}
          name="crewOrigin"
          label={t("fields.crewOrigin")}
          required
          help={t("origin.help")}
          options={crewOrigins.map((value) => ({ value, label: t(`origin.${value}`) }))}
        />
      </StepSection>
      <StepSection id="identity" title={t("sections.identity")}>
        <FormFileField {...parts} photo name="photo" label={t("fields.photo")} required />
        <FormTextField
          {...parts}
          name="fullName"
          label={t("fields.fullName")}
          required
          autoComplete="name"
          autoCapitalize="words"
          maxLength={100}
        />
        <FormRadioField
          {...parts}
          name="sex"
          label={t("fields.sex")}
          required
          options={sexes.map((value) => ({ value, label: t(`sex.${value}`) }))}
        />
        <FormDateField
          {...parts}
          name="dateOfBirth"
          label={t("fields.dateOfBirth")}
          required
          autoComplete="bday"
          max={rules.today}
        />
        <FormTextField
          {...parts}
          name="birthPlace"
          label={t("fields.birthPlace")}
          required
          maxLength={100}
          autoCapitalize="words"
        />
        {origin === "WNA" ? (
          <FormSelectField
            {...parts}
            name="nationality"
            label={t("fields.nationality")}
            required
            options={optionsOf("nationality").filter(({ value }) => value !== homeId)}
          />
        ) : null}
        <FormSelectField
          {...parts}
          name="maritalStatus"
          label={t("fields.maritalStatus")}
          required
          options={optionsOf("marital-status")}
        />
        <FormSelectField {...parts} name="religion" label={t("fields.religion")} options={optionsOf("religion")} />
        <FormFileField {...parts} photo name="photoKtp" label={t("fields.photoKtp")} required={origin === "WNI"} />
        <FormFileField
          {...parts}
          photo
          name="photoPassport"
          label={t("fields.photoPassport")}
          required={origin === "WNA"}
        />
      </StepSection>
    </>
  );
}
