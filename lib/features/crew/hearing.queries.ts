import type { SQL } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { accountsOf, type Hearer } from "@/lib/access/colleagues";
import { mayHear, type Told, type ToldOf } from "./hearing.rules";

/** Who of a division may be written to about a person, or about its people where about is null; among narrows whom the mail is for. */
export async function hearersOf(
  db: Executor,
  divisionId: number,
  about: ToldOf,
  { among, ...told }: Told & { among: SQL | undefined },
): Promise<Hearer[]> {
  const accounts = await accountsOf(db, divisionId, among);
  return accounts.filter((account) => mayHear(account, about, told));
}
