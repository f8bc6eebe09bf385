"use client";

import { useLocale } from "next-intl";
import type { FieldValues } from "react-hook-form";
import { AutocompleteFrame } from "@/components/ui/form/autocomplete-frame";
import { useField, type FieldProps } from "@/components/ui/form/use-field";
import { inLanguage } from "@/lib/platform/i18n/localized";
import styles from "./checkups.module.css";

/** A joiner as an option. blockedReason: why they cannot be selected, as text. */
type JoinerOption = {
  crewId: number;
  name: string;
  position: { name: string; nameEn: string };
  blockedReason: string | null;
};

/** Select one or several joiners, each with the rank they join in. The value is their ids. */
export function JoinersField<V extends FieldValues>({
  options,
  ...props
}: FieldProps<V> & { options: readonly JoinerOption[] }) {
  const locale = useLocale();
  const joinersField = useField(props);
  const ids: unknown[] = Array.isArray(joinersField.field.value) ? joinersField.field.value : [];
  const rankOf = ({ position }: JoinerOption) => inLanguage(locale, { en: position.nameEn, id: position.name });
  return (
    <AutocompleteFrame<JoinerOption, true>
      boundField={joinersField}
      label={props.label}
      required={props.required}
      help={props.help}
      multiple
      disableCloseOnSelect
      options={[...options]}
      getOptionLabel={(option) => `${option.name}, ${rankOf(option)}`}
      getOptionKey={({ crewId }) => crewId}
      getOptionDisabled={({ blockedReason }) => blockedReason !== null}
      isOptionEqualToValue={(option, value) => option.crewId === value.crewId}
      renderOption={({ key, ...itemProps }, option) => (
        <li key={key} {...itemProps} style={{ minHeight: 44 }}>
          <span className={styles.person}>
            {option.name}
            <span className={styles.line}>{[rankOf(option), option.blockedReason].filter(Boolean).join(" · ")}</span>
          </span>
        </li>
      )}
      value={options.filter(({ crewId }) => ids.includes(crewId))}
      onChange={(_event, chosen) => joinersField.field.choose(chosen.map(({ crewId }) => crewId))}
    />
  );
}
