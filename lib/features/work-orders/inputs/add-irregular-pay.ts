import { irregularPays } from "@/db/schema/work-orders";
import { userIdOf } from "@/lib/access/actor";
import { write } from "@/lib/platform/operation";
import { requirePresent } from "@/lib/platform/unknown-record";
import { firstDayOf } from "@/lib/platform/calendar/months";
import { needsSecondPerson } from "../second-person.queries";
import { assertOpen, lockPayOf } from "./queries";
import { addIrregularInput, itemStored } from "./schema";

/**
 * Add irregular pay such as the holiday allowance (THR), which is taxed with the month; or an expense that is
 * reimbursed without being income. From the division's threshold a second person confirms it first. Whole rupiah, a
 * month of Asia/Jakarta. product 5.15.6b, §8 @throws not-found, invalid, conflict PERIOD_LOCKED
 */
export const addIrregularPay = write({
  name: "work-orders.add-irregular",
  access: "work-orders:write",
  input: addIrregularInput,
  output: itemStored,
  async run({ db, actor, now, audit }, { crewId, month, kind, name, amount }) {
    const person = await lockPayOf(db, actor, crewId);
    await assertOpen(db, person, month);
    const isWaiting = await needsSecondPerson(db, person.divisionId, amount);
    const stamp = { createdAt: now, createdBy: userIdOf(actor) };
    const [stored] = await db
      .insert(irregularPays)
      .values({ crewId, month: firstDayOf(month), kind, name, amount, isWaiting, ...stamp })
      .returning({ id: irregularPays.id });
    const { id } = requirePresent(stored, "the irregular pay");
    audit({ subject: id, divisionId: person.divisionId, after: { crewId, month, kind, name, amount, isWaiting } });
    return { id, crewId, isWaiting };
  },
});
