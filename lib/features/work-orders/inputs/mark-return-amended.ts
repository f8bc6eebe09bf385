import { and, eq, sql } from "drizzle-orm";
import { crew } from "@/db/schema/crew";
import { employmentPay } from "@/db/schema/work-orders";
import { userActorOf } from "@/lib/platform/access";
import { refused } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { needsAmendedReturn } from "./amended-return.queries";
import { lockPayOf } from "./queries";
import { amendedInput, yearAmended } from "./schema";

/**
 * Record that a year's tax return was amended, for an employment whose end became known after all months were locked.
 * product 5.15.5 @throws not-found, rule for a year that needs none
 */
export const markReturnAmended = write({
  name: "work-orders.mark-amended",
  access: "work-orders:write",
  input: amendedInput,
  output: yearAmended,
  async run({ db, actor, now, audit }, { crewId, year }) {
    const { userId } = userActorOf(actor);
    const { divisionId } = await lockPayOf(db, actor, crewId);
    if ((await db.$count(crew, and(eq(crew.id, crewId), needsAmendedReturn(year)))) === 0)
      throw refused("pay-data.amend.needless");
    const amended = { amendedAt: now, amendedBy: userId };
    await db
      .insert(employmentPay)
      .values({ crewId, year, ...amended, createdAt: now, createdBy: userId, updatedAt: now, updatedBy: userId })
      .onConflictDoUpdate({
        target: [employmentPay.crewId, employmentPay.year],
        set: { ...amended, version: sql`${employmentPay.version} + 1` },
      });
    audit({ subject: crewId, divisionId, after: { year, ...amended } });
    return { crewId, year };
  },
});
