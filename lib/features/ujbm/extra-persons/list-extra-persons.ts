import { and, asc, eq, gte, isNull, lte } from "drizzle-orm";
import { ujbmExtraPersons } from "@/db/schema/ujbm";
import { vessels } from "@/db/schema/vessels";
import { earlier, later } from "@/lib/platform/calendar/period";
import { notFound } from "@/lib/platform/errors";
import { read } from "@/lib/platform/operation";
import { lastDayOf } from "@/lib/platform/calendar/months";
import { daysWithin } from "../man-days.rules";
import { visibleTo } from "../queries";
import { monthIn } from "../schema";
import { extraPersons, listExtraPersonsInput } from "./schema";

const maxRows = 200;

/**
 * List people on board who are not crew, with man-days outside the allowance. One query. product 2.12 @throws
 * not-found, invalid
 */
export const listExtraPersons = read({
  name: "ujbm.list-extra-persons",
  access: "ujbm:view",
  input: listExtraPersonsInput,
  output: extraPersons,
  async run({ db, actor, now }, { vesselId, ...query }) {
    const month = monthIn(query, now);
    const lastDay = lastDayOf(month);
    const ofMonth = and(
      eq(ujbmExtraPersons.vesselId, vessels.id),
      isNull(ujbmExtraPersons.removedAt),
      lte(ujbmExtraPersons.fromDay, lastDay),
      gte(ujbmExtraPersons.toDay, month),
    );
    const vesselRows = await db
      .select({ row: ujbmExtraPersons })
      .from(vessels)
      .leftJoin(ujbmExtraPersons, ofMonth)
      .where(and(eq(vessels.id, vesselId), visibleTo(actor)))
      .orderBy(asc(ujbmExtraPersons.fromDay), asc(ujbmExtraPersons.id))
      .limit(maxRows);
    if (vesselRows.length === 0) throw notFound("vessels.notFound");
    const extraRows = vesselRows.flatMap(({ row }) => row ?? []);
    const rows = extraRows.map((row) => {
      const daysOnBoard = { countedFrom: later(row.fromDay, month), to: earlier(row.toDay, lastDay) };
      return { ...row, manDays: row.persons * daysWithin(daysOnBoard, { from: month, to: lastDay }) };
    });
    return { month, rows, manDays: rows.reduce((sum, { manDays }) => sum + manDays, 0) };
  },
});
