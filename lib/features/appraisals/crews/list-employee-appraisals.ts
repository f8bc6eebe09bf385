import type { z } from "zod";
import { desc, eq, isNotNull, sql } from "drizzle-orm";
import { every } from "@/db/every";
import { appraisals } from "@/db/schema/appraisals";
import { assignments } from "@/db/schema/manning";
import type { Actor } from "@/lib/access/actor";
import { forEach, keptPage } from "@/lib/access/kept-list";
import { dayOf } from "@/lib/platform/calendar/dates";
import { read } from "@/lib/platform/operation";
import { countingRows, onWire, selectRows } from "../rows.queries";
import { appraisalPage } from "../schema";
import { seenAppraisals } from "../scope.queries";
import { employeeAppraisalsInput } from "./schema";

type Asked = z.output<typeof employeeAppraisalsInput>;
function approvedOf(actor: Actor, input: Pick<Asked, "employeeId">) {
  const employeeId = input.employeeId ?? (actor.kind === "user" ? actor.crewId : null);
  const whose = employeeId ? eq(assignments.crewId, employeeId) : sql`false`;
  return every(seenAppraisals(actor), isNotNull(appraisals.id), whose);
}
const newestFirst = [desc(appraisals.dateOfReport), desc(appraisals.id)];
/** Cache per user, because authors never see their own report as reviewable. */
const selectPage = keptPage(
  (db, actor, input: Asked) =>
    selectRows(db, { actor, report: "approved", where: approvedOf(actor, input) }, newestFirst),
  (db, actor, input) => countingRows(db, "approved", approvedOf(actor, input)),
  forEach,
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
    return { ...page, rows: page.rows.map((found) => onWire(found, today)) };
  },
});
