"use client";

import { useTranslations } from "next-intl";
import { useWatch, type FieldValues } from "react-hook-form";
import { DigitGroups } from "./groups";
import type { FieldProps } from "../use-field";
import { FormTextField } from "../text-field";

type Props<V extends FieldValues> = Omit<FieldProps<V>, "hint"> & {
  /** How the server reads what was typed. */
  read: (typed: string) => string;
};

const maxTyped = 60;

/** The number of an account, kept as it was typed; where its reading differs, the digits that will be saved are shown. */
export function FormDigitsField<V extends FieldValues>({ read, ...props }: Props<V>) {
  const t = useTranslations("validation");
  const value: unknown = useWatch({ control: props.control, name: props.name });
  const typed = typeof value === "string" ? value.trim() : "";
  const digits = read(typed);
  const hint =
    digits !== typed && /^\d+$/.test(digits)
      ? t.rich("readAs", { digits: () => <DigitGroups digits={digits} /> })
      : undefined;
  return <FormTextField {...props} hint={hint} inputMode="numeric" maxLength={maxTyped} autoComplete="off" />;
}
