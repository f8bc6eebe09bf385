import { and, eq, isNull } from "drizzle-orm";
import { ujbmExtraPersons } from "@/db/schema/ujbm";
import { vessels } from "@/db/schema/vessels";
import { userIdOf } from "@/lib/access/actor";
import { notFound } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { visibleTo } from "../queries";
import { deleteExtraPersonInput, extraPersonStored } from "./schema";

/** Remove a wrong record; the row stays. @throws not-found */
export const deleteExtraPerson = write({
  name: "ujbm.delete-extra-person",
  access: "ujbm:occasions",
  input: deleteExtraPersonInput,
  output: extraPersonStored,
  async run({ db, actor, now, audit }, { id }) {
    const [record] = await db
      .select({ row: ujbmExtraPersons, divisionId: vessels.divisionId })
      .from(ujbmExtraPersons)
      .innerJoin(vessels, eq(vessels.id, ujbmExtraPersons.vesselId))
      .where(and(eq(ujbmExtraPersons.id, id), isNull(ujbmExtraPersons.removedAt), visibleTo(actor)))
      .for("update", { of: ujbmExtraPersons });
    if (!record) throw notFound();
    await db
      .update(ujbmExtraPersons)
      .set({ removedAt: now, removedBy: userIdOf(actor) })
      .where(eq(ujbmExtraPersons.id, id));
    const { vesselId, kind, persons, fromDay, toDay, paidBy } = record.row;
    audit({ subject: id, divisionId: record.divisionId, before: { vesselId, kind, persons, fromDay, toDay, paidBy } });
    return { id, vesselId };
  },
});
