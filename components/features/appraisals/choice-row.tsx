"use client";

import { useId, type ReactNode } from "react";

type Choice = { value: string; label: string; mark?: string };
type Props = {
  path: string;
  /** The question. */
  legend: ReactNode;
  choices: readonly Choice[];
  value: string;
  look: "scale" | "two";
  wrong?: string | undefined;
  isOff?: boolean;
  onChoose: (value: string) => void;
  children?: ReactNode;
};

/** Show a question with its answers side by side. Arrow keys move between them. */
export function ChoiceRow({ path, legend, choices, value, look, wrong, isOff = false, onChoose, children }: Props) {
  const id = useId();
  return (
    <fieldset className="appr-set" aria-describedby={`${id}-wrong`} aria-invalid={wrong !== undefined} disabled={isOff}>
      <legend className="appr-legend">{legend}</legend>
      <div className={look === "scale" ? "appr-scale" : "appr-two"}>
        {choices.map((choice, index) => (
          <label key={choice.value} className="appr-choice">
            <input
              type="radio"
              name={id}
              value={choice.value}
              checked={value === choice.value}
              onChange={() => onChoose(choice.value)}
              {...(index === 0 ? { "data-path": path } : {})}
            />
            {choice.mark ? <b>{choice.mark}</b> : null}
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
      <span id={`${id}-wrong`} className="appr-wrong">
        {wrong}
      </span>
      {children}
    </fieldset>
  );
}
