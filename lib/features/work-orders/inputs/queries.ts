import type { Executor, Transaction } from "@/db/client";
import { can, type Actor } from "@/lib/access/actor";
import { lockCrew } from "@/lib/features/crew/queries";
import { redraftPeople } from "@/lib/features/rates/redraft.queries";
import { AppError, notFound } from "@/lib/platform/errors";
import type { Month } from "../month.rules";
import { leftOpenFor } from "../left-out.queries";
import { divisionOf } from "../open.queries";
import { nextToLock } from "../open.rules";

type Person = { id: number; divisionId: number };

/** The first month that is not locked for somebody, who may have been left out of a lock: what changes pay goes there at the earliest. In Asia/Jakarta. */
export async function openMonthOf(db: Executor, { id, divisionId }: Person): Promise<Month> {
  const [leftOpen] = await leftOpenFor(db, id);
  return leftOpen ?? nextToLock((await divisionOf(db, divisionId)).periods);
}

/**
 * The person whose pay is changed: no month of their division is locked meanwhile, and their open months are drawn anew once the change is in.
 * @throws not-found, rule for erased and stopped data, conflict PAYROLL_LOCKING while a month is being locked
 */
export async function lockPayOf(db: Transaction, actor: Actor, crewId: number) {
  if (actor.kind === "user" && !can(actor, "work-orders:view")) throw notFound("crew.notFound");
  const person = await lockCrew(db, actor, crewId);
  await redraftPeople(db, [crewId]);
  return person;
}

/** @throws conflict PERIOD_LOCKED for a month that is locked for the person, or before the first that is paid here */
export async function assertOpen(db: Executor, person: Person, month: Month) {
  const leftOpen = await leftOpenFor(db, person.id);
  const next = nextToLock((await divisionOf(db, person.divisionId)).periods);
  if (month >= next || leftOpen.includes(month)) return;
  throw new AppError("conflict", "pay-data.locked", { month, open: leftOpen[0] ?? next }, [], "PERIOD_LOCKED");
}
