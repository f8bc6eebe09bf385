import type { z } from "zod";
import { desc, eq, isNotNull, sql } from "drizzle-orm";
import { allConditions } from "@/db/all-conditions";
import { appraisals } from "@/db/schema/appraisals";
import { assignments } from "@/db/schema/manning";
import type { Actor } from "@/lib/access/actor";
import { perUser, preparedPage } from "@/lib/access/prepared-list";
import { dayOf } from "@/lib/platform/calendar/dates";
import { read } from "@/lib/platform/operation";
import { countReportRows, toResponse, selectReportRows } from "../report-rows.queries";
import { appraisalPage } from "../schema";
import { visibleAppraisals } from "../visible-reports.queries";
import { employeeAppraisalsInput } from "./schema";

type PageQuery = z.output<typeof employeeAppraisalsInput>;
function approvedOf(actor: Actor, input: Pick<PageQuery, "crewId">) {
  const crewId = input.crewId ?? (actor.kind === "user" ? actor.crewId : null);
  const ofEmployee = crewId ? eq(assignments.crewId, crewId) : sql`false`;
  return allConditions(visibleAppraisals(actor), isNotNull(appraisals.id), ofEmployee);
}
const newestFirst = [desc(appraisals.dateOfReport), desc(appraisals.id)];
/** Cache per user, because authors never see their own report as reviewable. */
const selectPage = preparedPage(
  (db, actor, input: PageQuery) =>
    selectReportRows(db, { actor, report: "approved", where: approvedOf(actor, input) }, newestFirst),
  (db, actor, input) => countReportRows(db, "approved", approvedOf(actor, input)),
  perUser,
);

/** List approved reports of one seafarer, newest first; without an id the user's own. Document 3 §7 */
export const listEmployeeAppraisals = read({
  name: "appraisals.list-of-employee",
  access: "appraisals:view",
  input: employeeAppraisalsInput,
  output: appraisalPage,
  async run({ db, actor, now }, input) {
    const today = dayOf(now);
    const page = await selectPage(db, actor, input, today);
    return { ...page, rows: page.rows.map((row) => toResponse(row, today)) };
  },
});
