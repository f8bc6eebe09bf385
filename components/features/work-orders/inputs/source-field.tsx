"use client";

import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import type { FieldValues } from "react-hook-form";
import { FormTextField } from "@/components/ui/form/text-field";

/** Source document of sums. */
export function SourceField<V extends FieldValues>(
  field: Pick<ComponentProps<typeof FormTextField<V>>, "control" | "errorText" | "name">,
) {
  const t = useTranslations("pay-data.sums");
  return (
    <div data-wide>
      <FormTextField
        {...field}
        label={t("source")}
        help={t("sourceHelp")}
        maxLength={200}
        autoComplete="off"
        required
      />
    </div>
  );
}
