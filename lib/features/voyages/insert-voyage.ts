import { voyageEntries } from "@/db/schema/voyages";
import { userIdOf } from "@/lib/access/actor";
import { AppError, refused } from "@/lib/platform/errors";
import { lockVessel } from "@/lib/features/vessels/queries";
import { write } from "@/lib/platform/operation";
import { assertChoicesOffered } from "./queries";
import { arrivalProblem, isRecordable } from "./rules";
import { insertVoyageInput, voyageInserted } from "./schema";

/**
 * Add an entry to a vessel's voyage log. D2 §2, product 5.11.
 * @throws not-found; rule for a scrapped vessel; invalid
 */
export const insertVoyage = write({
  name: "voyages.insert",
  access: "voyages:add",
  input: insertVoyageInput,
  output: voyageInserted,
  async run({ db, actor, now, audit }, { recordedAt, ...entry }) {
    const vessel = await lockVessel(db, actor, entry.vesselId);
    if (vessel.scrappedOn !== null) throw refused("voyages.scrapped");
    if (recordedAt && !isRecordable(recordedAt, now))
      throw new AppError("invalid", "errors.invalid", {}, [{ path: "recordedAt", message: "voyages.tooFarAhead" }]);
    const problem = arrivalProblem(entry.arrivesAt, { ...entry, recordedAt: recordedAt ?? now });
    if (problem) throw new AppError("invalid", "errors.invalid", {}, [{ path: "arrivesAt", message: problem }]);
    await assertChoicesOffered(db, entry);
    const createdBy = userIdOf(actor);
    const [created] = await db
      .insert(voyageEntries)
      .values({ ...entry, recordedAt: recordedAt ?? now, createdAt: now, createdBy })
      .returning();
    if (!created) throw new Error("voyage entry was not stored");
    audit({ subject: created.id, after: created, divisionId: vessel.divisionId });
    return created;
  },
});
