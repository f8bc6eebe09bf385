"use client";

import { useLocale } from "next-intl";
import { useState, type KeyboardEvent } from "react";
import { dayOf, firstSelectableDay, formatDate, isDay } from "@/lib/platform/calendar/dates";
import { isLocale } from "@/lib/platform/i18n/locales";
import { parseDay } from "./parse";

const lastSelectableDay = () => `${Number(dayOf(new Date()).slice(0, 4)) + 10}-12-31`;

type Options = {
  /** yyyy-MM-dd, blank, or text that is no date. */
  value: string;
  min?: string | undefined;
  max?: string | undefined;
  onChange: (value: string) => void;
  onLeave: () => void;
};

/**
 * Holds a date as text and as a calendar value. The text stays as typed until blur, then shows in the page's format.
 */
export function useDay({ value, min = firstSelectableDay, max = lastSelectableDay(), onChange, onLeave }: Options) {
  const locale = useLocale();
  const [typed, setTyped] = useState<{ text: string; value: string } | null>(null);
  const [isOpen, setOpen] = useState(false);
  const settled = isDay(value) ? formatDate(value, isLocale(locale) ? locale : "en") : value;

  const onType = (text: string) => {
    const read = parseDay(text, { today: dayOf(new Date()), min, max }) ?? text.trim();
    setTyped({ text, value: read });
    onChange(read);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter") setTyped(null);
    if (event.key !== "ArrowDown" || event.shiftKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setOpen(true);
  };
  return {
    value: isDay(value) ? value : "",
    isUnreadable: value !== "" && !isDay(value),
    text: typed?.value === value ? typed.text : settled,
    min,
    max,
    isOpen,
    onType,
    onKeyDown,
    /** Opening the calendar does not count as blur, so it validates nothing. */
    onBlur: () => {
      setTyped(null);
      if (!isOpen) onLeave();
    },
    onChoose: (day: string) => {
      onChange(day);
      onLeave();
    },
    onLeave,
    open: () => setOpen(true),
    close: () => setOpen(false),
  };
}

export type Day = ReturnType<typeof useDay>;
