"use client";

import { Fragment, useId, type MouseEvent, type ReactNode } from "react";

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
  /** The answer needs a text, so the user stays at this question. */
  needsText?: (value: string) => boolean;
  /** Leads to the next question after a tap. */
  leadOn?: (row: Element | null) => void;
  children?: ReactNode;
};

/** Where long words of the scale break in a narrow segment, because not every browser hyphenates. */
const wordParts = /(Unsatis(?=f)|Improve(?=m)|Satisfac(?=t)|emuas(?=k))/;

/**
 * Show a question with its answers side by side. Arrow keys move between them. On a phone a tap leads to the next open
 * question.
 */
export function ChoiceRow(props: Props) {
  const { path, legend, choices, value, look, wrong, isOff = false, onChoose, needsText, leadOn, children } = props;
  const id = useId();
  const advance = ({ detail, currentTarget }: MouseEvent<HTMLInputElement>) => {
    // Keys choose with a click of detail 0 and stay at the question.
    if (detail > 0 && !needsText?.(currentTarget.value)) leadOn?.(currentTarget.closest("fieldset"));
  };
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
              onClick={advance}
              {...(index === 0 ? { "data-path": path } : {})}
            />
            {choice.mark ? <b>{choice.mark}</b> : null}
            <span>
              {choice.label.split(wordParts).map((part, place) =>
                place % 2 === 1 ? (
                  <Fragment key={place}>
                    {part}
                    <wbr />
                  </Fragment>
                ) : (
                  part
                ),
              )}
            </span>
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
