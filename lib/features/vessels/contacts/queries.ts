import { and, asc, eq, exists, isNull, sql } from "drizzle-orm";
import type { Executor, Transaction } from "@/db/client";
import { users } from "@/db/schema/users";
import { principalContacts, principals } from "@/db/schema/vessels";
import type { Actor } from "@/lib/access/actor";
import { AppError, notFound } from "@/lib/platform/errors";
import { lockPrincipal } from "../principals/queries";
import { addressFactsOf } from "./address.queries";
import { answererProblem } from "./address.rules";

const maxContacts = 200;

/** Select the contacts of a principal by name. */
export const selectContacts = (db: Executor, principalId: number) =>
  db
    .select({
      id: principalContacts.id,
      principalId: principalContacts.principalId,
      name: principalContacts.name,
      email: principalContacts.email,
      mayAnswer: principalContacts.mayAnswer,
      awayUntil: principalContacts.awayUntil,
      standInId: principalContacts.standInId,
      hasAccount: exists(
        db
          .select({ one: sql`1` })
          .from(users)
          .where(
            and(
              eq(sql`lower(${users.email})`, principalContacts.email),
              eq(users.principalId, principalContacts.principalId),
              isNull(users.deactivatedAt),
            ),
          ),
      ).mapWith(Boolean),
      version: principalContacts.version,
    })
    .from(principalContacts)
    .innerJoin(principals, eq(principals.id, principalContacts.principalId))
    .where(eq(principalContacts.principalId, principalId))
    .orderBy(asc(principalContacts.name), asc(principalContacts.id))
    .limit(maxContacts);

/** Lock the principal and read a contact the actor may see. @throws not-found */
export async function lockContact(db: Transaction, actor: Actor, id: number) {
  const [existing] = await db.select().from(principalContacts).where(eq(principalContacts.id, id));
  if (!existing) throw notFound("vessels.contacts.notFound");
  const principal = await lockPrincipal(db, actor, existing.principalId);
  const [contact] = await db.select().from(principalContacts).where(eq(principalContacts.id, id)).for("update");
  if (!contact) throw notFound("vessels.contacts.notFound");
  return { contact, principal };
}

const invalidField = (path: string, message: string) =>
  new AppError("invalid", "errors.invalid", {}, [{ path, message }]);

type ContactInput = {
  id: number | null;
  principalId: number;
  email: string;
  awayUntil: string | null;
  standInId: number | null;
};

/**
 * Check that the address belongs to this contact only, and that the stand-in is a colleague who may answer. The caller
 * has locked the principal.
 * @throws invalid
 */
export async function assertContact(db: Transaction, { id, principalId, email, standInId }: ContactInput) {
  const contacts = await selectContacts(db, principalId);
  if (contacts.length >= maxContacts && id === null) throw invalidField("email", "vessels.contacts.tooMany");
  if (contacts.some((one) => one.email === email && one.id !== id))
    throw invalidField("email", "vessels.contacts.taken");
  const problem = answererProblem(email, {
    ...(await addressFactsOf(db, { principalId, email })),
    contact: { mayAnswer: true },
  });
  if (problem) throw invalidField("email", "vessels.contacts.otherAccount");
  if (standInId === null) return;
  const standIn = contacts.find((one) => one.id === standInId && one.id !== id);
  if (!standIn?.mayAnswer) throw invalidField("standInId", "vessels.contacts.standInUnknown");
}
