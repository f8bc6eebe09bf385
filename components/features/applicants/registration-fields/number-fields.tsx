"use client";

import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { FormTextField } from "@/components/ui/form/text-field";
import { nikMatchesBirthDate } from "@/lib/features/applicants/registration/rules";
import { isDay } from "@/lib/platform/calendar/dates";
import type { PersonalParts } from "./identity-fields";
import { StepSection } from "./step-section";

function useNikHint(control: PersonalParts["control"]) {
  const t = useTranslations("registration.hints");
  const [nik, birth, sex] = useWatch({ control, name: ["idNumber", "dateOfBirth", "sex"] });
  if (!/^\d{16}$/.test(nik) || !isDay(birth) || (sex !== "Male" && sex !== "Female")) return undefined;
  return nikMatchesBirthDate(nik, birth, sex) ? undefined : t("nik");
}

export function NumberFields(parts: PersonalParts) {
  const t = useTranslations("registration");
  const [origin, photoPassport] = useWatch({ control: parts.control, name: ["crewOrigin", "photoPassport"] });
  const home = origin === "WNI";
  const hint = useNikHint(parts.control);
  return (
    <StepSection id="numbers" title={t("sections.numbers")}>
      <FormTextField
        {...parts}
        name="seafarerIdNumber"
        label={t("fields.seafarerIdNumber")}
        required
        kind="number"
        maxLength={10}
        help={t("help.seafarerIdNumber")}
      />
      <FormTextField
        {...parts}
        name="seamanBookNumber"
        label={t("fields.seamanBookNumber")}
        required
        maxLength={14}
        autoCapitalize="characters"
        help={t("help.seamanBookNumber")}
      />
      <FormTextField
        {...parts}
        name="idNumber"
        label={t("fields.idNumber")}
        required={home}
        kind="number"
        maxLength={16}
        help={t("help.nik")}
        hint={hint}
      />
      <FormTextField
        {...parts}
        name="kkNumber"
        label={t("fields.kkNumber")}
        required={home}
        kind="number"
        maxLength={16}
      />
      <FormTextField
        {...parts}
        name="passportId"
        label={t("fields.passportId")}
        required={!home || photoPassport !== null}
        maxLength={15}
        autoCapitalize="characters"
        help={t("help.passportId")}
      />
      <FormTextField
        {...parts}
        name="npwpNumber"
        label={t("fields.npwpNumber")}
        kind="number"
        maxLength={16}
        help={t("help.npwpNumber")}
      />
      <FormTextField
        {...parts}
        name="bpjsKesehatanNumber"
        label={t("fields.bpjsKesehatanNumber")}
        kind="number"
        maxLength={13}
      />
      <FormTextField
        {...parts}
        name="bpjsKetenagakerjaanNumber"
        label={t("fields.bpjsKetenagakerjaanNumber")}
        kind="number"
        maxLength={11}
      />
    </StepSection>
  );
}
