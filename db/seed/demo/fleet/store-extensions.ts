import { and, asc, eq, gte, isNotNull, isNull, ne } from "drizzle-orm";
import { addDays, addMonths, dayOf } from "@/lib/platform/calendar/dates";
import { daysAfter } from "@/lib/platform/calendar/instants";
import type { Executor } from "../../../client";
import { crew } from "../../../schema/crew";
import { assignments, extensions } from "../../../schema/manning";
import { vessels } from "../../../schema/vessels";
import { insertRows } from "../../insert-rows";

type Office = (office: string, divisionId: number) => number | null;
type Request = { months: number; reason: string; daysAgo: number; hasAgreed: boolean };
const requests: Request[] = [
  { months: 1, reason: "The reliever waits for his revalidated certificate.", daysAgo: 4, hasAgreed: true },
  { months: 2, reason: "The charter runs on and the handover needs a second voyage.", daysAgo: 1, hasAgreed: false },
];

/** Load the next sign-offs of a division; the first vessel of each is left as it is. */
const leavingNext = (db: Executor, divisionId: 1 | 2, today: string, first: number) =>
  db
    .select({
      id: assignments.id,
      crewId: crew.id,
      vesselId: vessels.id,
      name: crew.fullName,
      endDate: assignments.endDate,
    })
    .from(assignments)
    .innerJoin(vessels, eq(vessels.id, assignments.vesselId))
    .innerJoin(crew, eq(crew.id, assignments.crewId))
    .where(
      and(
        eq(vessels.divisionId, divisionId),
        ne(vessels.id, first),
        isNotNull(assignments.checkedInOn),
        isNull(assignments.checkedOutOn),
        gte(assignments.endDate, addDays(today, 7)),
      ),
    )
    .orderBy(asc(assignments.endDate), asc(assignments.id))
    .limit(requests.length);

/** Create open extension requests by the office; one seafarer has agreed by telephone. */
export async function storeExtensions(
  db: Executor,
  { office, now, first }: { office: Office; now: Date; first: number },
): Promise<number> {
  const rows: (typeof extensions.$inferInsert)[] = [];
  for (const divisionId of [1, 2] as const) {
    const leaving = await leavingNext(db, divisionId, dayOf(now), first);
    for (const [index, { months, reason, daysAgo, hasAgreed }] of requests.entries()) {
      const found = leaving[index];
      if (!found) continue;
      const { id, endDate, name, ...who } = found;
      rows.push({
        ...who,
        assignmentId: id,
        originalDate: endDate,
        newDate: addMonths(endDate, months),
        reason,
        requestedAs: "office",
        requestedAt: daysAfter(now, -daysAgo),
        requestedBy: office("planning", divisionId),
        ...(hasAgreed
          ? {
              consent: "Confirmed" as const,
              consentWay: "telephone" as const,
              consentName: name,
              consentChannel: "telephone" as const,
              consentAt: daysAfter(now, -daysAgo + 1),
              consentNote: "Agrees, and asks to be home before the school year.",
              consentBy: office("admin", divisionId),
            }
          : {}),
      });
    }
  }
  await insertRows(db, extensions, rows);
  return rows.length;
}
