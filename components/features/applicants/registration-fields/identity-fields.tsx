"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { useController, useWatch } from "react-hook-form";
import { FormRadioField } from "@/components/ui/form/radio-field";
import { crewOrigins } from "@/db/enums/applicants";
import { homeNationality } from "@/lib/features/applicants/registration/rules";
import { useAppliedLabel } from "../draft/applied-label";
import { AppliedFields, type PersonalParts } from "./applied-input";
import { StepSection } from "./step-section";
import { useWizard } from "../draft/wizard-context";

/**
 * Set the nationality from the origin. Indonesians get theirs automatically; foreigners never have the Indonesian
 * one.
 */
function useHomeNationality(control: PersonalParts["control"], origin: string) {
  const { options } = useWizard();
  const { field } = useController({ control, name: "nationality" });
  const { value, onChange } = field;
  const home = String(options?.nationality?.find(({ name }) => name === homeNationality)?.id ?? "");
  useEffect(() => {
    if (origin === "WNI" && value !== home) onChange(home);
    if (origin === "WNA" && home && value === home) onChange("");
  }, [origin, value, home, onChange]);
}

export function IdentityFields(parts: PersonalParts) {
  const t = useTranslations("registration");
  const labelOf = useAppliedLabel();
  const origin = useWatch({ control: parts.control, name: "crewOrigin" });
  useHomeNationality(parts.control, origin);
  return (
    <>
      <StepSection id="origin" title={t("sections.origin")} columns={false}>
        <FormRadioField
          {...parts}
          name="crewOrigin"
          label={labelOf("crewOrigin")}
          required
          help={t("origin.help")}
          options={crewOrigins.map((value) => ({ value, label: t(`origin.${value}`) }))}
        />
      </StepSection>
      <StepSection id="identity" title={t("sections.identity")}>
        <AppliedFields
          {...parts}
          group="identity"
          isIncluded={({ name }) => name !== "crewOrigin" && (name !== "nationality" || origin === "WNA")}
        />
      </StepSection>
    </>
  );
}
