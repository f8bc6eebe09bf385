"use client";

import { useTranslations } from "next-intl";
import { AppliedFields, type PersonalParts } from "./applied-input";
import { StepSection } from "./step-section";

export function ContactFields(parts: PersonalParts) {
  const t = useTranslations("registration");
  return (
    <>
      <StepSection id="contact" title={t("sections.contact")}>
        <AppliedFields {...parts} group="contact" />
      </StepSection>
      <StepSection id="next-of-kin" title={t("sections.nextOfKin")}>
        <AppliedFields {...parts} group="nextOfKin" />
      </StepSection>
    </>
  );
}
