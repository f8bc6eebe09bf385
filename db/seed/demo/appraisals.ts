import { randomUUID } from "node:crypto";
import { asc, eq, gt, sql } from "drizzle-orm";
import { averageOf } from "@/lib/features/appraisals/average.rules";
import { reportFormatOf } from "@/lib/features/appraisals/report-format.rules";
import { questionsForGroup, courseCategoryOf, rankGroupOf } from "@/lib/features/appraisals/rank-questions.rules";
import { addDays, dayOf } from "@/lib/platform/calendar/dates";
import { daysBetween, earlier } from "@/lib/platform/calendar/period";
import type { Executor } from "../../client";
import type { AppraisalEvent, ReviewStatus } from "../../enums/appraisals";
import {
  appraisalCourses,
  appraisalEvents,
  appraisalForms,
  appraisalLines,
  appraisalQuestions,
  appraisals,
  appraisalTrainings,
} from "../../schema/appraisals";
import { crew } from "../../schema/crew";
import { files } from "../../schema/files";
import { assignments, seats } from "../../schema/manning";
import { positions } from "../../schema/positions";
import { schedules } from "../../schema/scheduling";
import { users } from "../../schema/users";
import { vessels } from "../../schema/vessels";
import { statementScan } from "../../specimens/scans";
import { insertRows } from "../insert-rows";
import { reserveIds } from "../reserve-ids";
import { fileRow } from "./applicants/files";
import { fileValue } from "./file-value";
import { randomFrom, type Random } from "./random";

/** Load people on board or signed off, in order of sign-off. */
const assignmentRowsOf = (db: Executor) =>
  db
    .select({
      assignment: assignments,
      offBoardDate: schedules.offBoardDate,
      rank: { id: positions.id, nameEn: positions.nameEn, level: positions.level },
      vessel: { id: vessels.id, name: vessels.name, divisionId: vessels.divisionId },
      name: crew.fullName,
    })
    .from(schedules)
    .innerJoin(assignments, eq(assignments.id, schedules.assignmentId))
    .innerJoin(seats, eq(seats.id, assignments.seatId))
    .innerJoin(positions, eq(positions.id, seats.positionId))
    .innerJoin(vessels, eq(vessels.id, assignments.vesselId))
    .innerJoin(crew, eq(crew.id, assignments.crewId))
    .where(gt(schedules.statusId, 3))
    .orderBy(asc(schedules.offBoardDate), asc(schedules.id));
type AssignmentRow = Awaited<ReturnType<typeof assignmentRowsOf>>[number];

/**
 * Choose the review status of a report; null for none. A quarter of recent sign-offs lack something; a third of those
 * leaving soon have one.
 */
function stateOf({ assignment, offBoardDate }: AssignmentRow, index: number, today: string): ReviewStatus | null {
  if (assignment.checkedOutOn !== null) {
    const ago = daysBetween(assignment.checkedOutOn, today);
    if (ago > 60) return "Approved";
    return (["Approved", "Approved", "WaitingForReview", null, "WaitingForRevision"] as const)[index % 5] ?? null;
  }
  if (daysBetween(today, offBoardDate) > 30) return null;
  return ([null, "WaitingForReview", null, "WaitingForRevision", null, "Approved"] as const)[index % 6] ?? null;
}

const praise = [
  "Reliable on watch, keeps the logs well and helps the new ones.",
  "Works carefully and asks when something is not clear.",
  "Good seamanship; should speak up earlier when something goes wrong.",
  "Keeps the own station in order and never misses a drill.",
];

/** Scores as this officer gives them: some give more than others. */
function linesOf(stay: AssignmentRow, form: Form, random: Random, kindness: number) {
  const group = rankGroupOf(stay.rank.level);
  const scored = (["mandatory", "additional"] as const).flatMap((kind) =>
    questionsForGroup(form.questions, kind, group).map(({ sequenceNo, label, question }) => {
      const score = Math.max(2, Math.min(5, 3 + kindness + random.int(-1, 1)));
      const comment = score <= 2 ? "Needs closer supervision, was shown and agreed to improve." : null;
      return { kind, sequenceNo, label, question, score, comment };
    }),
  );
  const mandatory = scored.filter(({ kind }) => kind === "mandatory");
  return { lines: scored, average: averageOf(mandatory.map(({ score }) => score)), group };
}

const formsOf = async (db: Executor) => {
  const [form] = await db
    .select({ id: appraisalForms.id })
    .from(appraisalForms)
    .where(eq(appraisalForms.state, "published"))
    .orderBy(asc(appraisalForms.effectiveFrom));
  if (!form) throw new Error("no appraisal form");
  return {
    id: form.id,
    questions: await db.select().from(appraisalQuestions).where(eq(appraisalQuestions.formId, form.id)),
    courses: await db.select().from(appraisalCourses).where(eq(appraisalCourses.formId, form.id)),
  };
};
type Form = Awaited<ReturnType<typeof formsOf>>;

/** Authors and reviewers of each division, and the head of each vessel. */
async function authorsOf(db: Executor) {
  const found = await db
    .select({ id: users.id, role: users.role, crewId: users.crewId, subRole: users.subRole })
    .from(users)
    .orderBy(asc(users.id));
  const of = (divisionId: number, role: string) =>
    found.find((one) => one.role === `crewing${role}${divisionId === 1 ? "marine" : "tanker"}`)?.id ?? null;
  const heads = found.filter(({ subRole, crewId }) => subRole === "head" && crewId !== null);
  return {
    writer: (divisionId: number) => of(divisionId, "pde"),
    reviewer: (divisionId: number) => of(divisionId, "manager"),
    headBy: (crewIds: readonly number[]) => heads.find(({ crewId }) => crewIds.includes(crewId ?? 0))?.id ?? null,
  };
}
type Authors = Awaited<ReturnType<typeof authorsOf>>;

type Made = { stay: AssignmentRow; id: number; state: ReviewStatus; day: string };
const instantOn = (day: string, hour: number) => new Date(`${day}T${String(hour).padStart(2, "0")}:00:00+07:00`);

/** Create the events of a report up to its present status. */
function eventsOf({ id, state, day }: Made, by: { writer: number | null; reviewer: number | null }) {
  const line = (event: AppraisalEvent, from: ReviewStatus | null, to: ReviewStatus, hour: number, revision = 0) => ({
    appraisalId: id,
    event,
    fromStatus: from,
    toStatus: to,
    revisionNumber: revision,
    reason: event === "sent-back" ? "Say which duties the low scores are about, with dates." : null,
    createdAt: instantOn(day, hour),
    createdBy: event === "submitted" || event === "revised" ? by.writer : by.reviewer,
  });
  const submitted = line("submitted", null, "WaitingForReview", 8);
  if (state === "WaitingForReview") return [submitted];
  if (state === "WaitingForRevision") return [submitted, line("sent-back", "WaitingForReview", state, 10, 1)];
  return [submitted, line("approved", "WaitingForReview", "Approved", 11)];
}

function reportRow(
  made: Made,
  parts: { master: Master; average: number | null; fileId: string | null },
  authors: Authors,
  form: Form,
) {
  const { stay, id, state, day } = made;
  const { assignment, vessel, rank } = stay;
  const flag = reportFormatOf(vessel.divisionId);
  const by = {
    writer: authors.headBy([parts.master.id ?? 0]) ?? authors.writer(vessel.divisionId),
    reviewer: authors.reviewer(vessel.divisionId),
  };
  const isGood = (parts.average ?? 4) >= 3 && id % 17 !== 0;
  const isApproved = state === "Approved";
  const isSigned = isApproved && id % 3 === 0;
  const key = randomUUID();
  return {
    by,
    row: {
      id,
      reportKey: key,
      lastKey: key,
      assignmentId: assignment.id,
      crewId: assignment.crewId,
      vesselId: vessel.id,
      positionId: rank.id,
      flag,
      formId: flag === "Form" ? form.id : null,
      dateOfReport: day,
      periodFrom: assignment.checkedInOn ?? assignment.startDate,
      periodTo: day,
      reason: "seafarer signing off vessel" as const,
      reportingOfficer: parts.master.name,
      reportingOfficerRank: "Master",
      reportingOfficerId: parts.master.id,
      master: parts.master.name,
      averageScore: parts.average,
      suitableForTrade: true,
      reemployInRank: isGood,
      reemployInRankReason: isGood ? null : "Left the watch without a relief and did not accept correction.",
      promote: (parts.average ?? 0) >= 4,
      promoteReason: (parts.average ?? 0) >= 4 ? null : "One more contract in this rank first.",
      toBeReemployed: isGood,
      toBeReemployedReason: isGood ? null : "Not on vessels of this company before a talk with PDE.",
      recommendation: isGood,
      recommendationReason: isGood ? null : "See the ratings on discipline.",
      generalComments: praise[id % praise.length] ?? null,
      courseRank: flag === "Form" ? courseCategoryOf[rankGroupOf(rank.level)] : null,
      fileId: parts.fileId,
      documentName: parts.fileId ? "crew-appraisal.pdf" : null,
      reviewStatus: state,
      revisionNumber: state === "WaitingForRevision" ? 1 : 0,
      revisionReason: state === "WaitingForRevision" ? "Say which duties the low scores are about, with dates." : null,
      reviewedBy: state === "WaitingForReview" ? null : by.reviewer,
      reviewedAt: state === "WaitingForReview" ? null : instantOn(day, 11),
      countersignedAt: isSigned ? instantOn(day, 15) : null,
      seafarerComment: isSigned && id % 2 === 0 ? "I have read this and agree. Thank you, Captain." : null,
      createdAt: instantOn(day, 8),
      createdBy: by.writer,
      updatedAt: instantOn(day, 11),
      updatedBy: by.writer,
      version: state === "WaitingForReview" ? 1 : 2,
    },
  };
}
type Master = { id: number | null; name: string };

/** The last master of each vessel. */
async function mastersOf(db: Executor): Promise<(vesselId: number, not: number) => Master> {
  const found = await db
    .select({ vesselId: assignments.vesselId, id: crew.id, name: crew.fullName })
    .from(assignments)
    .innerJoin(seats, eq(seats.id, assignments.seatId))
    .innerJoin(positions, eq(positions.id, seats.positionId))
    .innerJoin(crew, eq(crew.id, assignments.crewId))
    .where(sql`${positions.nameEn} = 'Master' and ${assignments.checkedInOn} is not null`)
    .orderBy(sql`${assignments.checkedOutOn} desc nulls first`, asc(assignments.id));
  return (vesselId, not) =>
    found.find((one) => one.vesselId === vesselId && one.id !== not) ?? { id: null, name: "Capt. Bambang Suroso" };
}

function scanOf(made: Made, random: Random) {
  const file = fileValue(random, "crew-appraisal.pdf");
  const text = `Crew appraisal on board ${made.stay.vessel.name}. Made for the Nakhoda demo.`;
  const subject = { type: "crew" as const, id: made.stay.assignment.crewId };
  return {
    fileId: file.fileId,
    row: fileRow(file, statementScan("Crew appraisal", made.stay.name, text), subject, instantOn(made.day, 8)),
  };
}

/**
 * Create appraisals of the demo in every status, on the form in Marine and uploaded in Tanker. @returns how many rows
 * of each kind it added
 */
export async function seedDemoAppraisals(db: Executor, now: Date): Promise<Record<string, number>> {
  const today = dayOf(now);
  const [assignmentRows, form, authors, masterOf] = [
    await assignmentRowsOf(db),
    await formsOf(db),
    await authorsOf(db),
    await mastersOf(db),
  ];
  const wanted = assignmentRows.flatMap((stay, index) => {
    const state = stateOf(stay, index, today);
    const day = earlier(stay.assignment.checkedOutOn ?? addDays(today, -1), addDays(today, -1));
    const since = stay.assignment.checkedInOn ?? stay.assignment.startDate;
    return state && day >= since ? [{ stay, state, day }] : [];
  });
  const ids = await reserveIds(db, appraisals, wanted.length);
  const random = randomFrom(2026);
  const made = wanted.map((one, index): Made => ({ ...one, id: ids[index] ?? 0 }));
  const reports = made.map((one) => {
    const { stay } = one;
    const master = masterOf(stay.vessel.id, stay.assignment.crewId);
    const rated = linesOf(stay, form, random, stay.vessel.id % 5 === 0 ? 2 : stay.vessel.id % 2);
    const isForm = reportFormatOf(stay.vessel.divisionId) === "Form";
    const scan = isForm ? null : scanOf(one, random);
    const average = isForm || one.id % 4 > 0 ? rated.average : null;
    const course = form.courses.filter(({ category }) => category === courseCategoryOf[rated.group])[one.id % 8];
    return {
      one,
      rated,
      isForm,
      scan,
      course,
      ...reportRow(one, { master, average, fileId: scan?.fileId ?? null }, authors, form),
    };
  });
  await insertRows(db, files, await Promise.all(reports.flatMap(({ scan }) => (scan ? [scan.row] : []))));
  await insertRows(
    db,
    appraisals,
    reports.map(({ row }) => row),
  );
  await insertRows(
    db,
    appraisalLines,
    reports.flatMap(({ rated, isForm, one }) =>
      isForm ? rated.lines.map((line) => ({ ...line, appraisalId: one.id })) : [],
    ),
  );
  await insertRows(
    db,
    appraisalTrainings,
    reports.flatMap(({ isForm, one, course }) =>
      isForm && course && one.id % 2 === 0
        ? [
            {
              appraisalId: one.id,
              position: 0,
              no: course.no,
              name: course.name,
              reason: "For the next contract",
              comment: null,
            },
          ]
        : [],
    ),
  );
  await insertRows(
    db,
    appraisalEvents,
    reports.flatMap(({ one, by }) => eventsOf(one, by)),
  );
  return { appraisals: made.length, files: reports.filter(({ scan }) => scan).length };
}
