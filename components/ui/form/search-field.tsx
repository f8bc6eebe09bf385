"use client";

import { useState } from "react";
import type { FieldValues } from "react-hook-form";
import { AutocompleteFrame } from "./autocomplete-frame";
import type { FieldProps, BoundField } from "./use-field";
import styles from "./search-field.module.css";

/** `note` shows after the detail in the list. */
export type SearchOption = { id: number; name: string; detail: string | null; note?: string; isDisabled?: boolean };

/** State of a search field. `keyword` is empty while the text is the name of the selected option. */
export function useSearch(initial: SearchOption | null = null) {
  const [chosen, setChosen] = useState(initial);
  const [typed, setTyped] = useState("");
  const [isOpen, setIsOpen] = useState(false);
  return { chosen, setChosen, typed, setTyped, isOpen, setIsOpen, keyword: typed === chosen?.name ? "" : typed };
}

type Props<V extends FieldValues> = FieldProps<V> & {
  boundField: BoundField;
  search: ReturnType<typeof useSearch>;
  options: SearchOption[];
  isLoading: boolean;
  searchingText: string;
  nothingText: string;
};

/** Searches a list that is too long to load. The value is the id. */
export function FormSearchField<V extends FieldValues>({
  boundField,
  search,
  options,
  isLoading,
  searchingText,
  nothingText,
  ...props
}: Props<V>) {
  return (
    <AutocompleteFrame<SearchOption>
      boundField={boundField}
      label={props.label}
      required={props.required}
      help={props.help}
      open={search.isOpen}
      onOpen={() => search.setIsOpen(true)}
      onClose={() => search.setIsOpen(false)}
      options={options}
      value={search.chosen}
      inputValue={search.typed}
      onInputChange={(_event, text) => search.setTyped(text)}
      loading={isLoading}
      loadingText={searchingText}
      noOptionsText={nothingText}
      filterOptions={(all) => all}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      getOptionDisabled={({ isDisabled = false }) => isDisabled}
      isOptionEqualToValue={(option, other) => option.id === other.id}
      renderOption={({ key, ...itemProps }, { name, detail, note }) => (
        <li key={key} {...itemProps}>
          <span className={styles.option}>
            <span>{name}</span>
            <span className={styles.detail}>{[detail, note].filter(Boolean).join(" · ")}</span>
          </span>
        </li>
      )}
      onChange={(_event, option) => {
        search.setChosen(option);
        boundField.field.choose(option?.id ?? null);
      }}
    />
  );
}
