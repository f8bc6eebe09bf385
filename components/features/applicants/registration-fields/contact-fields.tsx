"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { FormEmailField } from "@/components/ui/form/email/field";
import { FormTextField } from "@/components/ui/form/text-field";
import { meantAddress } from "@/lib/features/crew/formats/meant-address.rules";
import type { PersonalParts } from "./identity-fields";
import { StepSection } from "./step-section";

export function ContactFields(parts: PersonalParts) {
  const t = useTranslations("registration");
  return (
    <>
      <StepSection id="contact" title={t("sections.contact")}>
        <FormEmailField
          {...parts}
          name="emailAddress"
          label={t("fields.emailAddress")}
          required
          meant={meantAddress}
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
        <FormEmailField
          {...parts}
          name="nextOfKin.emailAddress"
          label={t("fields.emailAddress")}
          meant={meantAddress}
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
