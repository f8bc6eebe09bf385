import { dayOf } from "@/lib/platform/dates";
import { AppError } from "@/lib/platform/errors";
import { read } from "@/lib/platform/operation";
import { textOf } from "./compliance-text.rules";
import { forecastPage, listComplianceForecastInput } from "./compliance.schema";
import { countForecast, forecastRows } from "./forecast.queries";
import { daysBetween } from "./period.rules";
import { listSight } from "./sight.rules";

/** What will be wrong with current and planned stays, as computed last night: who, on which vessel, when. product 2.4 @throws forbidden without sight of certificates */
export const listComplianceForecast = read({
  name: "crew.list-forecast",
  access: "crew:list",
  input: listComplianceForecastInput,
  output: forecastPage,
  async run({ db, actor, now, locale }, { pageNumber, pageSize, ...filters }) {
    if (!listSight(actor).professional) throw new AppError("forbidden", "errors.forbidden");
    const today = dayOf(now);
    const [found, { total, computedAt }] = await Promise.all([
      forecastRows(db, actor, filters, { today, limit: pageSize, offset: (pageNumber - 1) * pageSize }),
      countForecast(db, actor, filters, today),
    ]);
    const rows = found.map(({ forecast, person, names, stay }) => ({
      ...{ id: forecast.id, employeeId: forecast.crewId, ...person, ...names, vesselId: forecast.vesselId, assignmentId: forecast.assignmentId, ...stay },
      ...{ code: forecast.code, level: forecast.level, key: forecast.messageKey, values: forecast.values, text: textOf({ key: forecast.messageKey, values: forecast.values }, locale) },
      ...{ dueOn: forecast.dueOn, daysLeft: forecast.dueOn === null ? null : daysBetween(today, forecast.dueOn), computedAt: forecast.computedAt },
    }));
    return { rows, total, pageNumber, pageSize, computedAt };
  },
});
