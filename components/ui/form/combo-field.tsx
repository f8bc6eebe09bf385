"use client";

import { createFilterOptions } from "@mui/material/Autocomplete";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import type { FieldValues } from "react-hook-form";
import { AutocompleteFrame } from "./autocomplete-frame";
import { useField, type FieldProps } from "./use-field";
import { useMissingSigns } from "./printed/use-missing-signs";

type Option = { name: string; isNew?: true };
type Props<V extends FieldValues> = FieldProps<V> & {
  /** null when the list could not be loaded. Typing still works. */
  options: readonly string[] | null;
  failedText?: string;
  /** Creates an option for text that matches none. Returns the refusal, and the text stays. */
  onCreate?: ((name: string) => Promise<string | null>) | undefined;
  autoComplete?: string;
};

const filter = createFilterOptions<Option>({ limit: 60 });
const sameName = (first: string, second: string) => first.trim().toLowerCase() === second.trim().toLowerCase();

/** Lets the user choose an option or type any other text. The value is the text. */
export function FormComboField<V extends FieldValues>({
  options,
  onCreate,
  failedText,
  autoComplete,
  ...props
}: Props<V>) {
  const t = useTranslations("validation");
  const boundField = useField(props);
  const { field, text, error } = boundField;
  const [notice, setNotice] = useState<string | null>(null);
  /** Whether the text was typed and not committed yet. */
  const isTyped = useRef(false);
  const listOptions = options ?? [];

  const commitValue = async (enteredText: string) => {
    const name = enteredText.trim().replace(/\s+/g, " ");
    const listed = listOptions.find((option) => sameName(option, name));
    const isNew = !listed && name.length >= 2 && (isTyped.current || !sameName(name, text));
    isTyped.current = false;
    field.choose(listed ?? name);
    if (!isNew || !onCreate) return setNotice(null);
    setNotice(await onCreate(name));
  };

  const hint = useMissingSigns(text, notice ?? props.hint);
  const help = options === null ? failedText : listOptions.length === 0 ? t("noData") : props.help;
  return (
    <AutocompleteFrame<Option, false, false, true>
      boundField={boundField}
      label={props.label}
      required={props.required}
      help={help}
      hint={hint}
      fill={autoComplete}
      onLeave={(typed) => {
        if (typed !== text || isTyped.current) void commitValue(typed);
      }}
      onInputChange={(_event, typed, closeReason) => {
        // Validate an invalid text on every key, a valid one only when it is complete.
        if (closeReason !== "input" || error === undefined) return;
        isTyped.current = true;
        field.onChange(typed);
      }}
      freeSolo
      disabled={props.disabled ?? false}
      options={listOptions.map((name) => ({ name }))}
      value={text === "" ? null : { name: text }}
      getOptionLabel={(option) => (typeof option === "string" ? option : option.name)}
      isOptionEqualToValue={(option, value) => sameName(option.name, typeof value === "string" ? value : value.name)}
      filterOptions={(all, state) => {
        const typed = state.inputValue.trim();
        const matches = filter(all, state);
        return typed === "" || all.some(({ name }) => sameName(name, typed))
          ? matches
          : [...matches, { name: typed, isNew: true }];
      }}
      renderOption={({ key, ...itemProps }, option) => (
        <li key={key} {...itemProps} style={{ minHeight: 44 }}>
          {option.isNew ? t("useTyped", { name: option.name }) : option.name}
        </li>
      )}
      onChange={(_event, chosen) =>
        void commitValue(chosen === null ? "" : typeof chosen === "string" ? chosen : chosen.name)
      }
    />
  );
}
