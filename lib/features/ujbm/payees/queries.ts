import { and, eq, isNull, not, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Executor, Transaction } from "@/db/client";
import { crew } from "@/db/schema/crew";
import { assignments, seats } from "@/db/schema/manning";
import { positions } from "@/db/schema/positions";
import { ujbmPayees } from "@/db/schema/ujbm";
import { fullNameOf, users } from "@/db/schema/users";
import { vessels } from "@/db/schema/vessels";
import type { Actor, UserActor } from "@/lib/access/actor";
import { mustBeDecidedByColleague } from "@/lib/access/second-person";
import { alertAddresses } from "@/lib/features/crew/recipients/former-address.rules";
import { languageOf } from "@/lib/features/crew/recipients/person-mail.queries";
import { AppError, notFound } from "@/lib/platform/errors";
import { enqueueMail } from "@/lib/platform/mail/outbox";
import { visibleTo } from "../queries";
import { payeeChangeMail } from "./emails/payee-change";

const confirmers = alias(users, "confirmers");
export const isWaiting = and(isNull(ujbmPayees.confirmedAt), isNull(ujbmPayees.endedAt));

/** Select a vessel's current payees: the one in force and a waiting one. */
export const openPayees = (db: Executor, actor: Actor, vesselId: number) =>
  db
    .select({ payee: ujbmPayees, askedByName: fullNameOf(users), confirmedByName: fullNameOf(confirmers) })
    .from(ujbmPayees)
    .innerJoin(vessels, eq(vessels.id, ujbmPayees.vesselId))
    .innerJoin(users, eq(users.id, ujbmPayees.createdBy))
    .leftJoin(confirmers, eq(confirmers.id, ujbmPayees.confirmedBy))
    .where(and(eq(ujbmPayees.vesselId, vesselId), isNull(ujbmPayees.endedAt), visibleTo(actor)));

/** Match unconfirmed accounts this user may confirm: requested by another, or by them when there is no one else. */
export const awaitsConfirmationBy = (actor: UserActor) =>
  and(visibleTo(actor), isWaiting, not(mustBeDecidedByColleague(actor, "ujbm:confirm-payee", [ujbmPayees.createdBy])));

/**
 * Lock a waiting request with its vessel for a decision. @throws not-found, conflict when it is decided or changed
 * meanwhile
 */
export async function lockWaiting(
  db: Transaction,
  actor: Actor,
  { id, version }: { id: number; version?: number | undefined },
) {
  const [payeeRow] = await db
    .select({
      payee: ujbmPayees,
      vessel: { id: vessels.id, name: vessels.name, email: vessels.email, divisionId: vessels.divisionId },
    })
    .from(ujbmPayees)
    .innerJoin(vessels, eq(vessels.id, ujbmPayees.vesselId))
    .where(and(eq(ujbmPayees.id, id), visibleTo(actor)))
    .for("update");
  if (!payeeRow) throw notFound();
  const { payee } = payeeRow;
  const isOver = payee.confirmedAt !== null || payee.endedAt !== null;
  if (isOver || (version !== undefined && version !== payee.version))
    throw new AppError("conflict", "ujbm.payee.decided", {}, [], "DECIDED");
  return payeeRow;
}

/** Return the current head on board: the master before the chief engineer. */
async function headOf(db: Executor, vesselId: number) {
  const [row] = await db
    .select({ person: crew, account: { email: users.email, language: users.language } })
    .from(assignments)
    .innerJoin(seats, eq(seats.id, assignments.seatId))
    .innerJoin(positions, eq(positions.id, seats.positionId))
    .innerJoin(crew, eq(crew.id, assignments.crewId))
    .leftJoin(users, eq(users.crewId, crew.id))
    .where(
      and(
        eq(assignments.vesselId, vesselId),
        eq(assignments.slot, "current"),
        or(eq(positions.nameEn, "Master"), eq(positions.nameEn, "Chief Engineer")),
      ),
    )
    .orderBy(sql`${positions.nameEn} = 'Master' desc`, crew.id)
    .limit(1);
  return row;
}

type About = { vessel: { id: number; name: string; email: string | null }; payeeId: number };
const versions = { asked: 1, changed: 2 };

/**
 * Send BankChangeAlert to the previous recipient, at all addresses, and to the vessel. Contains no number and no bank.
 * product 5.13, 5.16
 */
export async function alertPayeeChange(
  db: Transaction,
  { vessel, payeeId }: About,
  moment: "asked" | "changed",
  now: Date,
) {
  const head = await headOf(db, vessel.id);
  const language = head ? languageOf(head.account?.language, head.person.crewOrigin) : "id";
  const addresses = head ? alertAddresses(head.person, head.account?.email ?? null, now) : [];
  const own = vessel.email ? [vessel.email.toLowerCase()] : [];
  for (const recipient of new Set([...addresses, ...own]))
    await enqueueMail(db, {
      type: "BankChangeAlert",
      subject: { type: "ujbm-payee", id: payeeId, version: versions[moment] },
      recipient,
      language,
      content: payeeChangeMail({ vesselId: vessel.id, vesselName: vessel.name, language }, moment),
    });
}
