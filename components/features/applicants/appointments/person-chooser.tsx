"use client";

import type { FieldValues } from "react-hook-form";
import { AutocompleteFrame } from "@/components/ui/form/autocomplete-frame";
import { useField, type FieldProps } from "@/components/ui/form/use-field";
import type { Choice } from "../pipeline/panel-data";

/** Select several people from a list. The value is their ids. */
export function PersonChooser<V extends FieldValues>({ options, ...props }: FieldProps<V> & { options: Choice[] }) {
  const peopleField = useField(props);
  const ids: unknown[] = Array.isArray(peopleField.field.value) ? peopleField.field.value : [];
  return (
    <AutocompleteFrame<Choice, true>
      boundField={peopleField}
      label={props.label}
      required={props.required}
      help={props.help}
      multiple
      disableCloseOnSelect
      options={options}
      value={options.filter(({ value }) => ids.includes(value))}
      onChange={(_event, chosen) => peopleField.field.onChange(chosen.map(({ value }) => value))}
    />
  );
}
