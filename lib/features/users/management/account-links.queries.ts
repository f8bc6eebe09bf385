import { and, eq, isNull, ne } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { crew } from "@/db/schema/crew";
import { users } from "@/db/schema/users";
import { principals, vessels } from "@/db/schema/vessels";
import { AppError } from "@/lib/platform/errors";
import { neededLink, linksFor, noLinks, type AccountLinks } from "../rules";
import { missingLink } from "../schema";

type User = typeof users.$inferSelect;

const refusal = (code: "invalid" | "conflict", path: keyof AccountLinks, message: string) =>
  new AppError(code, code === "invalid" ? "errors.invalid" : message, {}, [{ path, message }]);

type Account = { userId: number | null; divisionId: number };

/** Lock the person's row, so that parallel requests cannot create two accounts for one person. */
async function assertPerson(db: Transaction, { userId, divisionId }: Account, crewId: number) {
  const [person] = await db
    .select({ id: crew.id })
    .from(crew)
    .where(and(eq(crew.id, crewId), eq(crew.divisionId, divisionId), isNull(crew.erasedAt)))
    .for("update");
  if (!person) throw refusal("invalid", "crewId", "users.personUnknown");
  const [other] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.crewId, crewId), userId === null ? undefined : ne(users.id, userId)));
  if (other) throw refusal("conflict", "crewId", "users.personTaken");
}

async function assertVessel(db: Transaction, divisionId: number, vesselId: number) {
  const [vessel] = await db
    .select({ id: vessels.id })
    .from(vessels)
    .where(and(eq(vessels.id, vesselId), eq(vessels.divisionId, divisionId), isNull(vessels.scrappedOn)));
  if (!vessel) throw refusal("invalid", "vesselId", "users.vesselUnknown");
}

async function assertPrincipal(db: Transaction, divisionId: number, principalId: number) {
  const [principal] = await db
    .select({ id: principals.id })
    .from(principals)
    .where(and(eq(principals.id, principalId), eq(principals.divisionId, divisionId), isNull(principals.retiredAt)));
  if (!principal) throw refusal("invalid", "principalId", "users.principalUnknown");
}

/**
 * Check new links of an account: of its division and in use, and one account per person.
 * @param links the changed links; null where there are none
 * @throws invalid or conflict, on the field
 */
export async function assertLinks(db: Transaction, account: Account, { crewId, vesselId, principalId }: AccountLinks) {
  if (crewId !== null) await assertPerson(db, account, crewId);
  if (vesselId !== null) await assertVessel(db, account.divisionId, vesselId);
  if (principalId !== null) await assertPrincipal(db, account.divisionId, principalId);
}

/** Map links to column values. */
export const linkColumns = ({ crewId, vesselId, principalId }: AccountLinks) => ({
  crewId,
  vesselId,
  principalId,
});

const linksToStore = (requested: number | null | undefined, isUnchanged: number | null) =>
  requested === undefined ? isUnchanged : requested;
const ifChanged = (after: number | null, before: number | null) => (after === before ? null : after);

/**
 * Apply changes to the links of an account. Omitted links remain, unless the account moves to another division.
 * Only new links are checked; an account that never had its required link may remain without.
 * @throws invalid or conflict, on the field
 */
export async function changeLinks(
  db: Transaction,
  before: User,
  place: Pick<User, "role" | "subRole" | "divisionId">,
  requested: Partial<AccountLinks>,
): Promise<AccountLinks> {
  const old: AccountLinks = { crewId: before.crewId, vesselId: before.vesselId, principalId: before.principalId };
  const isUnchanged = place.divisionId === before.divisionId ? old : noLinks;
  const links = linksFor(place.role, place.subRole, {
    crewId: linksToStore(requested.crewId, isUnchanged.crewId),
    vesselId: linksToStore(requested.vesselId, isUnchanged.vesselId),
    principalId: linksToStore(requested.principalId, isUnchanged.principalId),
  });
  const needed = neededLink(place.role);
  const wentWithout = needed !== null && neededLink(before.role) === needed && old[needed] === null;
  if (needed && links[needed] === null && !wentWithout) throw refusal("invalid", needed, missingLink(needed).message);
  const newLinks = {
    crewId: ifChanged(links.crewId, isUnchanged.crewId),
    vesselId: ifChanged(links.vesselId, isUnchanged.vesselId),
    principalId: ifChanged(links.principalId, isUnchanged.principalId),
  };
  await assertLinks(db, { userId: before.id, divisionId: place.divisionId }, newLinks);
  return links;
}
