"use client";

import Autocomplete, { type AutocompleteProps } from "@mui/material/Autocomplete";
import OutlinedInput from "@mui/material/OutlinedInput";
import type { ReactNode } from "react";
import type { HeldField } from "./field-control";
import { FieldFrame } from "./field-frame";
import { inputSx } from "./input-sx";

const oneSx = {
  "& .MuiOutlinedInput-root.MuiInputBase-sizeSmall": { p: 0, pr: 9 },
  "& .MuiOutlinedInput-root.MuiInputBase-sizeSmall .MuiAutocomplete-input": { py: 0, px: 3 },
};
const severalSx = {
  "& .MuiOutlinedInput-root.MuiInputBase-sizeSmall": { py: 0.5, pl: 2, pr: 9, gap: 1 },
  "& .MuiOutlinedInput-root .MuiAutocomplete-input": { minHeight: 36, minWidth: 60 },
};
const slots = {
  paper: { sx: { border: 1, borderColor: "divider", boxShadow: "var(--shadow-float)", mt: 1 } },
  chip: { size: "small" },
} as const;

type Flag = boolean | undefined;
type Props<T, Several extends Flag, Kept extends Flag, Free extends Flag> = Omit<
  AutocompleteProps<T, Several, Kept, Free>,
  "renderInput" | "slotProps" | "sx" | "id"
> & {
  held: HeldField;
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
  Several extends Flag = false,
  Kept extends Flag = false,
  Free extends Flag = false,
>({ held, label, required, help, hint, onLeave, fill = "off", ...list }: Props<T, Several, Kept, Free>) {
  const { id, noteId, field, error, describing } = held;
  return (
    <FieldFrame id={noteId} inputId={id} label={label} required={required} help={help} hint={hint} error={error}>
      <Autocomplete<T, Several, Kept, Free>
        {...list}
        id={id}
        selectOnFocus
        handleHomeEndKeys
        slotProps={slots}
        sx={list.multiple ? severalSx : oneSx}
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
