import { eq } from "drizzle-orm";
import type { Executor } from "../../../client";
import { users } from "../../../schema/users";
import { accounts } from "../users";
import type { Crewing } from "./store-crew";

/** Link crew accounts to their seafarers. A head keeps the vessel for the time ashore. */
export async function tieAccounts(db: Executor, { seafarers, fleet }: Crewing, crewIds: number[]) {
  for (const [index, { who, present }] of seafarers.entries()) {
    if (!who) continue;
    const isHead = accounts.some(([name, , , , subRole]) => name === who && subRole === "head");
    const vesselId = isHead ? (fleet.find(({ seed }) => seed === present?.berth.vessel)?.id ?? null) : null;
    await db
      .update(users)
      .set({ crewId: crewIds[index], vesselId })
      .where(eq(users.email, `${who}@nakhoda.test`));
  }
}
