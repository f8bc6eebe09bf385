"use client";

import { useTranslations } from "next-intl";
import { useState, type ReactNode } from "react";
import { Icon } from "../../layout/icon";
import { lazyDialog } from "../lazy-dialog";
import styles from "./date-field.module.css";
import type { Day } from "./use-day";

const Calendar = lazyDialog(() => import("./calendar").then((module) => module.Calendar));

type Props = { day: Day; hintId: string; disabled?: boolean; children: ReactNode };

/**
 * A date's text input with a calendar. Touch screens get the native picker over the input. Tab stops at the text
 * only.
 */
export function DayBox({ day, hintId, disabled = false, children }: Props) {
  const t = useTranslations("validation");
  const [box, setBox] = useState<HTMLElement | null>(null);
  const open = () => {
    // The calendar returns the focus to where it was.
    box?.querySelector("input")?.focus();
    day.open();
  };
  return (
    <span ref={setBox} className={styles.box}>
      {children}
      <button
        type="button"
        tabIndex={-1}
        className={styles.button}
        aria-label={t("openCalendar")}
        aria-haspopup="dialog"
        disabled={disabled}
        onPointerEnter={Calendar.preloadProps.onPointerEnter}
        onMouseDown={(event) => event.preventDefault()}
        onClick={open}
      >
        <Icon name="calendar" />
      </button>
      <input
        type="date"
        tabIndex={-1}
        aria-hidden
        className={styles.native}
        value={day.value}
        min={day.min}
        max={day.max}
        disabled={disabled}
        onChange={(event) => day.onChoose(event.target.value)}
        onBlur={day.onLeave}
      />
      <span id={hintId} hidden>
        {t("dayHint")}
      </span>
      {day.isOpen && box ? (
        <Calendar
          anchor={box}
          value={day.value}
          min={day.min}
          max={day.max}
          onChoose={day.onChoose}
          onClose={day.close}
        />
      ) : null}
    </span>
  );
}
