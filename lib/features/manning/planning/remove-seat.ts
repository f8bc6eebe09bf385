import { and, eq, inArray, isNotNull, isNull, or } from "drizzle-orm";
import { assignments, seats } from "@/db/schema/manning";
import { userIdOf } from "@/lib/access/actor";
import { lockVessel } from "@/lib/features/vessels/queries";
import { AppError, refused } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { lockSeats, seatDetailsOf } from "../seats.queries";
import { removeSeatInput, seatRemoved } from "./seats.schema";

/**
 * Remove an empty seat from a vessel's crew and keep its history. The last seat of a position cannot be removed. D2 §4,
 * §7.
 * @throws not-found; rule when occupied or the last of its position; conflict when already removed
 */
export const removeSeat = write({
  name: "manning.remove-seat",
  access: "manning:seats",
  input: removeSeatInput,
  output: seatRemoved,
  async run({ db, actor, now, audit }, { vesselId, vesselCrewId }) {
    await seatDetailsOf(db, actor, { vesselId, vesselCrewId });
    const { divisionId } = await lockVessel(db, actor, vesselId);
    const [before] = await lockSeats(db, [vesselCrewId]);
    if (!before || before.removedAt !== null)
      throw new AppError("conflict", "manning.problems.seat-removed", {}, [], "seat-removed");
    const holds = or(
      inArray(assignments.slot, ["current", "next", "next-but-one"]),
      and(isNotNull(assignments.checkedInOn), isNull(assignments.checkedOutOn)),
    );
    const count = await db.$count(assignments, and(eq(assignments.seatId, vesselCrewId), holds));
    if (count > 0) throw refused("manning.seats.occupied", { count });
    const ofPosition = await db.$count(
      seats,
      and(eq(seats.vesselId, vesselId), eq(seats.positionId, before.positionId), isNull(seats.removedAt)),
    );
    if (ofPosition <= 1) throw refused("manning.seats.lastOfPosition");
    const [after] = await db
      .update(seats)
      .set({ removedAt: now, removedBy: userIdOf(actor) })
      .where(eq(seats.id, vesselCrewId))
      .returning();
    audit({ subject: vesselCrewId, divisionId, before, after });
    return { id: vesselCrewId, vesselCrewId, vesselId };
  },
});
