"use client";

import Autocomplete, { type AutocompleteProps } from "@mui/material/Autocomplete";
import OutlinedInput from "@mui/material/OutlinedInput";
import type { ReactNode } from "react";
import type { BoundField } from "./use-field";
import { FieldFrame } from "./field-frame";
import { inputSx } from "./input-sx";

const singleSx = {
  "& .MuiOutlinedInput-root.MuiInputBase-sizeSmall": { p: 0, pr: 9 },
  "& .MuiOutlinedInput-root.MuiInputBase-sizeSmall .MuiAutocomplete-input": { py: 0, px: 3 },
};
const multipleSx = {
  "& .MuiOutlinedInput-root.MuiInputBase-sizeSmall": { py: 0.5, pl: 2, pr: 9, gap: 1 },
  "& .MuiOutlinedInput-root .MuiAutocomplete-input": { minHeight: 36, minWidth: 60 },
};
const slots = {
  paper: { sx: { border: 1, borderColor: "divider", boxShadow: "var(--shadow-float)", mt: 1 } },
  chip: { size: "small" },
} as const;

type Flag = boolean | undefined;
type Props<T, IsMultiple extends Flag, DisableClearable extends Flag, FreeSolo extends Flag> = Omit<
  AutocompleteProps<T, IsMultiple, DisableClearable, FreeSolo>,
  "renderInput" | "slotProps" | "sx" | "id"
> & {
  boundField: BoundField;
  label: ReactNode;
  required?: boolean | undefined;
  help?: ReactNode;
  hint?: ReactNode;
  onLeave?: (typed: string) => void;
  /** The autocomplete attribute of the input. */
  fill?: string | undefined;
};

/** Frames MUI's Autocomplete like every other field: label, note and input. The caller supplies the options. */
export function AutocompleteFrame<
  T,
  IsMultiple extends Flag = false,
  DisableClearable extends Flag = false,
  FreeSolo extends Flag = false,
>({
  boundField,
  label,
  required,
  help,
  hint,
  onLeave,
  fill = "off",
  ...list
}: Props<T, IsMultiple, DisableClearable, FreeSolo>) {
  const { id, noteId, field, error, describing } = boundField;
  return (
    <FieldFrame id={noteId} inputId={id} label={label} required={required} help={help} hint={hint} error={error}>
      <Autocomplete<T, IsMultiple, DisableClearable, FreeSolo>
        {...list}
        id={id}
        selectOnFocus
        handleHomeEndKeys
        slotProps={slots}
        sx={list.multiple ? multipleSx : singleSx}
        renderInput={(params) => (
          <OutlinedInput
            {...params.slotProps.input}
            fullWidth
            size="small"
            error={error !== undefined}
            inputRef={field.ref}
            onBlur={(event) => {
              onLeave?.(event.target.value);
              field.onBlur();
            }}
            slotProps={{
              input: { ...params.slotProps.htmlInput, ...describing, name: field.name, autoComplete: fill },
            }}
            sx={inputSx}
          />
        )}
      />
    </FieldFrame>
  );
}
