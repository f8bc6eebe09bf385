"use client";

import { useLocale } from "next-intl";
import { useId, useState, type ComponentProps, type ReactNode } from "react";

const wholeDate = /^(?:19|20)\d\d-\d\d-\d\d/;

/** A date in the page's words, "Sat, 8 May 2027": the system's own picker writes it the way of the computer, where 05/08 may be May or August. null until it is whole. */
function useDateWords() {
  const locale = useLocale();
  return (value: string): string | null => {
    const [day] = wholeDate.exec(value) ?? [];
    if (!day) return null;
    const format = new Intl.DateTimeFormat(locale === "id" ? "id-ID" : "en-US", {
      weekday: "short",
      day: "numeric",
      month: "short",
      year: "numeric",
      timeZone: "UTC",
    });
    const parts = format.formatToParts(new Date(`${day}T00:00:00Z`));
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((candidate) => candidate.type === type)?.value;
    return `${part("weekday")}, ${part("day")} ${part("month")} ${part("year")}`;
  };
}

/** Help with the date in words before it. */
export function useDateHelp(value: string, help: ReactNode): ReactNode {
  const words = useDateWords()(value);
  if (!words || !help) return words ?? help;
  return (
    <>
      <span>{words}</span> · <span>{help}</span>
    </>
  );
}

type Props = Omit<ComponentProps<"input">, "type" | "value" | "onChange" | "defaultValue"> & {
  label: string;
  defaultValue: string;
};

/** The date input of a plain form under its label; the date in words stands beside the label, where nothing moves. */
export function DateInput({ label, defaultValue, "aria-describedby": describedBy, ...props }: Props) {
  const words = useDateWords();
  const id = useId();
  const [value, setValue] = useState(defaultValue);
  return (
    <label>
      <span>
        {label} <small id={id}>{words(value)}</small>
      </span>
      <input
        type="date"
        {...props}
        aria-label={label}
        aria-describedby={[id, describedBy].filter(Boolean).join(" ")}
        defaultValue={defaultValue}
        onChange={(event) => setValue(event.target.value)}
      />
    </label>
  );
}
