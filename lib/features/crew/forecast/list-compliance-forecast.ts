import type { z } from "zod";
import { preparedRows } from "@/lib/access/prepared-list";
import { dayOf } from "@/lib/platform/calendar/dates";
import { AppError } from "@/lib/platform/errors";
import { read } from "@/lib/platform/operation";
import { forecastPage, listComplianceForecastInput } from "../compliance/schema";
import { countForecast, forecastRows, toForecastRow } from "./queries";
import { listVisibility } from "../visibility/rules";

const selectPage = preparedRows(
  (
    db,
    actor,
    { pageNumber, pageSize, sort, order, group, ...filters }: z.output<typeof listComplianceForecastInput>,
    today,
  ) =>
    forecastRows(db, actor, filters, {
      today,
      sort,
      order,
      group,
      limit: pageSize,
      offset: (pageNumber - 1) * pageSize,
    }),
);

/**
 * List last night's forecast for current and planned assignments: person, vessel and due day. Blocking findings come
 * first, then the next joiners. product 2.4 @throws forbidden without access to certificates
 */
export const listComplianceForecast = read({
  name: "crew.list-forecast",
  access: "crew:list",
  input: listComplianceForecastInput,
  output: forecastPage,
  async run({ db, actor, now, locale }, input) {
    const { pageNumber, pageSize, sort: _, order: __, group, ...filters } = input;
    if (!listVisibility(actor).professional) throw new AppError("forbidden", "errors.forbidden");
    const today = dayOf(now);
    const [rows, { counts, grouped, outOf, computedAt }] = await Promise.all([
      selectPage(db, actor, input, today),
      countForecast(db, actor, filters, today),
    ]);
    return {
      rows: rows.map((row) => toForecastRow(row, { today, locale })),
      total: counts[filters.level ?? "all"],
      outOf,
      pageNumber,
      pageSize,
      counts,
      groups: group ? grouped[group] : null,
      computedAt,
    };
  },
});
