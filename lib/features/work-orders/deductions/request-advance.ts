import { payrollDebts } from "@/db/schema/work-orders";
import { lockCrew } from "@/lib/features/crew/queries";
import { userActorOf } from "@/lib/platform/access";
import { notFound, refused } from "@/lib/platform/errors";
import { translator } from "@/lib/platform/i18n/messages";
import { write } from "@/lib/platform/operation";
import { requirePresent } from "@/lib/platform/unknown-record";
import { and, eq } from "drizzle-orm";
import { firstDayOf } from "@/lib/platform/calendar/months";
import { openMonthOf } from "../inputs/queries";
import { requestAdvanceInput, debtProposed } from "./schema";

/**
 * Request an advance with a reason; finance grants or refuses it. One request at a time. Whole rupiah. product 5.15
 * @throws not-found for an account without a record, rule while an earlier request waits
 */
export const requestAdvance = write({
  name: "work-orders.ask-advance",
  access: "work-orders:ask-advance",
  input: requestAdvanceInput,
  output: debtProposed,
  async run({ db, actor, now, audit }, { amount, note }) {
    const { userId, crewId } = userActorOf(actor);
    if (!crewId) throw notFound("crew.notFound");
    const { divisionId } = await lockCrew(db, actor, crewId);
    const waiting = and(
      eq(payrollDebts.crewId, crewId),
      eq(payrollDebts.source, "seafarer"),
      eq(payrollDebts.state, "proposed"),
    );
    if ((await db.$count(payrollDebts, waiting)) > 0) throw refused("deductions.alreadyAsked");
    const fromMonth = firstDayOf(await openMonthOf(db, { id: crewId, divisionId }));
    const [stored] = await db
      .insert(payrollDebts)
      .values({
        divisionId,
        crewId,
        kind: "cashAdvance",
        source: "seafarer",
        amount,
        note,
        fromMonth,
        name: translator("id")("deductions.kinds.cashAdvance"),
        createdAt: now,
        createdBy: userId,
        updatedAt: now,
      })
      .returning({ id: payrollDebts.id });
    const { id } = requirePresent(stored, "the request");
    audit({ subject: id, divisionId, after: { crewId, kind: "cashAdvance", amount } });
    return { id, crewId };
  },
});
