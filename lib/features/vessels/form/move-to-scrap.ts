import { and, count, eq, inArray, isNotNull, isNull, notInArray, or } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { chandlerRequests } from "@/db/schema/chandler";
import { crew } from "@/db/schema/crew";
import { assignments } from "@/db/schema/manning";
import { vessels } from "@/db/schema/vessels";
import { userIdOf } from "@/lib/access/actor";
import { dayOf } from "@/lib/platform/calendar/dates";
import { AppError, refused } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { moveToScrapInput, vesselChanged } from "./schema";
import { assertUnchanged } from "@/lib/features/audit/changed-by.queries";
import { isOnBoardOf } from "../on-board.queries";
import { lockVessel } from "../queries";
import { scrapProblem } from "../rules";

const reasonNotStated = "Not stated";

async function scrapBlockersOf(db: Transaction, vesselId: number) {
  const isOnBoard = and(isNotNull(assignments.checkedInOn), isNull(assignments.checkedOutOn));
  const [aboard] = await db
    .select({ total: count() })
    .from(crew)
    .where(
      or(
        isOnBoardOf(vesselId),
        inArray(
          crew.id,
          db
            .select({ id: assignments.crewId })
            .from(assignments)
            .where(and(eq(assignments.vesselId, vesselId), isOnBoard)),
        ),
      ),
    );
  const [planned] = await db
    .select({ total: count() })
    .from(assignments)
    .where(and(eq(assignments.vesselId, vesselId), inArray(assignments.slot, ["next", "next-but-one"])));
  const isOpen = notInArray(chandlerRequests.status, ["Delivered", "Cancel"]);
  const [openChandlerRequests] = await db
    .select({ total: count() })
    .from(chandlerRequests)
    .where(and(eq(chandlerRequests.vesselId, vesselId), isOpen));
  return {
    crewOnBoard: aboard?.total ?? 0,
    planned: planned?.total ?? 0,
    openRequests: openChandlerRequests?.total ?? 0,
  };
}

/**
 * Take a vessel out of operation permanently. D2 §4, product 5.17.
 * @throws not-found; rule while people are on board or planned, or a chandler request is open; conflict when already
 * scrapped or changed meanwhile
 */
export const moveToScrap = write({
  name: "vessels.move-to-scrap",
  access: "vessels:scrap",
  input: moveToScrapInput,
  output: vesselChanged,
  async run({ db, actor, now, locale, audit }, { id, date, reason, version }) {
    const before = await lockVessel(db, actor, id);
    if (before.scrappedOn !== null) throw new AppError("conflict", "vessels.scrap.already");
    await assertUnchanged({ db, locale }, before, version);
    const problem = scrapProblem(await scrapBlockersOf(db, id));
    if (problem) throw refused(problem.messageKey, problem.values);
    const userId = userIdOf(actor);
    const scrapped = { scrappedOn: date ?? dayOf(now), scrapReason: reason ?? reasonNotStated, scrappedBy: userId };
    const [after] = await db
      .update(vessels)
      .set({ ...scrapped, updatedAt: now, updatedBy: userId, version: before.version + 1 })
      .where(eq(vessels.id, id))
      .returning();
    if (!after) throw new Error("vessel was not stored");
    audit({ subject: id, before, after, reason: after.scrapReason ?? reasonNotStated });
    return { id, vesselId: id, version: after.version };
  },
});
