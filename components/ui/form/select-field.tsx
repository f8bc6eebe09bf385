"use client";

import Select from "@mui/material/Select";
import OutlinedInput from "@mui/material/OutlinedInput";
import { useTranslations } from "next-intl";
import type { FieldValues } from "react-hook-form";
import { useField, type FieldProps } from "./use-field";
import { FieldFrame } from "./field-frame";
import { inputSx } from "./input-sx";

export type SelectOption = { value: string | number; label: string };
type Props<V extends FieldValues> = FieldProps<V> & {
  options: readonly SelectOption[];
  /** Label of the empty option, where choosing none is a valid answer. */
  none?: string;
  autoComplete?: string;
};

/** The browser's own select: fastest by keyboard, touch and screen reader. The value is a string. */
export function FormSelectField<V extends FieldValues>({ options, none, autoComplete, ...props }: Props<V>) {
  const t = useTranslations("validation");
  const { id, noteId, field, error, text, describing } = useField(props);
  return (
    <FieldFrame
      id={noteId}
      inputId={id}
      label={props.label}
      required={props.required}
      help={props.help}
      hint={props.hint}
      error={error}
    >
      <Select
        native
        fullWidth
        size="small"
        value={text}
        onChange={(event) => field.choose(event.target.value)}
        onBlur={field.onBlur}
        disabled={props.disabled ?? false}
        error={error !== undefined}
        input={<OutlinedInput inputRef={field.ref} />}
        inputProps={{ id, name: field.name, autoComplete, ...describing }}
        sx={{
          ...inputSx,
          "& .MuiNativeSelect-select": { ...inputSx["& .MuiOutlinedInput-input"], pr: 8 },
          "& select option": { bgcolor: "background.paper", color: "text.primary" },
        }}
      >
        <option value="">{none ?? t("choose")}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={String(value)}>
            {label}
          </option>
        ))}
      </Select>
    </FieldFrame>
  );
}
