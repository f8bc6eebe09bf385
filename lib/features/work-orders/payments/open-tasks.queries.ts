import { and, eq, sql } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { paymentRuns, paymentTransfers } from "@/db/schema/work-orders";
import { userIdOf, type Actor } from "@/lib/access/actor";
import { timeZone } from "@/lib/platform/calendar/dates";
import { visibleRuns } from "./queries";

/** Return, for each run that awaits a second person, the day it was made. */
export const daysOfRuns = (db: Executor, actor: Actor) =>
  db
    .select({ day: sql<string>`(${paymentRuns.madeAt} at time zone ${timeZone})::date` })
    .from(paymentRuns)
    .where(
      and(visibleRuns(actor), eq(paymentRuns.state, "made"), sql`${paymentRuns.madeBy} <> ${userIdOf(actor)}::int`),
    );

/** No later transfer to the same payee of the slip is sent or paid. */
const isUnpaid = sql<boolean>`not exists (select from ${paymentTransfers} later where later.crew_id = ${paymentTransfers.crewId}
  and later.month = ${paymentTransfers.month} and later.part = ${paymentTransfers.part} and later.payee_kind = ${paymentTransfers.payeeKind}
  and later.payee_id is not distinct from ${paymentTransfers.payeeId} and later.id > ${paymentTransfers.id} and later.state in ('prepared', 'released', 'paid'))`;

/** Return, for each rejected transfer that was not replaced, the day of the answer. */
export const daysOfRejected = (db: Executor, actor: Actor) =>
  db
    .select({ day: sql<string>`${paymentTransfers.settledOn}` })
    .from(paymentTransfers)
    .innerJoin(paymentRuns, eq(paymentRuns.id, paymentTransfers.runId))
    .where(and(visibleRuns(actor), eq(paymentTransfers.state, "rejected"), isUnpaid));
