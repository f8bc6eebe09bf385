import { addJob } from "@/db/queue";
import { userActorOf } from "@/lib/platform/access";
import { dayOf } from "@/lib/platform/calendar/dates";
import { write } from "@/lib/platform/operation";
import { lockSeparately } from "./lock-separately.queries";
import { lockSlipInput, slipLocked } from "./schema";

/**
 * Lock one person's slips of a month separately: of a left-out person, or the last ones of a person who signed off.
 * They are recalculated and frozen, in the order of the person's months. The month's lock takes them unchanged. One
 * transaction. Whole rupiah, a month of Asia/Jakarta. product 5.15.1 @throws not-found, conflict LOCKED, rule
 * NOT_SIGNED_OFF, OUT_OF_TURN, UNVERIFIED, HELD, UNPLACED, NO_SLIP for a person without work in the month
 */
export const lockSlip = write({
  name: "work-orders.lock-slip",
  access: "work-orders:lock",
  input: lockSlipInput,
  output: slipLocked,
  async run({ db, actor, now, audit }, { crewId, month }) {
    const { userId, divisionId } = userActorOf(actor);
    const lock = await lockSeparately(db, { divisionId, crewId, month }, { userId, now, today: dayOf(now) });
    const { id, workOrders, takeHome, hash } = lock;
    await addJob(db, "tell-slips-ready", { lockId: id }, { key: `slip-ready:${id}` });
    audit({ subject: id, divisionId, after: { crewId, month, workOrders, takeHome, hash } });
    return { id, crewId, month, workOrders, takeHome, hash };
  },
});
