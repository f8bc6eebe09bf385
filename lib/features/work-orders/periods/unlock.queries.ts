import type { Transaction } from "@/db/client";
import { can, type Actor } from "@/lib/access/actor";
import type { ByTwo } from "@/lib/access/colleagues";
import { AppError } from "@/lib/platform/errors";
import { holdPayments, releasedOf, type OfLock } from "../released.queries";

/** Unlocking needs the lock right; after released money, the release right may confirm it. */
export const eitherRight = { oneOf: ["work-orders:lock", "work-orders:release"] } as const;
export const secondToUnlock = {
  right: "work-orders:release",
  refusal: "payment-runs.secondToUnlock",
} as const;

type Scope = { db: Transaction; actor: Actor; byTwo: ByTwo };

/**
 * Decide whether an unlock is only a request: transfers were released and no one requested it before. The next person
 * is the second one. Holds the payments lock. @throws forbidden without the right, rule for the requester
 */
export async function askingOf(
  { db, actor, byTwo }: Scope,
  of: OfLock,
  { unlockAskedBy }: { unlockAskedBy: number | null },
): Promise<boolean> {
  await holdPayments(db, of.divisionId);
  const isReleased = (await releasedOf(db, of)) > 0;
  const isAsking = isReleased && unlockAskedBy === null;
  if ((isAsking || !isReleased) && !can(actor, "work-orders:lock")) throw new AppError("forbidden", "errors.forbidden");
  await byTwo({ divisionId: of.divisionId, parties: isReleased && !isAsking ? [unlockAskedBy] : [] });
  return isAsking;
}
