"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { DayBox } from "@/components/ui/form/date-field/day-box";
import { useDay } from "@/components/ui/form/date-field/use-day";

type Props = {
  path: string;
  label: string;
  value: string;
  min?: string | undefined;
  max?: string | undefined;
  wrong?: string | undefined;
  isOff?: boolean;
  onChange: (value: string) => void;
};

/** Render a labelled date field. */
export function LabelledDateField({ path, label, value, min, max, wrong, isOff = false, onChange }: Props) {
  const t = useTranslations("validation");
  const id = useId();
  const day = useDay({ value, min, max, onChange, onLeave: () => undefined });
  return (
    <div className="appr-field">
      <label htmlFor={id}>{label}</label>
      <DayBox day={day} hintId={`${id}-keys`} disabled={isOff}>
        <input
          id={id}
          type="text"
          data-path={path}
          value={day.text}
          disabled={isOff}
          placeholder={t("dayPlaceholder")}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={wrong !== undefined}
          aria-describedby={`${id}-note ${id}-keys`}
          onChange={(event) => day.onType(event.target.value)}
          onKeyDown={day.onKeyDown}
          onBlur={day.onBlur}
        />
      </DayBox>
      <span id={`${id}-note`}>{wrong ? <span className="appr-wrong">{wrong}</span> : null}</span>
    </div>
  );
}
