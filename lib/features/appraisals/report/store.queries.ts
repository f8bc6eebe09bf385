import { and, eq, or, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { appraisalLines, type appraisals, appraisalTrainings } from "@/db/schema/appraisals";
import { crew } from "@/db/schema/crew";
import { files } from "@/db/schema/files";
import { assignments } from "@/db/schema/manning";
import type { Actor } from "@/lib/access/actor";
import { authorOf, invalid, takeFile } from "@/lib/features/crew/sections/edit-scope.queries";
import { dayOf } from "@/lib/platform/calendar/dates";
import { scoreOf, type WholeScore } from "../average.rules";
import type { Stay } from "../held.queries";
import { rankGroupOf } from "../lines.rules";
import { formInForce, publishedForm, questionsOf } from "../questions.queries";
import { decisionProblems, judgeRatings, periodProblems, reasonKept, type Line } from "./judge.rules";
import type { FormReport, UploadReport } from "./schema";

type Author = { db: Transaction; actor: Actor; now: Date };
type Given = FormReport | UploadReport;
type About = Pick<Stay, "assignment" | "person" | "position" | "vessel">;

/** Find the report's version. @throws invalid for an unpublished one */
async function formOf(db: Transaction, { formId, dateOfReport }: FormReport, now: Date): Promise<number> {
  if (formId === undefined) {
    const today = dayOf(now);
    return (await formInForce(db, dateOfReport < today ? dateOfReport : today)).id;
  }
  const found = await publishedForm(db, formId);
  if (!found) throw invalid({ path: "formId", message: "appraisals.unknownForm" });
  return found.id;
}

/** Take the uploaded PDF, checked by its content instead of its name. @throws invalid */
async function fileOf(
  { db, actor }: Author,
  { documentAppraisalId: id }: UploadReport,
  crewId: number,
  held: string | null,
): Promise<string> {
  const path = "documentAppraisalId";
  const wanted = id ?? held;
  if (wanted === null) throw invalid({ path, message: "appraisals.required.document" });
  const [file] = await db.select({ contentType: files.contentType }).from(files).where(eq(files.id, wanted));
  if (file && file.contentType !== "application/pdf") throw invalid({ path, message: "appraisals.documentNotPdf" });
  const taken = await takeFile(db, wanted, { crewId, author: authorOf(actor), held, path });
  if (taken === null) throw invalid({ path, message: "files.notFound" });
  return taken;
}

/** Find the reporting officer by name among seafarers on board in the period. */
async function officerOf(db: Transaction, given: Given, { vessel, person }: About): Promise<number | null> {
  const found = await db
    .select({ id: crew.id })
    .from(assignments)
    .innerJoin(crew, eq(crew.id, assignments.crewId))
    .where(
      and(
        eq(assignments.vesselId, vessel.id),
        sql`lower(${crew.fullName}) = lower(${given.reportingOfficer}) and ${crew.id} <> ${person.id}`,
        sql`${assignments.checkedInOn} <= ${given.dateOfReport}`,
        or(sql`${assignments.checkedOutOn} is null`, sql`${assignments.checkedOutOn} >= ${given.reportingPeriodFrom}`),
      ),
    )
    .groupBy(crew.id)
    .limit(2);
  return found.length === 1 ? (found[0]?.id ?? null) : null;
}

const training = (given: Given) => (given.flag === "Form" ? given.trainingList : []);

type Written = { formId: number | null; averageScore: WholeScore | null; lines: Line[]; fileId: string | null };

/** Validate a report and return it in stored form. @throws invalid for each field */
export async function judged(author: Author, given: Given, about: About, held: string | null = null) {
  const { db, now } = author;
  const { assignment, position, person } = about;
  const stay = { from: assignment.checkedInOn ?? assignment.startDate, to: assignment.checkedOutOn };
  const problems = [...periodProblems(given, stay, dayOf(now)), ...decisionProblems(given)];
  let written: Written;
  if (given.flag === "Form") {
    const formId = await formOf(db, given, now);
    const ratings = judgeRatings(given, await questionsOf(db, formId), rankGroupOf(position.level));
    problems.push(...ratings.problems);
    written = { formId, averageScore: ratings.average, lines: ratings.lines, fileId: null };
  } else {
    const averageScore = scoreOf(given.seafarersRatingMandatoryAverageScore);
    written = { formId: null, averageScore, lines: [], fileId: null };
  }
  if (problems.length > 0) throw invalid(...problems);
  if (given.flag === "Upload") written.fileId = await fileOf(author, given, person.id, held);
  const { lines, ...stored } = written;
  return {
    lines,
    trainings: training(given),
    values: {
      ...stored,
      flag: given.flag,
      dateOfReport: given.dateOfReport,
      periodFrom: given.reportingPeriodFrom,
      periodTo: given.reportingPeriodTo,
      reason: given.reasonForTheReport,
      reportingOfficer: given.reportingOfficer,
      reportingOfficerRank: given.reportingOfficerRank,
      reportingOfficerId: await officerOf(db, given, about),
      master: given.master,
      generalComments: given.generalComments,
      courseRank: given.flag === "Form" ? given.courseRank : null,
      documentName: given.flag === "Upload" ? given.documentAppraisalName : null,
      suitableForTrade: given.suitableForThisTypeOfVesselTrade ?? null,
      suitableForTradeReason: reasonKept(given, "suitableForThisTypeOfVesselTrade"),
      reemployInRank: given.reemployInCurrentRank ?? null,
      reemployInRankReason: reasonKept(given, "reemployInCurrentRank"),
      promote: given.promote ?? null,
      promoteReason: reasonKept(given, "promote"),
      toBeReemployed: given.toBeReemployed ?? null,
      toBeReemployedReason: reasonKept(given, "toBeReemployed"),
      recommendation: given.recommendation ?? null,
      recommendationReason: reasonKept(given, "recommendation"),
    } satisfies Partial<typeof appraisals.$inferInsert>,
  };
}
type Judged = Awaited<ReturnType<typeof judged>>;

/** Replace a report's lines and trainings. */
export async function replaceLines(db: Transaction, appraisalId: number, { lines, trainings }: Judged) {
  await db.delete(appraisalLines).where(eq(appraisalLines.appraisalId, appraisalId));
  await db.delete(appraisalTrainings).where(eq(appraisalTrainings.appraisalId, appraisalId));
  if (lines.length > 0) await db.insert(appraisalLines).values(lines.map((line) => ({ ...line, appraisalId })));
  if (trainings.length > 0)
    await db.insert(appraisalTrainings).values(trainings.map((item, position) => ({ ...item, appraisalId, position })));
}
