import { and, asc, desc, eq, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Executor } from "@/db/client";
import { preparedQuery } from "@/db/prepared-query";
import { crew } from "@/db/schema/crew";
import { files } from "@/db/schema/files";
import { assignments } from "@/db/schema/manning";
import { positions } from "@/db/schema/positions";
import { scheduleDocuments, scheduleLog, schedules, scheduleTimeProposals } from "@/db/schema/scheduling";
import { fullNameOf, users } from "@/db/schema/users";
import { visibilityKey, type Actor } from "@/lib/access/actor";
import { travelNumbersOf } from "@/lib/features/preparation/pkl/subject.queries";
import { notFound } from "@/lib/platform/errors";
import { selectSchedules } from "../queries";
import { visibleSchedules } from "../scope.queries";

const value = sql.placeholder;
const selectSchedule = preparedQuery(
  (db, actor: Actor) =>
    selectSchedules(db, and(eq(schedules.id, value("id")), visibleSchedules(actor)), [asc(schedules.id)]).limit(1),
  visibilityKey,
);
/** Load a visible schedule in the form of the lists. @throws not-found */
export async function findSchedule(db: Executor, actor: Actor, id: number) {
  const [schedule] = await selectSchedule(db, { id }, actor);
  if (!schedule) throw notFound("scheduling.notFound");
  return schedule;
}

const ranks = alias(positions, "ranks");
const selectPerson = preparedQuery((db) =>
  db
    .select({
      person: crew,
      rank: { name: ranks.name, nameEn: ranks.nameEn },
      lastLeft: sql<string | null>`(
        select max(a.checked_out_on)::text from ${assignments} a
        where a.crew_id = ${crew.id} and a.id <> ${value("assignmentId")}
      )`,
      plan: { startDate: assignments.startDate, endDate: assignments.endDate },
    })
    .from(crew)
    .innerJoin(ranks, eq(ranks.id, crew.positionId))
    .innerJoin(assignments, eq(assignments.id, value("assignmentId")))
    .where(eq(crew.id, value("crewId"))),
);
/** Load the seafarer's profile, current rank and last sign-off date. */
export async function personOf(db: Executor, crewId: number, assignmentId: number) {
  const [[person], numbers] = await Promise.all([
    selectPerson(db, { crewId, assignmentId }),
    travelNumbersOf(db, crewId),
  ]);
  if (!person) throw notFound("scheduling.notFound");
  return { ...person, ...numbers };
}

const selectDocuments = preparedQuery((db) =>
  db
    .select({ document: scheduleDocuments, fileName: files.name, createdBy: fullNameOf(users) })
    .from(scheduleDocuments)
    .leftJoin(files, eq(files.id, scheduleDocuments.fileId))
    .leftJoin(users, eq(users.id, scheduleDocuments.createdBy))
    .where(and(eq(scheduleDocuments.scheduleId, value("scheduleId")), isNull(scheduleDocuments.removedAt)))
    .orderBy(asc(scheduleDocuments.id)),
);
/** Select the documents of a schedule that were not removed, in upload order. */
export const documentsOf = (db: Executor, scheduleId: number) => selectDocuments(db, { scheduleId });

const selectHistory = preparedQuery((db) =>
  db
    .select({ line: scheduleLog, by: fullNameOf(users) })
    .from(scheduleLog)
    .leftJoin(users, eq(users.id, scheduleLog.createdBy))
    .where(eq(scheduleLog.scheduleId, value("scheduleId")))
    .orderBy(desc(scheduleLog.id))
    .limit(100),
);
/** Select the log of a schedule, newest first. */
export const historyOf = (db: Executor, scheduleId: number) => selectHistory(db, { scheduleId });

const selectProposals = preparedQuery((db) =>
  db
    .select({ proposal: scheduleTimeProposals, by: fullNameOf(users) })
    .from(scheduleTimeProposals)
    .leftJoin(users, eq(users.id, scheduleTimeProposals.createdBy))
    .where(and(eq(scheduleTimeProposals.scheduleId, value("scheduleId")), isNull(scheduleTimeProposals.endedAt)))
    .orderBy(asc(scheduleTimeProposals.id)),
);
/** Select open time proposals of vessel heads. */
export const proposalsOf = (db: Executor, scheduleId: number) => selectProposals(db, { scheduleId });
