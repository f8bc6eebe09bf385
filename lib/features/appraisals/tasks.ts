import { eq, sql } from "drizzle-orm";
import { allConditions } from "@/db/all-conditions";
import { appraisals } from "@/db/schema/appraisals";
import { crew } from "@/db/schema/crew";
import { assignments } from "@/db/schema/manning";
import { schedules } from "@/db/schema/scheduling";
import { vessels } from "@/db/schema/vessels";
import { can, type UserActor } from "@/lib/access/actor";
import { isAmong } from "@/lib/access/roles";
import { caseOf, listHref, localDayOf, type TaskKind } from "@/lib/platform/registry/task-kind";
import { waitingFor } from "./crews/queries";
import type { AppraisalWait } from "./crews/schema";
import { leavesOn, openReport } from "./due-reports.queries";
import { visibleAssignments } from "./visible-reports.queries";

type Kind = Pick<TaskKind, "key" | "about" | "within"> & { wait: AppraisalWait; isFor(actor: UserActor): boolean };

/** Link to the list of a head's own vessel, or of all vessels for the office. */
const hrefFor = (wait: AppraisalWait) => (actor: UserActor) =>
  isAmong(actor, "heads")
    ? listHref(`/dashboard/appraisal/${actor.vesselId ?? 0}/crew`, { waiting: wait })
    : listHref("/dashboard/appraisal", { tab: "waiting", waiting: wait });

/** Due and submitted appraisals of every vessel the user sees. */
const waitingKind = ({ wait, ...kind }: Kind): TaskKind => ({
  ...kind,
  isNamed: true,
  waiting: ({ db, actor, today }) =>
    db
      .select({
        day: wait === "review" ? localDayOf(appraisals.updatedAt) : sql<string>`${leavesOn}`,
        item: caseOf({ vessel: vessels.name, person: crew.fullName }),
      })
      .from(assignments)
      .innerJoin(schedules, eq(schedules.assignmentId, assignments.id))
      .innerJoin(vessels, eq(vessels.id, assignments.vesselId))
      .innerJoin(crew, eq(crew.id, assignments.crewId))
      .leftJoin(appraisals, openReport)
      .where(allConditions(visibleAssignments(actor), waitingFor(wait, actor, today))),
  href: hrefFor(wait),
});

const writes = (actor: UserActor) => can(actor, "appraisals:write");
/** Users responsible for a report that is not approved at sign-off: the head and PDE. product 5.5b */
const answersForReports = (actor: UserActor) => writes(actor) && isAmong(actor, "answer-for-late-appraisals");

export const tasks: readonly TaskKind[] = [
  waitingKind({ key: "appraisals-overdue", about: "sign-off", wait: "overdue", isFor: answersForReports }),
  waitingKind({ key: "appraisals-to-write", about: "sign-off", wait: "report", isFor: answersForReports }),
  waitingKind({
    key: "appraisals-to-review",
    about: "waiting",
    within: 7,
    wait: "review",
    isFor: (actor) => can(actor, "appraisals:review"),
  }),
];
