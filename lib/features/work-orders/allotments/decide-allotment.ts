import { eq } from "drizzle-orm";
import { payrollAllotments } from "@/db/schema/work-orders";
import { assertUnchanged } from "@/lib/features/audit/changed-by.queries";
import { userActorOf } from "@/lib/platform/access";
import { refused } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { firstDayOf } from "@/lib/platform/calendar/months";
import { openMonthOf } from "../inputs/queries";
import { lockAllotment } from "./queries";
import { allotmentDecided, decideAllotmentInput } from "./schema";

/**
 * Confirm or refuse an allotment that another person entered. If its month was locked meanwhile, it starts in the next
 * open one. product 5.15, §0.3 @throws not-found, conflict when it changed since it was read, PAYROLL_LOCKING, rule for
 * its author and for what is decided
 */
export const decideAllotment = write({
  name: "work-orders.decide-allotment",
  access: "work-orders:confirm-allotment",
  secondPerson: { right: "work-orders:confirm-allotment", refusal: "deductions.secondPerson" },
  input: decideAllotmentInput,
  output: allotmentDecided,
  async run({ db, actor, now, locale, audit, requireSecondPerson }, { id, decision, version }) {
    const { userId } = userActorOf(actor);
    const { person, row } = await lockAllotment(db, actor, id);
    await assertUnchanged({ db, locale }, row, version);
    if (row.state !== "proposed") throw refused("deductions.notProposed");
    const { divisionId, crewId, payeeName, bankName } = row;
    await requireSecondPerson({ divisionId, involvedUsers: [row.createdBy] });
    const open = firstDayOf(await openMonthOf(db, person));
    const fromMonth = row.fromMonth < open ? open : row.fromMonth;
    const state = decision === "confirm" ? "confirmed" : "refused";
    const stamp = { decidedAt: now, decidedBy: userId, updatedAt: now, updatedBy: userId, version: row.version + 1 };
    await db
      .update(payrollAllotments)
      .set({ state, ...(decision === "confirm" ? { fromMonth } : {}), ...stamp })
      .where(eq(payrollAllotments.id, id));
    audit({ subject: id, divisionId, before: { state: row.state }, after: { state, crewId, payeeName, bankName } });
    return { id, decision };
  },
});
