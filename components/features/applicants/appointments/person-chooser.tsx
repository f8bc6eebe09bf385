"use client";

import Autocomplete from "@mui/material/Autocomplete";
import OutlinedInput from "@mui/material/OutlinedInput";
import type { FieldValues } from "react-hook-form";
import { inputSx, useField, type FieldProps } from "@/components/ui/form/field-control";
import { FieldFrame } from "@/components/ui/form/field-frame";
import type { Choice } from "../pipeline/panel-data";

/** Several people of a list. The value is their ids. */
export function PersonChooser<V extends FieldValues>({ options, ...props }: FieldProps<V> & { options: Choice[] }) {
  const { id, noteId, field, error, describing } = useField(props);
  const ids: unknown[] = Array.isArray(field.value) ? field.value : [];
  return (
    <FieldFrame id={noteId} inputId={id} label={props.label} required={props.required} help={props.help} error={error}>
      <Autocomplete
        id={id}
        multiple
        disableCloseOnSelect
        options={options}
        value={options.filter(({ value }) => ids.includes(value))}
        onChange={(_event, chosen) => field.onChange(chosen.map(({ value }) => value))}
        slotProps={{
          paper: { sx: { border: 1, borderColor: "divider", boxShadow: "var(--shadow-float)", mt: 1 } },
          chip: { size: "small" },
        }}
        sx={{
          "& .MuiOutlinedInput-root.MuiInputBase-sizeSmall": { py: 0.5, pl: 2, pr: 9, gap: 1 },
          "& .MuiOutlinedInput-root .MuiAutocomplete-input": { minHeight: 36, minWidth: 60 },
        }}
        renderInput={(params) => (
          <OutlinedInput
            {...params.slotProps.input}
            fullWidth
            size="small"
            error={error !== undefined}
            inputRef={field.ref}
            onBlur={field.onBlur}
            slotProps={{ input: { ...params.slotProps.htmlInput, ...describing, name: field.name } }}
            sx={inputSx}
          />
        )}
      />
    </FieldFrame>
  );
}
