"use client";

import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import type { FieldValues } from "react-hook-form";
import { useField, type FieldProps } from "./use-field";
import { FieldNote } from "./field-frame";

/** A checkbox whose whole line is clickable. */
export function FormCheckboxField<V extends FieldValues>(props: FieldProps<V>) {
  const { id, noteId, field, error, describing } = useField(props);
  return (
    <Box>
      <Box
        component="label"
        htmlFor={id}
        sx={{
          display: "flex",
          alignItems: "flex-start",
          minHeight: 44,
          cursor: props.disabled ? "default" : "pointer",
        }}
      >
        <Checkbox
          id={id}
          name={field.name}
          checked={field.value === true}
          onChange={(_event, checked) => field.choose(checked)}
          onBlur={field.onBlur}
          disabled={props.disabled ?? false}
          slotProps={{ input: { ref: field.ref, ...describing } }}
          sx={{ ml: -2, p: 2.5, color: error ? "error.main" : "text.secondary" }}
        />
        <Box component="span" sx={{ pt: 2.5, fontSize: 15, lineHeight: 1.5 }}>
          {props.label}
        </Box>
      </Box>
      <FieldNote id={noteId} help={props.help} hint={props.hint} error={error} />
    </Box>
  );
}
