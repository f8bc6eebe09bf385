"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { FormTextField } from "@/components/ui/form/text-field";
import type { PersonalParts } from "./identity-fields";
import { StepSection } from "./step-section";

export function ContactFields(parts: PersonalParts) {
  const t = useTranslations("registration");
  return (
    <>
      <StepSection id="contact" title={t("sections.contact")}>
        <FormTextField
          {...parts}
          name="emailAddress"
          label={t("fields.emailAddress")}
          required
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          maxLength={254}
        />
        <FormTextField
          {...parts}
          name="phoneNumber"
          label={t("fields.phoneNumber")}
          required
          kind="tel"
          autoComplete="tel"
          maxLength={16}
          help={t("help.phoneNumber")}
        />
        <Box sx={{ gridColumn: { md: "1 / -1" } }}>
          <FormTextField
            {...parts}
            name="address"
            label={t("fields.address")}
            required
            multiline
            minRows={2}
            autoComplete="street-address"
            maxLength={500}
          />
        </Box>
      </StepSection>
      <StepSection id="next-of-kin" title={t("sections.nextOfKin")}>
        <FormTextField
          {...parts}
          name="nextOfKin.fullName"
          label={t("fields.fullName")}
          required
          autoComplete="off"
          autoCapitalize="words"
          maxLength={100}
        />
        <FormTextField
          {...parts}
          name="nextOfKin.phoneNumber"
          label={t("fields.phoneNumber")}
          required
          kind="tel"
          autoComplete="off"
          maxLength={16}
          help={t("help.phoneNumber")}
        />
        <FormTextField
          {...parts}
          name="nextOfKin.emailAddress"
          label={t("fields.emailAddress")}
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          maxLength={254}
        />
        <Box sx={{ gridColumn: { md: "1 / -1" } }}>
          <FormTextField
            {...parts}
            name="nextOfKin.address"
            label={t("fields.address")}
            required
            multiline
            minRows={2}
            autoComplete="off"
            maxLength={500}
          />
        </Box>
      </StepSection>
    </>
  );
}
