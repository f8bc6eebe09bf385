import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { applicants, assessments } from "@/db/schema/applicants";
import { positions } from "@/db/schema/positions";
import type { UserActor } from "@/lib/access/actor";
import { readDetails } from "@/lib/features/applicants/pipeline/schema";
import { visibleTo } from "@/lib/features/applicants/queries";
import { appointmentsOf, type Application, type HistoryRow } from "./applicant-appointments.rules";
import { lastDayOf, type CalendarEvent, type FeedWindow } from "./event.rules";
import { maxPerKind } from "./synced-events.queries";

/** Load visible applicants with an appointment of this kind in the window, or cancelled since, with their history. */
async function applicationsOf(db: Executor, actor: UserActor, type: "interview" | "mcu", window: FeedWindow) {
  const since = sql`${window.cancelledSince.toISOString()}::timestamptz`;
  const planned = sql`select a.applicant_id from ${assessments} a where a.type = ${type} and a.division_id = ${actor.divisionId}
    and (a.details ->> 'date' >= ${window.from} or a.created_at > ${since})`;
  const rows = await db
    .select({
      id: applicants.id,
      fullName: applicants.fullName,
      position: { name: positions.name, nameEn: positions.nameEn },
      history: {
        type: assessments.type,
        status: assessments.status,
        details: assessments.details,
        createdAt: assessments.createdAt,
      },
    })
    .from(assessments)
    .innerJoin(applicants, eq(applicants.id, assessments.applicantId))
    .innerJoin(positions, eq(positions.id, applicants.positionId))
    .where(and(visibleTo(actor), sql`${applicants.id} in (${planned})`, inArray(assessments.type, [type, "failed"])))
    .orderBy(asc(applicants.id), asc(assessments.id))
    .limit(10 * maxPerKind);
  const applications = new Map<number, Application & { history: HistoryRow[] }>();
  for (const { history, ...applicant } of rows) {
    const application = applications.get(applicant.id) ?? { ...applicant, history: [] };
    application.history.push({ ...history, details: readDetails(history.details) });
    applications.set(applicant.id, application);
  }
  return [...applications.values()];
}

/** Load interviews or check-ups of applicants. Cancelled ones are included as long as calendars show them. */
export async function applicantAppointments(
  db: Executor,
  actor: UserActor,
  type: "interview" | "mcu",
  window: FeedWindow,
) {
  const applications = await applicationsOf(db, actor, type, window);
  const isNear = ({ facts, counts }: CalendarEvent) => !counts || lastDayOf(facts) >= window.from;
  return applications
    .flatMap((application) => appointmentsOf(application, type))
    .filter(isNear)
    .slice(-maxPerKind);
}
