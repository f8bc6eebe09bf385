import { eq } from "drizzle-orm";
import { payrollAllotments } from "@/db/schema/work-orders";
import { assertUnchanged } from "@/lib/features/audit/changed-by.queries";
import { userActorOf } from "@/lib/platform/access";
import { refused } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { monthsLater, firstDayOf } from "@/lib/platform/calendar/months";
import { openMonthOf } from "../inputs/queries";
import { lockAllotment } from "./queries";
import { allotmentEnded, endAllotmentInput } from "./schema";

/**
 * End an allotment with a month, the last locked one at the earliest. Later slips pay the seafarer's own account.
 * product 5.15 @throws not-found, conflict when it changed meanwhile, PAYROLL_LOCKING, rule for what is not confirmed
 * and for an earlier month
 */
export const endAllotment = write({
  name: "work-orders.end-allotment",
  access: "work-orders:allot",
  input: endAllotmentInput,
  output: allotmentEnded,
  async run({ db, actor, now, locale, audit }, { id, untilMonth, version }) {
    const { person, row } = await lockAllotment(db, actor, id);
    await assertUnchanged({ db, locale }, row, version);
    if (row.state !== "confirmed") throw refused("allotments.notConfirmed");
    const first = monthsLater(await openMonthOf(db, person), -1);
    if (untilMonth < first) throw refused("allotments.endsTooEarly");
    const stamp = { updatedAt: now, updatedBy: userActorOf(actor).userId, version: row.version + 1 };
    await db
      .update(payrollAllotments)
      .set({ untilMonth: firstDayOf(untilMonth), ...stamp })
      .where(eq(payrollAllotments.id, id));
    const { divisionId, crewId, payeeName } = row;
    const before = { untilMonth: row.untilMonth?.slice(0, 7) ?? null };
    audit({ subject: id, divisionId, before, after: { crewId, payeeName, untilMonth } });
    return { id, untilMonth };
  },
});
