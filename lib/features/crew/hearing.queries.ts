import type { SQL } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { accountsOf, type Hearer } from "@/lib/access/colleagues";
import { mayHear, type Told, type ToldOf } from "./hearing.rules";

/**
 * List the users of a division who may be notified about a person, or about its people in general where about is null.
 * among narrows the recipients.
 */
export async function hearersOf(
  db: Executor,
  divisionId: number,
  about: ToldOf,
  { among, ...told }: Told & { among: SQL | undefined },
): Promise<Hearer[]> {
  const accounts = await accountsOf(db, divisionId, among);
  return accounts.filter((account) => mayHear(account, about, told));
}
