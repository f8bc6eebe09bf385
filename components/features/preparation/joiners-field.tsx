"use client";

import { useLocale } from "next-intl";
import type { FieldValues } from "react-hook-form";
import { AutocompleteFrame } from "@/components/ui/form/autocomplete-frame";
import { useField, type FieldProps } from "@/components/ui/form/field-control";
import styles from "./checkups.module.css";

/** A joiner as an option. blockedReason: why they cannot be selected, as text. */
type JoinerOption = {
  employeeId: number;
  name: string;
  position: { name: string; nameEn: string };
  against: string | null;
};

/** Select one or several joiners, each with the rank they join in. The value is their ids. */
export function JoinersField<V extends FieldValues>({
  options,
  ...props
}: FieldProps<V> & { options: readonly JoinerOption[] }) {
  const isIndonesian = useLocale() === "id";
  const held = useField(props);
  const ids: unknown[] = Array.isArray(held.field.value) ? held.field.value : [];
  const rankOf = ({ position }: JoinerOption) => (isIndonesian ? position.name : position.nameEn);
  return (
    <AutocompleteFrame<JoinerOption, true>
      held={held}
      label={props.label}
      required={props.required}
      help={props.help}
      multiple
      disableCloseOnSelect
      options={[...options]}
      getOptionLabel={(option) => `${option.name}, ${rankOf(option)}`}
      getOptionKey={({ employeeId }) => employeeId}
      getOptionDisabled={({ against }) => against !== null}
      isOptionEqualToValue={(option, value) => option.employeeId === value.employeeId}
      renderOption={({ key, ...itemProps }, option) => (
        <li key={key} {...itemProps} style={{ minHeight: 44 }}>
          <span className={styles.person}>
            {option.name}
            <span className={styles.line}>{[rankOf(option), option.against].filter(Boolean).join(" · ")}</span>
          </span>
        </li>
      )}
      value={options.filter(({ employeeId }) => ids.includes(employeeId))}
      onChange={(_event, chosen) => held.field.choose(chosen.map(({ employeeId }) => employeeId))}
    />
  );
}
