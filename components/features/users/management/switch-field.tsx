"use client";

import Switch from "@mui/material/Switch";
import { useField, type FieldProps } from "@/components/ui/form/use-field";
import { FieldNote } from "@/components/ui/form/field-frame";
import type { UserValues } from "./form-values";
import styles from "./user-form.module.css";

type Props = FieldProps<UserValues> & { onSwitch?: (on: boolean) => void };

/** A switch whose whole line is clickable. */
export function FormSwitchField({ onSwitch, ...props }: Props) {
  const { id, noteId, field, error, describing } = useField(props);
  return (
    <div>
      <label htmlFor={id} className={styles.switch}>
        <Switch
          id={id}
          name={field.name}
          checked={field.value === true}
          onChange={(_event, on) => {
            field.choose(on);
            onSwitch?.(on);
          }}
          slotProps={{ input: { ref: field.ref, role: "switch", "aria-describedby": describing["aria-describedby"] } }}
        />
        {props.label}
      </label>
      {props.help || error ? <FieldNote id={noteId} help={props.help} error={error} /> : null}
    </div>
  );
}
