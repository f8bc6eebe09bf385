import { randomBytes, randomUUID } from "node:crypto";
import type { Executor } from "@/db/client";
import type { Role, SubRole } from "@/db/enums/users";
import { gateTokens, visitors } from "@/db/schema/captcha";
import { users } from "@/db/schema/users";
import type { UserActor, VisitorActor } from "@/lib/access/actor";

/** A person with an account of this role, in the division the role names. */
export async function person(db: Executor, role: Role, subRole: SubRole | null = role.startsWith("crewm") || role === "crewtanker" ? "crew" : null): Promise<UserActor> {
  const divisionId = role.endsWith("tanker") ? 2 : 1;
  const email = `${role}-${randomUUID()}@example.test`;
  const [row] = await db.insert(users).values({ email, firstName: "Sari", lastName: "Wijaya", role, subRole, divisionId }).returning();
  if (!row) throw new Error("user was not stored");
  return { kind: "user", userId: row.id, email, name: "Sari Wijaya", role, subRole, divisionId };
}

/** Somebody who solved the captcha. */
export async function visitor(db: Executor): Promise<VisitorActor> {
  const secret = () => randomBytes(16).toString("hex");
  const [row] = await db.insert(visitors).values({ secretHash: secret() }).returning();
  if (!row) throw new Error("visitor was not stored");
  const [gate] = await db.insert(gateTokens).values({ tokenHash: secret(), visitorId: row.id, network: "192.0.2" }).returning();
  if (!gate) throw new Error("gate token was not stored");
  return { kind: "visitor", visitorId: row.id, gateTokenId: gate.id, sameNetwork: true };
}
