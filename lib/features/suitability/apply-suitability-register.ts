import { and, asc, eq, exists, inArray, not, or } from "drizzle-orm";
import { z } from "zod";
import { crew } from "@/db/schema/crew";
import { suitabilityEntries } from "@/db/schema/suitability";
import { isBarring } from "@/lib/features/crew/suitability-level.queries";
import { dayOf } from "@/lib/platform/calendar/dates";
import { write } from "@/lib/platform/operation";
import { applyRegister } from "./queries";

const maxAtOnce = 500;

/**
 * Apply bars that started or ended, every night: free people whose bar ended, and blacklist barred people ashore. Run
 * by the scheduler only. product 5.3, 5.4
 * @throws forbidden for people
 */
export const applySuitabilityRegister = write({
  name: "suitability.apply",
  access: "scheduler",
  input: z.object({}),
  output: z.object({ changed: z.number() }),
  async run(scope) {
    const { db, now, audit, unchanged } = scope;
    const hasBar = exists(
      db
        .select({ id: suitabilityEntries.id })
        .from(suitabilityEntries)
        .where(and(eq(suitabilityEntries.crewId, crew.id), isBarring(dayOf(now)))),
    );
    const people = await db
      .select()
      .from(crew)
      .where(
        or(
          and(eq(crew.status, "blacklist"), not(hasBar)),
          and(inArray(crew.status, ["off-board", "resigned"]), hasBar),
        ),
      )
      .orderBy(asc(crew.id))
      .limit(maxAtOnce)
      .for("update", { skipLocked: true });
    for (const person of people) {
      const status = await applyRegister(scope, person);
      audit({
        subject: person.id,
        divisionId: person.divisionId,
        before: { status: person.status },
        after: { status },
      });
    }
    if (people.length === 0) unchanged();
    return { changed: people.length };
  },
});
