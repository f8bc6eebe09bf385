import { userActorOf } from "@/lib/platform/access";
import { dayOf } from "@/lib/platform/calendar/dates";
import { write } from "@/lib/platform/operation";
import { closeMonth as closeIt } from "../close.queries";
import { divisionId } from "../queries";
import { monthIn } from "../schema";
import { closeMonthInput, monthClosed } from "./schema";

/**
 * Close a month before the scheduler does: rows are frozen, later changes go to the next correction. One transaction.
 * product 5.13 @throws conflict CLOSED, rule out of order, before the month has begun or while a vessel has no rate
 */
export const closeMonth = write({
  name: "ujbm.close-month",
  access: "ujbm:rates",
  input: closeMonthInput,
  output: monthClosed,
  async run({ db, actor, now, audit }, input) {
    const month = monthIn(input, now);
    const { userId } = userActorOf(actor);
    const { id, vessels, total, corrections } = await closeIt(db, month, { today: dayOf(now), now, userId });
    audit({ subject: id, divisionId, after: { month, vessels, total, corrections } });
    return { id, month, vessels, total };
  },
});
