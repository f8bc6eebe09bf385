import { and, eq, isNull, max } from "drizzle-orm";
import { seats } from "@/db/schema/manning";
import { positions } from "@/db/schema/positions";
import { userIdOf } from "@/lib/access/actor";
import { lockVessel } from "@/lib/features/vessels/queries";
import { AppError, refused } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { seatForm, seatStored } from "./seats.schema";

/**
 * Add a seat of a position to a vessel. D2 §7, product 5.11.
 * @throws not-found; rule for a scrapped vessel; invalid for a position of another division
 */
export const insertSeat = write({
  name: "manning.insert-seat",
  access: "manning:seats",
  input: seatForm,
  output: seatStored,
  async run({ db, actor, now, audit }, { vesselId, jobPositionId }) {
    const { divisionId, scrappedOn } = await lockVessel(db, actor, vesselId);
    if (scrappedOn !== null) throw refused("manning.problems.vessel-in-scrap");
    const [position] = await db
      .select()
      .from(positions)
      .where(and(eq(positions.id, jobPositionId), eq(positions.divisionId, divisionId)));
    if (!position)
      throw new AppError("invalid", "errors.invalid", {}, [
        { path: "jobPositionId", message: "manning.positionUnknown" },
      ]);
    const ofPosition = and(eq(seats.vesselId, vesselId), eq(seats.positionId, jobPositionId), isNull(seats.removedAt));
    const [highest] = await db
      .select({ sequence: max(seats.sequence) })
      .from(seats)
      .where(ofPosition);
    const sequence = (highest?.sequence ?? 0) + 1;
    const createdBy = userIdOf(actor);
    const [stored] = await db
      .insert(seats)
      .values({ vesselId, positionId: jobPositionId, sequence, createdAt: now, createdBy })
      .returning();
    if (!stored) throw new Error("seat was not stored");
    audit({ subject: stored.id, divisionId, after: stored });
    return { id: stored.id, vesselCrewId: stored.id, vesselId, jobPositionId, sequence };
  },
});
