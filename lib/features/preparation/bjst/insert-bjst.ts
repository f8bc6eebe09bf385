import { preparationBjsts } from "@/db/schema/preparation";
import { userIdOf } from "@/lib/access/actor";
import { optionOf } from "@/lib/features/lookups/queries";
import { refused } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { present } from "@/lib/platform/record";
import { lockOpen } from "../open.queries";
import { againstSchedule } from "../schedule.rules";
import { ofType } from "./queries";
import { bjstChanged, insertBjstInput } from "./schema";

/** A training before joining, by type; after a failed one another of the type. Document 2 §5 and §7, product 5.5 @throws not-found, invalid, rule for who has one of the type or has passed it */
export const insertBjst = write({
  name: "preparation.insert-bjst",
  access: "preparation:bjst",
  input: insertBjstInput,
  output: bjstChanged,
  async run({ db, actor, now, audit }, { vesselId, employeeId, bjstTypeId, ...training }) {
    const open = present((await lockOpen(db, actor, vesselId, [employeeId]))[0], "somebody who prepares");
    const { id: typeId } = await optionOf(db, "bjst-type", bjstTypeId, "bjstTypeId");
    const [last] = await ofType(db, open.id, typeId);
    const reason = againstSchedule(last);
    if (reason) throw refused(reason, { name: open.person.fullName });
    const values = { ...training, preparationId: open.id, crewId: open.crewId, typeId, createdAt: now, updatedAt: now };
    const [stored] = await db
      .insert(preparationBjsts)
      .values({ ...values, createdBy: userIdOf(actor), updatedBy: userIdOf(actor) })
      .returning({ id: preparationBjsts.id, version: preparationBjsts.version });
    const { id, version } = present(stored, "the training stored");
    audit({ subject: employeeId, divisionId: open.vessel.divisionId, after: { bjstId: id, ...training } });
    return { id, employeePreparationBJSTId: id, employeePreparationId: open.id, version };
  },
});
