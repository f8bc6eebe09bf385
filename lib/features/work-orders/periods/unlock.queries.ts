import type { Transaction } from "@/db/client";
import { can, type Actor } from "@/lib/access/actor";
import type { RequireSecondPerson } from "@/lib/access/second-person";
import { AppError } from "@/lib/platform/errors";
import { holdPayments, countReleasedTransfers, type LockScope } from "../released-runs.queries";

/** Unlocking needs the lock right; after released money, the release right may confirm it. */
export const eitherRight = { oneOf: ["work-orders:lock", "work-orders:release"] } as const;
export const unlockConfirmation = {
  right: "work-orders:release",
  refusal: "payment-runs.secondToUnlock",
} as const;

type Scope = { db: Transaction; actor: Actor; requireSecondPerson: RequireSecondPerson };

/**
 * Decide whether an unlock is only a request: transfers were released and no one requested it before. The next person
 * is the second one. Holds the payments lock. @throws forbidden without the right, rule for the requester
 */
export async function unlockRequestOf(
  { db, actor, requireSecondPerson }: Scope,
  of: LockScope,
  { unlockAskedBy }: { unlockAskedBy: number | null },
): Promise<boolean> {
  await holdPayments(db, of.divisionId);
  const isReleased = (await countReleasedTransfers(db, of)) > 0;
  const isAsking = isReleased && unlockAskedBy === null;
  if ((isAsking || !isReleased) && !can(actor, "work-orders:lock")) throw new AppError("forbidden", "errors.forbidden");
  await requireSecondPerson({
    divisionId: of.divisionId,
    involvedUsers: isReleased && !isAsking ? [unlockAskedBy] : [],
  });
  return isAsking;
}
