import type { GanttChart } from "./schema";

/** The chart with the seats only that nobody holds now or at some time later. */
export const unfilledOf = (chart: GanttChart): GanttChart => ({
  ...chart,
  rows: chart.rows.filter(({ gaps }) => gaps.some(({ to }) => to > chart.today)),
});
