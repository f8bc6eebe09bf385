import { and, asc, eq, gte, isNull, ne, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Executor } from "@/db/client";
import { keptQuery } from "@/db/kept-query";
import { crew } from "@/db/schema/crew";
import { assignments, seats } from "@/db/schema/manning";
import { positions, vesselTypes } from "@/db/schema/positions";
import { principals, vessels } from "@/db/schema/vessels";
import { eyesOf, type Actor } from "@/lib/access/actor";
import type { SeatFacts } from "@/lib/features/crew/compliance/facts.rules";
import { seatFacts } from "@/lib/features/crew/compliance/queries";
import { ofUnstopped } from "@/lib/features/vessels/on-board/queries";
import { newestVoyage } from "@/lib/features/vessels/place.queries";
import { visibleTo } from "@/lib/features/vessels/queries";
import { addYears, dayOf } from "@/lib/platform/calendar/dates";
import { principalAskedAt, seafarerAskedAt } from "../approvals/waiting.queries";
import type { Scanned } from "./missing.rules";

// Alias used by the requirement query.
const p = alias(positions, "p");
const t = alias(vesselTypes, "t");

/** More rows than any vessel has in a year. */
const most = 1000;
const { id, employeeNumber, fullName, vesselId } = crew;
const isPlan = sql`${assignments.checkedInOn} is null`;
const inForce = sql`x.crew_id = ${crew.id} and x.superseded_at is null and x.removed_at is null`;
const ofPlans = <Value>(value: ReturnType<typeof sql>) => sql<Value | null>`case when ${isPlan} then ${value} end`;

/** Return which documents of a planned person have a file; null without such a document. */
const scanned = ofPlans<Scanned>(sql`jsonb_build_object(
  'certificates', (select coalesce(jsonb_agg(jsonb_build_object('certificateId', x.certificate_id, 'kind', x.kind, 'name', x.certificate_name, 'nameEn', k.name_en, 'stcw', k.stcw, 'hasScan', x.file_id is not null)), '[]')
    from crew_certificates x left join certificates k on k.id = x.certificate_id where ${inForce}),
  'passport', (select bool_or(x.file_id is not null) from crew_travel_documents x where ${inForce} and x.kind = 'passport'),
  'seamanBook', (select bool_or(x.file_id is not null) from crew_travel_documents x where ${inForce} and x.kind = 'seaman-book'),
  'medical', (select x.file_id is not null from medical_certificates x where x.crew_id = ${crew.id} and x.removed_at is null order by x.examination_date desc limit 1)
)`);

/** Return the schedule state of a planned person. */
const scheduleState = ofPlans<number>(
  sql`(select x.status_id from schedules x where x.assignment_id = ${assignments.id} and x.cancelled_at is null)`,
);

const dayAsked = (asked: typeof principalAskedAt) =>
  ofPlans<string>(asked).mapWith((value: string | null) => value && dayOf(new Date(value)));

const selectSeen = keptQuery((db, actor: Actor) => {
  const voyage = newestVoyage(db);
  const counts = and(
    eq(assignments.seatId, seats.id),
    ne(assignments.slot, "cancelled"),
    or(isNull(assignments.checkedOutOn), gte(assignments.checkedOutOn, sql.placeholder("leftSince"))),
    ofUnstopped(actor),
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
      position: { id: p.id, name: p.name, nameEn: p.nameEn },
      asked: ofPlans<SeatFacts>(seatFacts),
      tour: assignments,
      person: { id, employeeNumber, fullName, vesselId },
      scanned,
      scheduleState,
      principalAskedOn: dayAsked(principalAskedAt),
      seafarerAskedOn: dayAsked(seafarerAskedAt),
    })
    .from(vessels)
    .innerJoin(t, eq(t.id, vessels.vesselTypeId))
    .leftJoin(principals, eq(principals.id, vessels.principalId))
    .leftJoinLateral(voyage, sql`true`)
    .leftJoin(seats, and(eq(seats.vesselId, vessels.id), isNull(seats.removedAt)))
    .leftJoin(p, eq(p.id, seats.positionId))
    .leftJoin(assignments, counts)
    .leftJoin(crew, eq(crew.id, assignments.crewId))
    .where(and(eq(vessels.id, sql.placeholder("vesselId")), visibleTo(actor)))
    .orderBy(asc(p.seniority), asc(p.id), asc(seats.sequence), asc(seats.id), asc(assignments.id))
    .limit(most);
}, eyesOf);

/**
 * Select a vessel's seats with all assignments since a year before the day, by rank. A vessel without seats returns one
 * row.
 */
export const selectTours = (db: Executor, actor: Actor, asked: { vesselId: number; from: string }) =>
  selectSeen(db, { vesselId: asked.vesselId, leftSince: addYears(asked.from, -1) }, actor);
export type TourRow = Awaited<ReturnType<typeof selectTours>>[number];
