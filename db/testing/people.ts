import { randomBytes, randomUUID } from "node:crypto";
import type { Executor } from "@/db/client";
import type { DivisionId } from "@/db/enums/divisions";
import type { Role, SubRole } from "@/db/enums/users";
import { gateTokens, visitors } from "@/db/schema/captcha";
import { users } from "@/db/schema/users";
import { principals } from "@/db/schema/vessels";
import type { UserActor, VisitorActor } from "@/lib/access/actor";

/** divisionId: of a role that exists in both, where it is not Marine. */
type Ties = { crewId?: number; vesselId?: number; principalId?: number; divisionId?: DivisionId };

/** A person with an account of this role, in the division the role names, tied to a seafarer, a vessel or a principal. */
export async function person(
  db: Executor,
  role: Role,
  subRole: SubRole | null = role === "crewmarine" || role === "crewtanker" ? "crew" : null,
  ties: Ties = {},
): Promise<UserActor> {
  const divisionId = role.endsWith("tanker") ? 2 : 1;
  const email = `${role}-${randomUUID()}@example.test`;
  const [row] = await db
    .insert(users)
    .values({ email, firstName: "Sari", lastName: "Wijaya", role, subRole, divisionId, ...ties })
    .returning();
  if (!row) throw new Error("user was not stored");
  return { kind: "user", userId: row.id, email, name: "Sari Wijaya", role, subRole, divisionId, ...ties };
}

/** A principal of a division, without vessels yet. */
export async function principal(db: Executor, divisionId = 1) {
  const [row] = await db
    .insert(principals)
    .values({ divisionId, name: `PT Pelayaran ${randomUUID()}` })
    .returning();
  if (!row) throw new Error("principal was not stored");
  return row;
}

/** A visitor who solved the captcha. */
export async function visitor(db: Executor): Promise<VisitorActor> {
  const secret = () => randomBytes(16).toString("hex");
  const [row] = await db.insert(visitors).values({ secretHash: secret() }).returning();
  if (!row) throw new Error("visitor was not stored");
  const [gate] = await db
    .insert(gateTokens)
    .values({ tokenHash: secret(), visitorId: row.id, network: "192.0.2" })
    .returning();
  if (!gate) throw new Error("gate token was not stored");
  return { kind: "visitor", visitorId: row.id, gateTokenId: gate.id, sameNetwork: true };
}
