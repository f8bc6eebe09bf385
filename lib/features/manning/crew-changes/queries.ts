import { and, asc, eq, gte, isNull, ne, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Executor } from "@/db/client";
import { preparedQuery } from "@/db/prepared-query";
import { crew } from "@/db/schema/crew";
import { assignments, seats } from "@/db/schema/manning";
import { positions, vesselTypes } from "@/db/schema/positions";
import { principals, vessels } from "@/db/schema/vessels";
import { visibilityKey, type Actor } from "@/lib/access/actor";
import type { SeatFacts } from "@/lib/features/crew/compliance/check-facts.rules";
import { seatFacts } from "@/lib/features/crew/compliance/queries";
import { withoutStoppedPeople } from "@/lib/features/vessels/on-board/queries";
import { newestVoyage } from "@/lib/features/vessels/location.queries";
import { visibleTo } from "@/lib/features/vessels/queries";
import { addYears, dayOf } from "@/lib/platform/calendar/dates";
import { principalAskedAt, seafarerAskedAt } from "../approvals/waiting.queries";
import type { Scanned } from "./missing-items.rules";

// Alias used by the requirement query.
const positionAlias = alias(positions, "p");
const t = alias(vesselTypes, "t");

/** More rows than any vessel has in a year. */
const maxRows = 1000;
const { id, employeeNumber, fullName, familyName, givenNames, vesselId } = crew;
const isPlan = sql`${assignments.checkedInOn} is null`;
const inForce = sql`x.crew_id = ${crew.id} and x.superseded_at is null and x.removed_at is null`;
const forPlans = <Value>(value: ReturnType<typeof sql>) => sql<Value | null>`case when ${isPlan} then ${value} end`;

/** Return which documents of a planned person have a file; null without such a document. */
const scanned = forPlans<Scanned>(sql`jsonb_build_object(
  'certificates', (select coalesce(jsonb_agg(jsonb_build_object('certificateId', x.certificate_id, 'kind', x.kind, 'name', x.certificate_name, 'nameEn', k.name_en, 'stcw', k.stcw, 'hasScan', x.file_id is not null)), '[]')
    from crew_certificates x left join certificates k on k.id = x.certificate_id where ${inForce}),
  'passport', (select bool_or(x.file_id is not null) from crew_travel_documents x where ${inForce} and x.kind = 'passport'),
  'seamanBook', (select bool_or(x.file_id is not null) from crew_travel_documents x where ${inForce} and x.kind = 'seaman-book'),
  'medical', (select x.file_id is not null from medical_certificates x where x.crew_id = ${crew.id} and x.removed_at is null order by x.examination_date desc limit 1)
)`);

/** Return the schedule state of a planned person. */
const scheduleState = forPlans<number>(
  sql`(select x.status_id from schedules x where x.assignment_id = ${assignments.id} and x.cancelled_at is null)`,
);

const askedDay = (askedAt: typeof principalAskedAt) =>
  forPlans<string>(askedAt).mapWith((value: string | null) => value && dayOf(new Date(value)));

const selectPrepared = preparedQuery((db, actor: Actor) => {
  const voyage = newestVoyage(db);
  const counts = and(
    eq(assignments.seatId, seats.id),
    ne(assignments.slot, "cancelled"),
    or(isNull(assignments.checkedOutOn), gte(assignments.checkedOutOn, sql.placeholder("leftSince"))),
    withoutStoppedPeople(actor),
  );
  return db
    .select({
      vessel: {
        id: vessels.id,
        name: vessels.name,
        divisionId: vessels.divisionId,
        vesselTypeId: vessels.vesselTypeId,
        scrappedOn: vessels.scrappedOn,
      },
      vesselType: t.name,
      principal: principals.name,
      port: voyage.port,
      seat: { id: seats.id, sequence: seats.sequence },
      position: { id: positionAlias.id, name: positionAlias.name, nameEn: positionAlias.nameEn },
      asked: forPlans<SeatFacts>(seatFacts),
      assignment: assignments,
      person: { id, employeeNumber, fullName, familyName, givenNames, vesselId },
      scanned,
      scheduleState,
      principalAskedOn: askedDay(principalAskedAt),
      seafarerAskedOn: askedDay(seafarerAskedAt),
    })
    .from(vessels)
    .innerJoin(t, eq(t.id, vessels.vesselTypeId))
    .leftJoin(principals, eq(principals.id, vessels.principalId))
    .leftJoinLateral(voyage, sql`true`)
    .leftJoin(seats, and(eq(seats.vesselId, vessels.id), isNull(seats.removedAt)))
    .leftJoin(positionAlias, eq(positionAlias.id, seats.positionId))
    .leftJoin(assignments, counts)
    .leftJoin(crew, eq(crew.id, assignments.crewId))
    .where(and(eq(vessels.id, sql.placeholder("vesselId")), visibleTo(actor)))
    .orderBy(
      asc(positionAlias.seniority),
      asc(positionAlias.id),
      asc(seats.sequence),
      asc(seats.id),
      asc(assignments.id),
    )
    .limit(maxRows);
}, visibilityKey);

/**
 * Select a vessel's seats with all assignments since a year before the day, by rank. A vessel without seats returns one
 * row.
 */
export const selectChangeRows = (db: Executor, actor: Actor, query: { vesselId: number; from: string }) =>
  selectPrepared(db, { vesselId: query.vesselId, leftSince: addYears(query.from, -1) }, actor);
export type ChangeRow = Awaited<ReturnType<typeof selectChangeRows>>[number];
