import { and, eq, ne } from "drizzle-orm";
import type { z } from "zod";
import type { Executor } from "@/db/client";
import { appraisals } from "@/db/schema/appraisals";
import { can, userIdOf, type Actor } from "@/lib/access/actor";
import { isAmong } from "@/lib/access/roles";
import { mayDecide } from "@/lib/access/second-person";
import { dayOf } from "@/lib/platform/calendar/dates";
import { AppError } from "@/lib/platform/errors";
import { read } from "@/lib/platform/operation";
import { periodSlackDays } from "../report-format.rules";
import { findReport, findAssignment, type Report, type AssignmentRow } from "../lock-report.queries";
import { questionsForGroup, rankGroupOf } from "../rank-questions.rules";
import { coursesOf, formInForce, publishedForm, questionsOf, type FormHead } from "../form-version.queries";
import { isEditable } from "../status.rules";
import { actionsFor } from "./actions.rules";
import { historyOf, linesOf, masterOf, nationalityOf, officerOf, officerAverage, trainingsOf } from "./queries";
import { appraisalWithForm, getAppraisalInput } from "./schema";
import { blankReportToResponse, reportToResponse } from "./response.rules";

type Scope = { db: Executor; actor: Actor; now: Date };
type AppraisalParts = z.input<typeof appraisalWithForm>;

/** Load what a form needs offline: the rank's questions, courses and the assignment. */
async function formParts(db: Executor, form: FormHead, { assignment, position }: AssignmentRow) {
  const group = rankGroupOf(position.level);
  const questions = await questionsOf(db, form.id);
  return {
    mandatory: questionsForGroup(questions, "mandatory", group),
    additional: questionsForGroup(questions, "additional", group),
    trainingOptions: await coursesOf(db, form.id),
    formId: form.id,
    formEffectiveFrom: form.effectiveFrom,
    period: {
      from: assignment.checkedInOn ?? assignment.startDate,
      to: assignment.checkedOutOn,
      slackDays: periodSlackDays,
    },
  };
}

/** Return the likely reporting officer: the vessel head who writes it, else the master on board. */
async function officerFor(db: Executor, actor: Actor, { vessel, person }: AssignmentRow) {
  if (actor.kind !== "user" || !isAmong(actor, "heads") || !actor.crewId) return null;
  return actor.crewId === person.id ? null : ((await officerOf(db, actor.crewId, vessel.id)) ?? null);
}

async function blankReport({ db, actor, now }: Scope, assignmentRow: AssignmentRow): Promise<AppraisalParts> {
  const today = dayOf(now);
  const form = await formInForce(db, today);
  const [nationality, officer, master, parts] = await Promise.all([
    nationalityOf(db, assignmentRow.person.nationalityId),
    officerFor(db, actor, assignmentRow),
    masterOf(db, assignmentRow.vessel.id),
    formParts(db, form, assignmentRow),
  ]);
  const about = master === assignmentRow.person.fullName ? null : master;
  return {
    ...parts,
    appraisalDetail: blankReportToResponse(assignmentRow, nationality, {
      today,
      formId: form.id,
      officer,
      master: about,
    }),
    revisions: [],
    history: [],
    reviewedBy: null,
    reviewedAt: null,
    average: null,
    isReadOnly: false,
    allowedActions: actionsFor(actor, {
      reviewStatus: null,
      crewId: assignmentRow.person.id,
      isLeftToColleague: false,
      countersignedAt: null,
    }),
  };
}

/** Return whether the report is the user's own. Seafarers do not see authors of events before approval. */
const isOwnOf = (actor: Actor, { person }: Pick<Report, "person">) =>
  actor.kind === "user" && actor.crewId === person.id;

async function storedReport({ db, actor, now }: Scope, report: Report): Promise<AppraisalParts> {
  const { appraisal: row, ...stay } = report;
  const today = dayOf(now);
  const form =
    (row.formId === null ? undefined : await publishedForm(db, row.formId)) ?? (await formInForce(db, today));
  const isOwn = isOwnOf(actor, report);
  const [nationality, lines, trainings, events, parts] = await Promise.all([
    nationalityOf(db, stay.person.nationalityId),
    linesOf(db, row.id),
    trainingsOf(db, row.id),
    historyOf(db, row.id),
    formParts(db, form, stay),
  ]);
  const authors = events.filter(({ event }) => event === "submitted" || event === "revised").map(({ byId }) => byId);
  const isLeftToColleague =
    authors.includes(userIdOf(actor)) &&
    !(await mayDecide(db, actor, "appraisals:review", { divisionId: stay.vessel.divisionId, involvedUsers: authors }));
  const detail = reportToResponse(stay, nationality, { row, lines, trainings });
  const reviewer = events.findLast(({ event }) => event === "approved" || event === "sent-back");
  const history = events.map(({ byId: _, ...event }) => event);
  const sent = history.filter(({ event }) => event === "sent-back" || event === "reopened").toReversed();
  const reviews = can(actor, "appraisals:review") && !isOwn;
  return {
    ...parts,
    appraisalDetail: isOwn ? { ...detail, needRevisionReason: null } : detail,
    revisions: isOwn ? [] : sent.map(({ revisionNumber, reason, at, by }) => ({ revisionNumber, reason, at, by })),
    history: isOwn ? history.filter(({ event }) => event === "approved" || event === "countersigned") : history,
    reviewedBy: reviewer?.by ?? null,
    reviewedAt: row.reviewedAt,
    average: reviews ? await officerAverage(db, row, today) : null,
    isReadOnly: !isEditable(row.reviewStatus),
    allowedActions: actionsFor(actor, {
      reviewStatus: row.reviewStatus,
      crewId: stay.person.id,
      isLeftToColleague,
      countersignedAt: row.countersignedAt,
    }),
  };
}

/** Find the open report of an assignment without its id, for a second tab or another user who was first. */
const openReportOf = async (db: Executor, { assignment }: AssignmentRow) =>
  (
    await db
      .select({ id: appraisals.id })
      .from(appraisals)
      .where(and(eq(appraisals.assignmentId, assignment.id), ne(appraisals.reviewStatus, "Approved")))
  )[0];

/**
 * Load a report as far as visible; without an id the assignment's open report, or the start of a new one. Document 3
 * §3, §7 @throws not-found, forbidden to start one without permission
 */
export const getAppraisal = read({
  name: "appraisals.get",
  access: "appraisals:view",
  input: getAppraisalInput,
  output: appraisalWithForm,
  async run(scope, { employeeAppraisalId: id, ...wanted }): Promise<AppraisalParts> {
    const { db, actor } = scope;
    if (id !== undefined) return storedReport(scope, await findReport(db, actor, id));
    const isNamed = wanted.assignmentId !== undefined || wanted.vesselCrewId !== undefined;
    if (isNamed && !can(actor, "appraisals:write")) throw new AppError("forbidden", "errors.forbidden");
    const assignmentRow = await findAssignment(db, actor, wanted, "appraisals:write");
    const open = await openReportOf(db, assignmentRow);
    return open ? storedReport(scope, await findReport(db, actor, open.id)) : blankReport(scope, assignmentRow);
  },
});
