import { dayPositionOf, type GanttWindow } from "@/lib/features/manning/gantt/window.rules";
import { addDays } from "@/lib/platform/calendar/dates";
import { daysBetween } from "@/lib/platform/calendar/period";
import type { FleetLabels } from "./labels";
import styles from "./fleet.module.css";

const maxTicks = 14;

/**
 * Return the Mondays of a window after its first days, which have the mark of today; every second one where there would
 * be too many.
 */
function weeksOf({ start, end }: GanttWindow): string[] {
  const monday = addDays(start, (8 - new Date(`${start}T00:00:00Z`).getUTCDay()) % 7);
  const first = daysBetween(start, monday) > daysBetween(start, end) / 16 ? monday : addDays(monday, 7);
  const count = Math.max(0, Math.ceil(daysBetween(first, end) / 7));
  const step = count > maxTicks ? 2 : 1;
  return Array.from({ length: Math.ceil(count / step) }, (_, index) => addDays(first, 7 * step * index));
}

const left = (day: string, window: GanttWindow) => ({ left: `${dayPositionOf(day, window).toFixed(2)}%` });

/** Draw the weeks above the lanes, and today. Marks carry their dates for screen readers. */
export function FleetScale({ window, today, labels }: { window: GanttWindow; today: string; labels: FleetLabels }) {
  return (
    <div aria-hidden className={styles.head}>
      <div data-corner className={styles.corner}>
        {labels.t("vessel")}
      </div>
      <div className={styles.weeks}>
        {weeksOf(window).map((monday) => (
          <span key={monday} style={left(monday, window)}>
            {labels.dayAndMonth(monday)}
          </span>
        ))}
        <b style={left(today, window)}>{labels.t("legend.today")}</b>
      </div>
    </div>
  );
}

/** Draw the lines of the weeks and of today once for all lanes. */
export function WeekLines({ window, today }: { window: GanttWindow; today: string }) {
  return (
    <div aria-hidden className={styles.lines}>
      {weeksOf(window).map((monday) => (
        <i key={monday} style={left(monday, window)} />
      ))}
      <i data-today style={left(today, window)} />
    </div>
  );
}
