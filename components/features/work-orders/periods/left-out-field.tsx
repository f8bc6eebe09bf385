"use client";

import type { FieldValues } from "react-hook-form";
import { AutocompleteFrame } from "@/components/ui/form/autocomplete-frame";
import { useField, type FieldProps } from "@/components/ui/form/use-field";

export type LeavablePerson = { crewId: number; name: string; employeeNumber: string };

/** Select the people to leave out of a lock: with problems or changed pay. The value is their ids. */
export function LeftOutField<V extends FieldValues>({
  options,
  ...props
}: FieldProps<V> & { options: readonly LeavablePerson[] }) {
  const field = useField(props);
  const ids: unknown[] = Array.isArray(field.field.value) ? field.field.value : [];
  return (
    <AutocompleteFrame<LeavablePerson, true>
      boundField={field}
      label={props.label}
      required={props.required}
      help={props.help}
      multiple
      disableCloseOnSelect
      options={[...options]}
      getOptionLabel={({ name, employeeNumber }) => `${name}, ${employeeNumber}`}
      getOptionKey={({ crewId }) => crewId}
      isOptionEqualToValue={(option, value) => option.crewId === value.crewId}
      value={options.filter(({ crewId }) => ids.includes(crewId))}
      onChange={(_event, chosen) => field.field.choose(chosen.map(({ crewId }) => crewId))}
    />
  );
}
