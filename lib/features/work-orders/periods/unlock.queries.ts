import type { Transaction } from "@/db/client";
import { can, type Actor } from "@/lib/access/actor";
import type { ByTwo } from "@/lib/access/colleagues";
import { AppError } from "@/lib/platform/errors";
import { holdPayments, releasedOf, type OfLock } from "../released.queries";

/** Who locks unlocks; once money was released, who may release confirms it. */
export const eitherRight = { oneOf: ["work-orders:lock", "work-orders:release"] } as const;
export const secondToUnlock = {
  right: "work-orders:release",
  refusal: "payment-runs.secondToUnlock",
} as const;

type Scope = { db: Transaction; actor: Actor; byTwo: ByTwo };

/**
 * Whether a lock is only asked to be ended now: transfers of its slips were released, and nobody has asked before. Who comes after is the second
 * person. Holds the payments of the division. @throws forbidden without the right, rule for who asked themselves
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
