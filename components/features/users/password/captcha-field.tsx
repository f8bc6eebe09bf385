"use client";

import { useController, type Control, type FieldPath, type FieldValues } from "react-hook-form";
import { Captcha } from "@/components/features/captcha/captcha";
import type { CaptchaSettings } from "@/components/features/captcha/settings";
import type { ErrorText } from "@/components/ui/form/field-frame";

type Props<V extends FieldValues> = {
  name: FieldPath<V>;
  control: Control<V>;
  errorText: ErrorText;
  settings: CaptchaSettings;
  round: number;
};

/** The captcha as a form field. The value is its answer. */
export function FormCaptchaField<V extends FieldValues>({ name, control, errorText, settings, round }: Props<V>) {
  const { field, fieldState } = useController({ name, control });
  const take = (answer: string | null) => {
    field.onChange(answer ?? "");
    if (answer) field.onBlur();
  };
  return <Captcha {...settings} round={round} onAnswer={take} error={errorText(fieldState.error?.message)} />;
}
