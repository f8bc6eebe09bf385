"use client";

import type { ComponentProps } from "react";
import type { FieldValues } from "react-hook-form";
import { FormTextField } from "@/components/ui/form/text-field";

/** Maximum per month in whole rupiah; blank means as much as the pay allows. */
export function InstalmentField<V extends FieldValues>(
  field: Pick<ComponentProps<typeof FormTextField<V>>, "control" | "errorText" | "name" | "label">,
) {
  return <FormTextField {...field} inputMode="numeric" unit="Rp" maxLength={20} autoComplete="off" />;
}
