"use client";

import Box from "@mui/material/Box";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import type { FieldValues } from "react-hook-form";
import { useField, type FieldProps } from "./use-field";
import { FieldLabel, FieldNote } from "./field-frame";

type Props<V extends FieldValues> = FieldProps<V> & { options: readonly { value: string; label: string }[] };

/** Two or three options, all visible. */
export function FormRadioField<V extends FieldValues>({ options, ...props }: Props<V>) {
  const { id, noteId, field, error, text, describing } = useField(props);
  return (
    <Box sx={{ minWidth: 0 }}>
      <FieldLabel id={`${id}-label`} label={props.label} required={props.required} />
      <RadioGroup
        row
        aria-labelledby={`${id}-label`}
        {...describing}
        name={field.name}
        value={text}
        onChange={(_event, value) => field.choose(value)}
        onBlur={field.onBlur}
        sx={{ gap: 2 }}
      >
        {options.map(({ value, label }, index) => (
          <Box
            key={value}
            component="label"
            sx={{
              display: "flex",
              alignItems: "center",
              minHeight: 44,
              pr: 4,
              pl: 1,
              border: 1,
              borderRadius: 1,
              cursor: "pointer",
              bgcolor: text === value ? "primary.light" : "background.paper",
              borderColor: text === value ? "primary.main" : error ? "error.main" : "var(--hairline-strong)",
            }}
          >
            <Radio
              value={value}
              disabled={props.disabled ?? false}
              slotProps={{ input: index === 0 ? { ref: field.ref } : {} }}
              sx={{ p: 2 }}
            />
            {label}
          </Box>
        ))}
      </RadioGroup>
      <FieldNote id={noteId} error={error} help={props.help} hint={props.hint} />
    </Box>
  );
}
