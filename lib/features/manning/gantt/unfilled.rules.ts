import type { GanttChart } from "./schema";

/** Keep only seats that are vacant now or later. */
export const unfilledSeatsOf = (chart: GanttChart): GanttChart => ({
  ...chart,
  rows: chart.rows.filter(({ gaps }) => gaps.some(({ to }) => to > chart.today)),
});
