import { daysInMonth } from "@/lib/features/manning/gantt/window.rules";
import styles from "./chart.module.css";
import type { GanttLabels } from "./labels";

type Props = { months: string[]; today: string; labels: GanttLabels };

const yearOf = (month: string) => month.slice(0, 4);
const isJanuary = (month: string) => month.endsWith("-01");

/**
 * Draw years, months and today's marker, each month as wide as its days. Bar labels carry the dates for screen readers.
 */
export function GanttMonthHeader({ months, today, labels }: Props) {
  const years = [...new Set(months.map(yearOf))];
  const daysOf = (year: string) =>
    months.filter((month) => yearOf(month) === year).reduce((days, month) => days + daysInMonth(month), 0);
  return (
    <div aria-hidden className={styles.head}>
      <div className={styles.scale}>
        <div data-corner className={styles.corner}>
          {labels.word("seat")}
        </div>
        <div>
          <div className={styles.years}>
            {years.map((year) => (
              <div key={year} style={{ flexGrow: daysOf(year) }}>
                <span>{year}</span>
              </div>
            ))}
          </div>
          <div className={styles.months}>
            {months.map((month) => (
              <div
                key={month}
                data-year={isJanuary(month) || undefined}
                data-now={today.startsWith(month) || undefined}
                style={{ flexGrow: daysInMonth(month) }}
              >
                {labels.monthName(month.slice(5))}
              </div>
            ))}
          </div>
          <div className={styles.flags}>
            <span>
              {labels.word("today")} {labels.day(today)}
            </span>
          </div>
        </div>
      </div>
    </div>
  );
}

/** Draw the month lines once for all rows. */
export function MonthLines({ months }: { months: string[] }) {
  return (
    <div aria-hidden className={styles.lines}>
      {months.map((month) => (
        <div key={month} data-year={isJanuary(month) || undefined} style={{ flexGrow: daysInMonth(month) }} />
      ))}
    </div>
  );
}
