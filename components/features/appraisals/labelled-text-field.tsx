"use client";

import { useId, type ChangeEvent } from "react";

type Props = {
  path: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  help?: string | undefined;
  wrong?: string | undefined;
  isLong?: boolean;
  isOff?: boolean;
  maxLength: number;
};

/** Render a labelled text field. data-path lets errors scroll to it. */
export function LabelledTextField({
  path,
  label,
  value,
  onChange,
  help,
  wrong,
  isLong = false,
  isOff = false,
  maxLength,
}: Props) {
  const id = useId();
  const common = {
    id,
    "data-path": path,
    value,
    disabled: isOff,
    maxLength,
    autoComplete: "off",
    "aria-invalid": wrong !== undefined,
    "aria-describedby": `${id}-note`,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange(event.target.value),
  };
  return (
    <div className="appr-field">
      <label htmlFor={id}>{label}</label>
      {isLong ? <textarea rows={2} placeholder=" " {...common} /> : <input type="text" {...common} />}
      <span id={`${id}-note`}>
        {wrong ? <span className="appr-wrong">{wrong}</span> : help ? <small>{help}</small> : null}
      </span>
    </div>
  );
}
