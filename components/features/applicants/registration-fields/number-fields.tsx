"use client";

import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { nikMatchesBirthDate } from "@/lib/features/applicants/registration/rules";
import { isDay } from "@/lib/platform/calendar/dates";
import { AppliedFields, type PersonalParts } from "./applied-input";
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
      <AppliedFields
        {...parts}
        group="numbers"
        changes={{ passportId: { required: !home || photoPassport !== null }, idNumber: { hint } }}
      />
    </StepSection>
  );
}
