import { eq } from "drizzle-orm";
import { jobOpenings } from "@/db/schema/job-openings";
import { userIdOf } from "@/lib/access/actor";
import { assertUnchanged } from "@/lib/features/audit/changed-by.queries";
import { AppError } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { expireCachedPages } from "./cached-pages.queries";
import { lockJobOpening, resolveFormChoices } from "./queries";
import { closingDateOf, mayCloseOn } from "./rules";
import { jobOpeningChanged, updateJobOpeningInput } from "./schema";

/** Update an opening, open or closed as chosen. @throws conflict with the other user on a concurrent change */
export const updateJobOpening = write({
  name: "job-openings.update",
  access: "job-openings:write",
  input: updateJobOpeningInput,
  output: jobOpeningChanged,
  async run({ db, actor, now, locale, audit }, { id, isOpen, version, ...fields }) {
    const before = await lockJobOpening({ db, actor, now }, id);
    await assertUnchanged({ db, locale }, before, version, "job-openings.%");
    if (!mayCloseOn(fields.closesOn, before.closesOn, now)) {
      throw new AppError("invalid", "errors.invalid", {}, [
        { path: "closesOn", message: "job-openings.closesInFuture" },
      ]);
    }
    const closesOn = closingDateOf(fields.closesOn, isOpen, now);
    const resolvedChoice = await resolveFormChoices(db, before.divisionId, fields);
    const closing = isOpen
      ? { closedAt: null, closedBy: null }
      : {
          closedAt: before.closedAt ?? now,
          closedBy: before.closedBy ?? userIdOf(actor),
        };
    const [after] = await db
      .update(jobOpenings)
      .set({
        ...fields,
        ...resolvedChoice,
        ...closing,
        closesOn,
        updatedAt: now,
        version: before.version + 1,
      })
      .where(eq(jobOpenings.id, id))
      .returning();
    if (!after) throw new Error("job opening was not stored");
    await expireCachedPages(db);
    audit({ subject: id, before, after });
    return after;
  },
});
