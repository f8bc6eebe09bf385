import { and, asc, eq, isNull, or, type SQL } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { crew } from "@/db/schema/crew";
import { users } from "@/db/schema/users";
import type { UserActor } from "./actor";
import { actorColumns, actorOfUser, behindAccount } from "./actor-of-user";
import { superadmin } from "./roles";

/** Somebody a mail may go to, with what decides what they would see on a screen. */
export type Hearer = UserActor & { firstName: string; language: (typeof users.$inferSelect)["language"] };

/** Working accounts of a division, and superadmins as if they acted in it. Who of them may hear of something is for the noun to say. */
export async function accountsOf(db: Executor, divisionId: number, among?: SQL): Promise<Hearer[]> {
  const inDivision = or(eq(users.divisionId, divisionId), eq(users.role, superadmin));
  const found = await db
    .select(actorColumns)
    .from(users)
    .leftJoin(crew, behindAccount)
    .where(and(isNull(users.deactivatedAt), inDivision, among))
    .orderBy(asc(users.id));
  return found.map((one) => {
    const { firstName, language } = one.user;
    return { ...actorOfUser(one, null, divisionId), firstName, language };
  });
}
