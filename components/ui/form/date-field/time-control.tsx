"use client";

import Autocomplete from "@mui/material/Autocomplete";
import OutlinedInput from "@mui/material/OutlinedInput";
import { useState, type ComponentProps, type Ref } from "react";
import { inputSx } from "../input-sx";
import { parseTime } from "./parse";
import { halfHoursOfWorkingDay } from "./working-times";

type Props = {
  id: string;
  name?: string;
  /** HH:mm, blank, or text that is no time. */
  value: string;
  onChange: (value: string) => void;
  onLeave: () => void;
  isWrong: boolean;
  disabled: boolean;
  inputRef?: Ref<HTMLInputElement>;
  describing: ComponentProps<"input">;
};

const timeSx = {
  "& .MuiOutlinedInput-root.MuiInputBase-sizeSmall": { p: 0, pr: 8 },
  "& .MuiOutlinedInput-root.MuiInputBase-sizeSmall .MuiAutocomplete-input": { py: 0, px: 3 },
};
const slots = {
  paper: { sx: { border: 1, borderColor: "divider", boxShadow: "var(--shadow-float)", mt: 1 } },
} as const;

/** Lets the user choose a working hour or type a time. The text stays as typed until the field is left. */
export function TimeControl({ id, name, value, onChange, onLeave, isWrong, disabled, inputRef, describing }: Props) {
  const [typed, setTyped] = useState<{ text: string; value: string } | null>(null);
  const type = (text: string) => {
    const read = parseTime(text) ?? text.trim();
    setTyped({ text, value: read });
    onChange(read);
  };
  return (
    <Autocomplete
      id={id}
      freeSolo
      disableClearable
      forcePopupIcon
      selectOnFocus
      disabled={disabled}
      options={halfHoursOfWorkingDay}
      filterOptions={(all) => all}
      value={value}
      inputValue={typed?.value === value ? typed.text : value}
      onInputChange={(_event, text, reason) => (reason === "input" ? type(text) : undefined)}
      onChange={(_event, chosen) => {
        setTyped(null);
        onChange(parseTime(chosen) ?? chosen.trim());
        onLeave();
      }}
      slotProps={slots}
      sx={timeSx}
      renderInput={(params) => (
        <OutlinedInput
          {...params.slotProps.input}
          fullWidth
          size="small"
          error={isWrong}
          inputRef={inputRef}
          onBlur={() => {
            setTyped(null);
            onLeave();
          }}
          slotProps={{
            input: { ...params.slotProps.htmlInput, ...describing, name, autoComplete: "off", spellCheck: false },
          }}
          sx={inputSx}
        />
      )}
    />
  );
}
