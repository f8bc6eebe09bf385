"use client";

import { useController, type Control } from "react-hook-form";
import styles from "./contracts.module.css";
import type { CoverageValues } from "./form-values";

type Props = {
  control: Control<CoverageValues>;
  name: "coversKinds" | "vesselIds";
  label: string;
  options: readonly { value: string; label: string }[];
  empty?: string;
};

/** Checkbox list; none checked means no limit. */
export function CheckboxList({ control, name, label, options, empty }: Props) {
  const { field } = useController({ control, name });
  const chosen: readonly string[] = field.value;
  const toggle = (value: string, isChosen: boolean) =>
    field.onChange(isChosen ? [...chosen, value] : chosen.filter((one) => one !== value));
  return (
    <fieldset className={styles.choices}>
      <legend>{label}</legend>
      {options.length === 0 ? <p>{empty}</p> : null}
      {options.map(({ value, label: text }) => (
        <label key={value}>
          <input
            type="checkbox"
            name={name}
            checked={chosen.includes(value)}
            onChange={(event) => toggle(value, event.target.checked)}
            onBlur={field.onBlur}
          />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
