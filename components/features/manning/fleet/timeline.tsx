import { useTranslations } from "next-intl";
import type { CSSProperties } from "react";
import { hrefWith, type SearchParams } from "@/components/ui/list/list-state";
import type { FleetTimeline as Timeline } from "@/lib/features/manning/fleet/schema";
import { rowLayoutOf } from "@/lib/features/manning/gantt/layout.rules";
import type { GanttChart } from "@/lib/features/manning/gantt/schema";
import { dayPositionOf, type GanttWindow } from "@/lib/features/manning/gantt/window.rules";
import type { Locale } from "@/lib/platform/i18n/locales";
import { ChartArea } from "../gantt/chart-area";
import chart from "../gantt/chart.module.css";
import { ganttLabels } from "../gantt/labels";
import type { GanttLinks } from "../gantt/links";
import { GanttRow } from "../gantt/row";
import styles from "./fleet.module.css";
import { FleetLaneRow, type LaneContext } from "./lane";
import { FleetLegend } from "./legend";
import { FleetScale, WeekLines } from "./scale";

type Opened = { chart: GanttChart; links: GanttLinks };
type Props = Omit<LaneContext, "window"> & {
  timeline: Timeline;
  opened: Opened | null;
  params: SearchParams;
  page?: string;
};

const helpId = "fleet-help";

/** Draw vessels as lanes and days as their width. The chart is one tab stop; a mark's label holds its facts. */
export function FleetTimeline({ timeline, opened, params, page = "", ...context }: Props) {
  const { labels } = context;
  const { today, until, lanes } = timeline;
  const window: GanttWindow = { start: today, end: until };
  const firstWithMark = lanes.find(({ uncovered, changes, documents }) =>
    [uncovered, changes, documents].some(({ length }) => length > 0),
  );
  return (
    <>
      <ChartArea className={styles.scroll}>
        <div
          role="grid"
          aria-label={labels.t("chart", { from: labels.day(today), until: labels.day(until) })}
          aria-describedby={helpId}
          aria-readonly
          className={styles.chart}
        >
          <p id={helpId} hidden>
            {labels.t("help")}
          </p>
          <FleetScale window={window} today={today} labels={labels} />
          <WeekLines window={window} today={today} />
          {lanes.map((lane) => {
            const isOpen = opened?.chart.vesselId === lane.vesselId;
            return (
              <div key={lane.vesselId} role="rowgroup">
                <FleetLaneRow
                  {...context}
                  window={window}
                  lane={lane}
                  isOpen={isOpen}
                  toggle={page + hrefWith(params, { open: isOpen ? null : lane.vesselId })}
                  isFirst={lane === firstWithMark}
                />
                {isOpen ? <VesselSeats {...opened} window={window} locale={labels.locale} /> : null}
              </div>
            );
          })}
        </div>
      </ChartArea>
      <FleetLegend labels={labels} />
    </>
  );
}

/** Draw the seats of an open lane as its own chart draws them, in the days of the timeline. */
function VesselSeats({ chart: own, links, window, locale }: Opened & { window: GanttWindow; locale: Locale }) {
  const t = useTranslations("gantt");
  const labels = ganttLabels(t, locale, own.today, window.end);
  const today: CSSProperties & Record<"--today", string> = {
    "--today": `${dayPositionOf(own.today, window).toFixed(3)}%`,
  };
  return (
    <div className={`${chart.chart} ${styles.seats}`} style={today}>
      {own.rows.map((row) => (
        <GanttRow
          key={row.vesselCrewId}
          row={row}
          {...rowLayoutOf(row, window, own.today)}
          labels={labels}
          links={links}
          isFirst={false}
        />
      ))}
    </div>
  );
}
