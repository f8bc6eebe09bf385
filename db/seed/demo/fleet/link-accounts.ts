import { eq } from "drizzle-orm";
import type { Executor } from "../../../client";
import { users } from "../../../schema/users";
import { accounts } from "../users";
import type { Crewing } from "./store-crew";

/** Link crew accounts to their seafarers. A head keeps the vessel for the time ashore. */
export async function linkAccounts(db: Executor, { seafarers, fleet }: Crewing, crewIds: number[]) {
  for (const [index, { who: accountName, present }] of seafarers.entries()) {
    if (!accountName) continue;
    const isHead = accounts.some(([name, , , , subRole]) => name === accountName && subRole === "head");
    const vesselId = isHead ? (fleet.find(({ seed }) => seed === present?.berth.vessel)?.id ?? null) : null;
    await db
      .update(users)
      .set({ crewId: crewIds[index], vesselId })
      .where(eq(users.email, `${accountName}@nakhoda.test`));
  }
}
