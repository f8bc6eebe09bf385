import { and, eq, isNull } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { crewBankAccounts } from "@/db/schema/crew";
import type { BankValues } from "./bank.schema";

type AccountReplacement = { crewId: number; requestedBy: number; confirmedBy: number; now: Date };

/**
 * Replace the bank account in use with the new one, or with none. The old one stays on record. The caller has locked
 * the person.
 */
export async function replaceBankAccount(
  db: Transaction,
  { sequence, bankName, accountNumber, accountName, removed }: BankValues,
  { crewId, requestedBy, confirmedBy, now }: AccountReplacement,
) {
  const isCurrent = and(
    eq(crewBankAccounts.crewId, crewId),
    eq(crewBankAccounts.sequence, sequence),
    isNull(crewBankAccounts.removedAt),
  );
  const [replaced] = await db
    .update(crewBankAccounts)
    .set({ removedAt: now, removedBy: confirmedBy })
    .where(isCurrent)
    .returning({ id: crewBankAccounts.id });
  if (removed || !bankName || !accountName) return { old: replaced?.id ?? null, id: null };
  const [stored] = await db
    .insert(crewBankAccounts)
    .values({
      crewId,
      sequence,
      bankName,
      accountNumber,
      accountName,
      createdAt: now,
      createdBy: requestedBy,
      confirmedBy,
    })
    .returning({ id: crewBankAccounts.id });
  return { old: replaced?.id ?? null, id: stored?.id ?? null };
}
