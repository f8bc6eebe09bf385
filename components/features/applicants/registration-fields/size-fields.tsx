"use client";

import Box from "@mui/material/Box";
import { useFormatter, useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { FieldLabel } from "@/components/ui/form/field-frame";
import { bodyMassIndex } from "@/lib/features/applicants/registration/rules";
import type { AppliedInput } from "@/lib/features/crew/person-fields.rules";
import { oneDecimal } from "@/lib/platform/i18n/decimals";
import { AppliedFields, type PersonalParts } from "./applied-input";
import { StepSection } from "./step-section";

const isMeasure = ({ input }: AppliedInput) => input.kind === "number";

export function SizeFields(parts: PersonalParts) {
  const t = useTranslations("registration");
  const bmiLabel = useTranslations("person-fields.labels")("bmi");
  const format = useFormatter();
  const [height, weight] = useWatch({ control: parts.control, name: ["height", "weight"] });
  const bmi = bodyMassIndex(Number(weight), Number(height));
  return (
    <StepSection id="body" title={t("sections.body")}>
      <AppliedFields {...parts} group="body" isIncluded={isMeasure} />
      {bmi === null || bmi > 200 ? null : (
        <Box sx={{ gridColumn: { md: "1 / -1" } }}>
          <FieldLabel label={bmiLabel} />
          <Box
            component="output"
            aria-label={bmiLabel}
            sx={{ fontSize: 18, fontWeight: 600, fontVariantNumeric: "tabular-nums" }}
          >
            {format.number(bmi, oneDecimal)}
          </Box>
        </Box>
      )}
      <AppliedFields {...parts} group="body" isIncluded={(field) => !isMeasure(field)} />
    </StepSection>
  );
}
