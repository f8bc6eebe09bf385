import { ujbmExtraPersons } from "@/db/schema/ujbm";
import { userIdOf } from "@/lib/access/actor";
import { write } from "@/lib/platform/operation";
import { requirePresent } from "@/lib/platform/unknown-record";
import { lockVessel } from "../queries";
import { createExtraPersonInput, extraPersonStored } from "./schema";

/**
 * Record pilots, surveyors, technicians or visitors on board, with dates and payer. Not part of the allowance. product
 * 2.12 @throws not-found, invalid
 */
export const createExtraPerson = write({
  name: "ujbm.create-extra-person",
  access: "ujbm:occasions",
  input: createExtraPersonInput,
  output: extraPersonStored,
  async run({ db, actor, now, audit }, input) {
    const vessel = await lockVessel(db, actor, input.vesselId);
    const [stored] = await db
      .insert(ujbmExtraPersons)
      .values({ ...input, createdAt: now, createdBy: userIdOf(actor) })
      .returning({ id: ujbmExtraPersons.id });
    const { id } = requirePresent(stored, "the extra persons");
    const { kind, persons, fromDay, toDay, paidBy } = input;
    audit({
      subject: id,
      divisionId: vessel.divisionId,
      after: { vesselId: vessel.id, kind, persons, fromDay, toDay, paidBy },
    });
    return { id, vesselId: vessel.id };
  },
});
