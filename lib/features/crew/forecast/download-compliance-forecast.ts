import { and, eq } from "drizzle-orm";
import { isAnyOf } from "@/db/any-of";
import type { Executor } from "@/db/client";
import type { FieldClass } from "@/db/enums/crew";
import { vessels } from "@/db/schema/vessels";
import type { Actor } from "@/lib/access/actor";
import { dayOf } from "@/lib/platform/calendar/dates";
import { AppError, notFound } from "@/lib/platform/errors";
import { renderExcel } from "@/lib/platform/excel/render-excel";
import { FileAnswer, fileOf, sheetType } from "@/lib/platform/files/file-response";
import { stampedName } from "@/lib/platform/files/stamped-name";
import { translator } from "@/lib/platform/i18n/messages";
import { write } from "@/lib/platform/operation";
import { downloadComplianceForecastInput } from "../compliance/schema";
import { forecastTable } from "./excel/forecast-table";
import { assertExportable, exportFilterTexts, maxExportedRows } from "../list-export.queries";
import { forecastRows, toForecastRow } from "./queries";
import { isMedical } from "./rules";
import { recordSensitiveReads } from "../sensitive-reads.queries";
import { listVisibility } from "../visibility/rules";

const medicalClasses: FieldClass[] = ["medical"];

/** Whether the vessels are of the division: the sheet names the vessels in its filters. */
const hasVessels = async (db: Executor, actor: Actor, ids: number[]) =>
  actor.kind === "user" &&
  (await db.$count(vessels, and(isAnyOf(vessels.id, ids), eq(vessels.divisionId, actor.divisionId)))) ===
    new Set(ids).size;

/**
 * Download the forecast as Excel with the list's filters and order, and log the number of lines. product 2.4, 5.18,
 * 5.20 @throws forbidden without access to certificates, not-found for a vessel of another division, rule above 10,000
 * lines
 */
export const downloadComplianceForecast = write({
  name: "crew.download-forecast",
  access: "crew:list",
  input: downloadComplianceForecastInput,
  output: fileOf(sheetType),
  async run({ db, actor, now, locale, audit }, { sort, order, group, ...filters }) {
    if (!listVisibility(actor).professional) throw new AppError("forbidden", "errors.forbidden");
    if (filters.vesselId?.length && !(await hasVessels(db, actor, filters.vesselId)))
      throw notFound("vessels.notFound");
    const today = dayOf(now);
    const t = translator(locale);
    const matches = await forecastRows(db, actor, filters, {
      today,
      sort,
      order,
      group,
      limit: maxExportedRows + 1,
      offset: 0,
    });
    assertExportable(matches);
    const rows = matches.map((row) => toForecastRow(row, { today, locale }));
    const { filterList, position, vesselId, level, code, dueWithin, stay } = filters;
    const terms = await exportFilterTexts(db, actor, { filterList, position, vessel: vesselId }, t);
    const filterTexts = [
      level && t(`compliance.levels.${level}`),
      code?.map((kind) => t(`work-lists.kinds.${kind}`)).join(", "),
      stay && t(`work-lists.forecast.stays.${stay}`),
      dueWithin !== undefined && t("work-lists.forecast.withinDays", { days: dueWithin }),
    ].filter(Boolean);
    const exportedBy = actor.kind === "user" ? actor.name : actor.kind;
    const body = await renderExcel(
      forecastTable({
        rows,
        division: terms.division,
        filters: [terms.filters, ...filterTexts].join(", "),
        exportedBy,
        locale,
        now,
      }),
    );
    await recordSensitiveReads(
      db,
      { actor, now },
      "crew.download-forecast",
      rows
        .filter(({ code: findingCode }) => isMedical(findingCode))
        .map(({ crewId }) => ({ crewId, classes: medicalClasses })),
    );
    audit({ subject: "forecast", after: { rows: rows.length, filters: terms.filters } });
    return new FileAnswer(stampedName(now, "compliance-forecast", "xlsx"), sheetType, body);
  },
});
