import { desc, eq, isNotNull, sql } from "drizzle-orm";
import { every } from "@/db/every";
import { appraisals } from "@/db/schema/appraisals";
import { assignments } from "@/db/schema/manning";
import { dayOf } from "@/lib/platform/calendar/dates";
import { readPage } from "@/lib/platform/list/read-page";
import { read } from "@/lib/platform/operation";
import { countRows, onWire, selectRows } from "../rows.queries";
import { appraisalPage } from "../schema";
import { seenAppraisals } from "../scope.queries";
import { employeeAppraisalsInput } from "./schema";

/** Approved reports of one person, newest first; without an id the reader's own. Document 3 §7 */
export const listEmployeeAppraisals = read({
  name: "appraisals.list-of-employee",
  access: "appraisals:view",
  input: employeeAppraisalsInput,
  output: appraisalPage,
  async run({ db, actor, now }, input) {
    const today = dayOf(now);
    const employeeId = input.employeeId ?? (actor.kind === "user" ? actor.crewId : null);
    const whose = employeeId ? eq(assignments.crewId, employeeId) : sql`false`;
    const where = every(seenAppraisals(actor), isNotNull(appraisals.id), whose);
    const order = [desc(appraisals.dateOfReport), desc(appraisals.id)];
    const page = await readPage(
      selectRows(db, { actor, report: "approved", where }, order),
      countRows(db, "approved", where),
      input,
    );
    return { ...page, rows: page.rows.map((found) => onWire(found, today)) };
  },
});
