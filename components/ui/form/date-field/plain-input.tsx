"use client";

import { useTranslations } from "next-intl";
import { useEffect, useId, useRef, useState, type FormEvent } from "react";
import styles from "./date-field.module.css";
import { DayBox } from "./day-box";
import { useDay, type Day } from "./use-day";

type Props = {
  label: string;
  name: string;
  defaultValue: string;
  max?: string;
  required?: boolean;
  className?: string | undefined;
  "aria-invalid"?: boolean;
  "aria-describedby"?: string;
};

/** Why the form must not be sent; blank when it may. */
function useProblem({ value, isUnreadable, min, max }: Day, required: boolean) {
  const t = useTranslations("validation");
  if (isUnreadable) return t("unreadableDate");
  if (value === "") return required ? t("required") : "";
  return value < min || value > max ? t("date") : "";
}

const firstInvalid = (form: HTMLFormElement | null) =>
  Array.from(form?.elements ?? []).find((element) => element instanceof HTMLInputElement && !element.validity.valid);

/** A date input for a plain HTML form. Submits yyyy-MM-dd and blocks the form while the text is no date. */
export function DateInput({ label, name, defaultValue, max, required = false, className, ...aria }: Props) {
  const t = useTranslations("validation");
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState(defaultValue);
  const [isValidated, setValidated] = useState(false);
  const day = useDay({ value, max, onChange: setValue, onLeave: () => setValidated(true) });
  const problem = useProblem(day, required);
  const shownProblem = isValidated ? problem : "";

  useEffect(() => input.current?.setCustomValidity(problem), [problem]);
  const refuse = (event: FormEvent<HTMLInputElement>) => {
    event.preventDefault();
    setValidated(true);
    if (event.currentTarget === firstInvalid(event.currentTarget.form)) event.currentTarget.focus();
  };
  const notes = [`${id}-problem`, aria["aria-describedby"], `${id}-keys`].filter(Boolean).join(" ");
  return (
    <div className={styles.plain}>
      <label htmlFor={id}>{label}</label>
      <DayBox day={day} hintId={`${id}-keys`}>
        <input
          ref={input}
          id={id}
          className={className}
          value={day.text}
          onChange={(event) => day.onType(event.target.value)}
          onKeyDown={day.onKeyDown}
          onBlur={day.onBlur}
          onInvalid={refuse}
          placeholder={t("dayPlaceholder")}
          autoComplete="off"
          spellCheck={false}
          aria-required={required}
          aria-invalid={shownProblem !== "" || aria["aria-invalid"] === true}
          aria-describedby={notes}
        />
      </DayBox>
      <input type="hidden" name={name} value={value} />
      <span id={`${id}-problem`} className={styles.problem}>
        {shownProblem}
      </span>
    </div>
  );
}
