"use client";

import Popover from "@mui/material/Popover";
import { AdapterDayjs } from "@mui/x-date-pickers/AdapterDayjs";
import { DateCalendar } from "@mui/x-date-pickers/DateCalendar";
import { PickerDay, type PickerDayProps } from "@mui/x-date-pickers/PickerDay";
import { LocalizationProvider } from "@mui/x-date-pickers/LocalizationProvider";
import dayjs from "dayjs";
import "dayjs/locale/en-gb";
import "dayjs/locale/id";
import { useLocale, useTranslations } from "next-intl";
import { today } from "@/lib/platform/calendar/dates";
import { earlier, later } from "@/lib/platform/calendar/period";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { ThemeFrame } from "../../layout/theme-frame";
import styles from "./date-field.module.css";

type Props = {
  anchor: HTMLElement;
  value: string;
  min: string;
  max: string;
  onChoose: (day: string) => void;
  onClose: () => void;
};

function useCalendarTexts() {
  const t = useTranslations("validation.calendar");
  return {
    title: t("title"),
    calendarTexts: {
      previousMonth: t("previousMonth"),
      nextMonth: t("nextMonth"),
      calendarViewSwitchingButtonAriaLabel: (view: string) => (view === "year" ? t("toDays") : t("toYears")),
    },
  };
}

/** Mark today in Jakarta instead of the computer's date. */
function DayInJakarta(props: PickerDayProps) {
  const isToday = props.day.format("YYYY-MM-DD") === today();
  return <PickerDay {...props} today={isToday} aria-current={isToday ? "date" : undefined} />;
}

/** Shows a month to choose a day from, Monday first. The header switches year and month. Escape returns the focus. */
export function Calendar({ anchor, value, min, max, onChoose, onClose }: Props) {
  const locale = useLocale();
  const { title, calendarTexts } = useCalendarTexts();
  return (
    <ThemeFrame>
      <Popover
        open
        anchorEl={anchor}
        onClose={onClose}
        anchorOrigin={{ vertical: "bottom", horizontal: "left" }}
        slotProps={{ paper: { role: "dialog", "aria-label": title, className: styles.calendar, sx: { mt: 1 } } }}
      >
        <LocalizationProvider
          dateAdapter={AdapterDayjs}
          adapterLocale={inLanguage(locale, { en: "en-gb", id: "id" })}
          localeText={calendarTexts}
        >
          <DateCalendar
            autoFocus
            views={["year", "month", "day"]}
            openTo="day"
            value={value ? dayjs(value) : null}
            referenceDate={dayjs(earlier(later(today(), min), max))}
            minDate={dayjs(min)}
            maxDate={dayjs(max)}
            dayOfWeekFormatter={(day) => day.format("dd")}
            slots={{ day: DayInJakarta }}
            onChange={(day, state) => {
              if (!day || state !== "finish") return;
              onChoose(day.format("YYYY-MM-DD"));
              onClose();
            }}
            sx={calendarSx}
          />
        </LocalizationProvider>
      </Popover>
    </ThemeFrame>
  );
}

const calendarSx = {
  "& .MuiDayCalendar-weekDayLabel": { color: "text.secondary" },
  "& .MuiPickerDay-root": { fontVariantNumeric: "tabular-nums", fontSize: 14 },
  // The month clips what overflows its days. In a CSS layer, `important` overrides the page's focus ring.
  "& .MuiPickerDay-root:focus-visible": { outline: "2px solid var(--focus) !important", outlineOffset: "0 !important" },
  "& .MuiPickerDay-root.Mui-selected:focus-visible": {
    outlineColor: "var(--surface) !important",
    outlineOffset: "-4px !important",
  },
  "& .MuiPickersCalendarHeader-label": { fontWeight: 650, textTransform: "capitalize" },
} as const;
