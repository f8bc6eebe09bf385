import { eq } from "drizzle-orm";
import { jobOpenings } from "@/db/schema/job-openings";
import { userIdOf } from "@/lib/access/actor";
import { write } from "@/lib/platform/operation";
import { expireCachedPages } from "./cached-pages.queries";
import { lockJobOpening } from "./queries";
import { closingDateOf } from "./rules";
import { jobOpeningChanged, toggleJobOpeningInput } from "./schema";

/** Open or close an opening. Reopening removes a past closing date. */
export const setJobOpeningOpen = write({
  name: "job-openings.set-open",
  access: "job-openings:write",
  input: toggleJobOpeningInput,
  output: jobOpeningChanged,
  async run({ db, actor, now, audit }, { id, isOpen }) {
    const before = await lockJobOpening({ db, actor, now }, id);
    const closedBy = userIdOf(actor);
    const state = isOpen
      ? { closedAt: null, closedBy: null, closesOn: closingDateOf(before.closesOn, isOpen, now) }
      : { closedAt: before.closedAt ?? now, closedBy: before.closedBy ?? closedBy };
    const [after] = await db
      .update(jobOpenings)
      .set({ ...state, updatedAt: now, version: before.version + 1 })
      .where(eq(jobOpenings.id, id))
      .returning();
    if (!after) throw new Error("job opening was not stored");
    await expireCachedPages(db);
    audit({ subject: id, before, after });
    return after;
  },
});
