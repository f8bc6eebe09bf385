"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { FieldValues } from "react-hook-form";
import { useField, type FieldProps } from "../use-field";
import { FieldLabel, FieldNote } from "../field-frame";
import styles from "./date-field.module.css";
import { DayInput } from "./day-input";
import { parseTime } from "./parse";
import { TimeControl } from "./time-control";
import { useDay } from "./use-day";

type Moment = { day: string; time: string };
const joinMoment = ({ day, time }: Moment) => (day || time ? `${day}T${time}` : "");
const splitMoment = (value: string): Moment => {
  const [day = "", time = ""] = value.split("T");
  return { day, time };
};

/** Splits one value into date and time, each of which may hold any text while it is typed. */
function useMoment(value: string, onChange: (value: string) => void) {
  const [typed, setTyped] = useState<Moment>(() => splitMoment(value));
  const moment = joinMoment(typed) === value ? typed : splitMoment(value);
  const change = (part: Partial<Moment>) => {
    const next = { ...moment, ...part };
    setTyped(next);
    onChange(joinMoment(next));
  };
  return { moment, change };
}

/** Date and time in Asia/Jakarta, side by side. The value is yyyy-MM-ddTHH:mm or blank. */
export function FormMomentField<V extends FieldValues>(props: FieldProps<V>) {
  const t = useTranslations("validation");
  const { id, noteId, field, error, text, describing } = useField(props);
  const { label, required, help, hint, disabled = false } = props;
  const { moment, change } = useMoment(text, field.onChange);
  const day = useDay({ value: moment.day, onChange: (value) => change({ day: value }), onLeave: field.onBlur });
  const isTimeWrong = parseTime(moment.time) !== moment.time;
  const invalidPart = day.value === "" ? t("unreadableDate") : isTimeWrong ? t("unreadableTime") : error;
  const labelId = `${id}-label`;
  return (
    <Box role="group" aria-labelledby={labelId} sx={{ minWidth: 0 }}>
      <FieldLabel id={labelId} label={label} required={required} />
      <div className={styles.moment}>
        <DayInput
          id={id}
          name={field.name}
          day={day}
          inputRef={field.ref}
          isWrong={error !== undefined && (day.value === "" || !isTimeWrong)}
          disabled={disabled}
          describing={{ ...describing, "aria-labelledby": `${labelId} ${id}-day` }}
        />
        <TimeControl
          id={`${id}-time-input`}
          value={moment.time}
          onChange={(time) => change({ time })}
          onLeave={field.onBlur}
          isWrong={error !== undefined && isTimeWrong}
          disabled={disabled}
          describing={{ ...describing, "aria-labelledby": `${labelId} ${id}-time` }}
        />
      </div>
      <span hidden id={`${id}-day`}>
        {t("day")}
      </span>
      <span hidden id={`${id}-time`}>
        {t("time")}
      </span>
      <FieldNote id={noteId} help={help} hint={hint} error={error && text !== "" ? invalidPart : error} />
    </Box>
  );
}
