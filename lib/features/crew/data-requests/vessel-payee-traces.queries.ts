import { eq, isNotNull, sql } from "drizzle-orm";
import { anyOf } from "@/db/any-of";
import type { Executor, Transaction } from "@/db/client";
import { crewBankAccounts } from "@/db/schema/crew";
import { ujbmExtraPersons, ujbmPayees } from "@/db/schema/ujbm";
import { vessels } from "@/db/schema/vessels";
import type { Person } from "../queries";
import { containsName } from "./name-match.rules";

type PersonToFind = Pick<Person, "id" | "fullName" | "phone">;
/**
 * A vessel's payee that refers to a person. isTheirs: their account or name; otherwise only the reason mentions them.
 */
type NamedPayee = { id: number; vesselName: string; isTheirs: boolean; isInForce: boolean; isWaiting: boolean };

const digitsOf = (text: string | null) => text?.replace(/\D/g, "") ?? "";

/**
 * Find vessel payees that name a person by holder, account number, phone or reason. Numbers are encrypted, so each of
 * the few rows is decrypted and compared.
 */
export async function payeesMatching(
  db: Executor,
  { id: crewId, fullName, phone }: PersonToFind,
): Promise<NamedPayee[]> {
  const ownAccounts = await db
    .select({ accountNumber: crewBankAccounts.accountNumber })
    .from(crewBankAccounts)
    .where(eq(crewBankAccounts.crewId, crewId));
  const numbers = new Set(ownAccounts.map(({ accountNumber }) => digitsOf(accountNumber)).filter(Boolean));
  const rows = await db
    .select({ payee: ujbmPayees, vesselName: vessels.name })
    .from(ujbmPayees)
    .innerJoin(vessels, eq(vessels.id, ujbmPayees.vesselId))
    .orderBy(ujbmPayees.id);
  return rows.flatMap(({ payee, vesselName }) => {
    const isTheirs =
      containsName(payee.accountName, fullName) ||
      numbers.has(digitsOf(payee.accountNumber)) ||
      (digitsOf(phone) !== "" && digitsOf(payee.phone) === digitsOf(phone));
    if (!isTheirs && !containsName(payee.reason, fullName)) return [];
    const [isOpen, isConfirmed] = [payee.endedAt === null, payee.confirmedAt !== null];
    return [
      { id: payee.id, vesselName, isTheirs, isInForce: isOpen && isConfirmed, isWaiting: isOpen && !isConfirmed },
    ];
  });
}

/**
 * Erase a person from vessel payees: delete open requests; blank account, phone and reason of closed ones, since the
 * payment stays with its month. Where only the reason names them, and in notes on extra persons, remove the text.
 * product 5.20 @returns how many rows changed
 */
export async function eraseFromVessels(db: Transaction, person: PersonToFind) {
  const payees = await payeesMatching(db, person);
  const idsOf = (matches: (payee: NamedPayee) => boolean) => payees.filter(matches).map(({ id }) => id);
  await db.delete(ujbmPayees).where(
    anyOf(
      ujbmPayees.id,
      idsOf(({ isTheirs, isWaiting }) => isTheirs && isWaiting),
    ),
  );
  const blankedAccount = { bankName: "-", accountNumber: "-", accountName: "-", phone: null };
  await db
    .update(ujbmPayees)
    .set(blankedAccount)
    .where(
      anyOf(
        ujbmPayees.id,
        idsOf(({ isTheirs, isWaiting }) => isTheirs && !isWaiting),
      ),
    );
  const ids = idsOf(() => true);
  await db.update(ujbmPayees).set({ reason: "-" }).where(anyOf(ujbmPayees.id, ids));
  const subjects = ids.map(String);
  await db.execute(sql`update audit_entries set reason = null
    where operation in ('ujbm.request-payee', 'ujbm.decide-payee') and reason is not null and ${anyOf(sql`subject`, subjects)}`);
  const notes = await db
    .select({ id: ujbmExtraPersons.id, note: ujbmExtraPersons.note })
    .from(ujbmExtraPersons)
    .where(isNotNull(ujbmExtraPersons.note));
  const named = notes.filter(({ note }) => containsName(note, person.fullName)).map(({ id }) => id);
  await db.update(ujbmExtraPersons).set({ note: null }).where(anyOf(ujbmExtraPersons.id, named));
  return { ujbm_payees: ids.length, ujbm_extra_persons: named.length };
}
