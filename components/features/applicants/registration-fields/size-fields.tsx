"use client";

import Box from "@mui/material/Box";
import { useFormatter, useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { FieldLabel } from "@/components/ui/form/field-frame";
import { FormSelectField } from "@/components/ui/form/select-field";
import { FormTextField } from "@/components/ui/form/text-field";
import { clothingSizes, shoeSizes, trouserSizes } from "@/db/enums/applicants";
import { bodyMassIndex } from "@/lib/features/applicants/registration/rules";
import { oneDecimal } from "@/lib/platform/i18n/decimals";
import type { PersonalParts } from "./identity-fields";
import { StepSection } from "./step-section";

const sizes = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

export function SizeFields(parts: PersonalParts) {
  const t = useTranslations("registration");
  const format = useFormatter();
  const [height, weight] = useWatch({ control: parts.control, name: ["height", "weight"] });
  const bmi = bodyMassIndex(Number(weight), Number(height));
  return (
    <StepSection id="body" title={t("sections.body")}>
      <FormTextField
        {...parts}
        name="height"
        label={t("fields.height")}
        required
        kind="floating"
        unit="cm"
        maxLength={5}
      />
      <FormTextField
        {...parts}
        name="weight"
        label={t("fields.weight")}
        required
        kind="floating"
        unit="kg"
        maxLength={5}
      />
      {bmi === null || bmi > 200 ? null : (
        <Box sx={{ gridColumn: { md: "1 / -1" } }}>
          <FieldLabel label={t("fields.bmi")} />
          <Box
            component="output"
            aria-label={t("fields.bmi")}
            sx={{ fontSize: 18, fontWeight: 600, fontVariantNumeric: "tabular-nums" }}
          >
            {format.number(bmi, oneDecimal)}
          </Box>
        </Box>
      )}
      <FormSelectField
        {...parts}
        name="safetyShoesSize"
        label={t("fields.safetyShoesSize")}
        required
        options={sizes(shoeSizes)}
      />
      <FormSelectField
        {...parts}
        name="trousersSize"
        label={t("fields.trousersSize")}
        required
        options={sizes(trouserSizes)}
      />
      <FormSelectField
        {...parts}
        name="coverallSize"
        label={t("fields.coverallSize")}
        required
        options={sizes(clothingSizes)}
      />
      <FormSelectField
        {...parts}
        name="shirtSize"
        label={t("fields.shirtSize")}
        required
        options={sizes(clothingSizes)}
      />
    </StepSection>
  );
}
