import { and, eq, isNull } from "drizzle-orm";
import { irregularPays } from "@/db/schema/work-orders";
import { userIdOf } from "@/lib/access/actor";
import { notFound } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { monthOf } from "@/lib/platform/calendar/months";
import { assertOpen, lockPayOf } from "./queries";
import { itemRemoved, removeItemInput } from "./schema";

/** Remove irregular pay of an open month; the row stays on record. @throws not-found, conflict PERIOD_LOCKED */
export const removeIrregularPay = write({
  name: "work-orders.remove-irregular",
  access: "work-orders:write",
  input: removeItemInput,
  output: itemRemoved,
  async run({ db, actor, now, audit }, { id }) {
    const ofItem = and(eq(irregularPays.id, id), isNull(irregularPays.removedAt));
    const [owner] = await db.select({ crewId: irregularPays.crewId }).from(irregularPays).where(ofItem);
    if (!owner) throw notFound();
    const person = await lockPayOf(db, actor, owner.crewId);
    const [row] = await db
      .update(irregularPays)
      .set({ removedAt: now, removedBy: userIdOf(actor) })
      .where(ofItem)
      .returning();
    if (!row) throw notFound();
    const { crewId, kind, name, amount } = row;
    const month = monthOf(row.month);
    if (!row.isWaiting) await assertOpen(db, person, month);
    audit({ subject: id, divisionId: person.divisionId, before: { crewId, month, kind, name, amount } });
    return { id, crewId };
  },
});
