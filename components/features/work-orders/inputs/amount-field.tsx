"use client";

import type { ComponentProps } from "react";
import type { FieldValues } from "react-hook-form";
import { FormTextField } from "@/components/ui/form/text-field";

/** Whole rupiah in any typed notation. */
export function AmountField<V extends FieldValues>(
  field: Pick<ComponentProps<typeof FormTextField<V>>, "control" | "errorText" | "name" | "label">,
) {
  return <FormTextField {...field} inputMode="numeric" unit="Rp" maxLength={20} autoComplete="off" required />;
}
