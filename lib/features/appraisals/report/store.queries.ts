import { and, eq, or, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { appraisalLines, type appraisals, appraisalTrainings } from "@/db/schema/appraisals";
import { crew } from "@/db/schema/crew";
import { files } from "@/db/schema/files";
import { assignments } from "@/db/schema/manning";
import type { Actor } from "@/lib/access/actor";
import { authorOf, invalid, claimFile } from "@/lib/features/crew/sections/edit-scope.queries";
import { dayOf } from "@/lib/platform/calendar/dates";
import { scoreOf, type WholeScore } from "../average.rules";
import type { AssignmentRow } from "../lock-report.queries";
import { rankGroupOf } from "../rank-questions.rules";
import { formInForce, publishedForm, questionsOf } from "../form-version.queries";
import { decisionProblems, validateRatings, periodProblems, storedReason, type Line } from "./validation.rules";
import type { FormReport, UploadReport } from "./schema";

type Author = { db: Transaction; actor: Actor; now: Date };
type ReportInput = FormReport | UploadReport;
type About = Pick<AssignmentRow, "assignment" | "person" | "position" | "vessel">;

/** Find the report's version. @throws invalid for an unpublished one */
async function formOf(db: Transaction, { formId, dateOfReport }: FormReport, now: Date): Promise<number> {
  if (formId === undefined) {
    const today = dayOf(now);
    return (await formInForce(db, dateOfReport < today ? dateOfReport : today)).id;
  }
  const form = await publishedForm(db, formId);
  if (!form) throw invalid({ path: "formId", message: "appraisals.unknownForm" });
  return form.id;
}

/** Take the uploaded PDF, checked by its content instead of its name. @throws invalid */
async function fileOf(
  { db, actor }: Author,
  { documentAppraisalId: id }: UploadReport,
  crewId: number,
  storedFileId: string | null,
): Promise<string> {
  const path = "documentAppraisalId";
  const requestedId = id ?? storedFileId;
  if (requestedId === null) throw invalid({ path, message: "appraisals.required.document" });
  const [file] = await db.select({ contentType: files.contentType }).from(files).where(eq(files.id, requestedId));
  if (file && file.contentType !== "application/pdf") throw invalid({ path, message: "appraisals.documentNotPdf" });
  const takenFile = await claimFile(db, requestedId, {
    crewId,
    author: authorOf(actor),
    currentFileId: storedFileId,
    path,
  });
  if (takenFile === null) throw invalid({ path, message: "files.notFound" });
  return takenFile;
}

/** Find the reporting officer by name among seafarers on board in the period. */
async function officerOf(db: Transaction, input: ReportInput, { vessel, person }: About): Promise<number | null> {
  const officer = await db
    .select({ id: crew.id })
    .from(assignments)
    .innerJoin(crew, eq(crew.id, assignments.crewId))
    .where(
      and(
        eq(assignments.vesselId, vessel.id),
        sql`lower(${crew.fullName}) = lower(${input.reportingOfficer}) and ${crew.id} <> ${person.id}`,
        sql`${assignments.checkedInOn} <= ${input.dateOfReport}`,
        or(sql`${assignments.checkedOutOn} is null`, sql`${assignments.checkedOutOn} >= ${input.reportingPeriodFrom}`),
      ),
    )
    .groupBy(crew.id)
    .limit(2);
  return officer.length === 1 ? (officer[0]?.id ?? null) : null;
}

const training = (input: ReportInput) => (input.flag === "Form" ? input.trainingList : []);

type ReportContent = { formId: number | null; averageScore: WholeScore | null; lines: Line[]; fileId: string | null };

/** Validate a report and return it in stored form. @throws invalid for each field */
export async function validatedReport(
  author: Author,
  input: ReportInput,
  about: About,
  storedFileId: string | null = null,
) {
  const { db, now } = author;
  const { assignment, position, person } = about;
  const boardPeriod = { from: assignment.checkedInOn ?? assignment.startDate, to: assignment.checkedOutOn };
  const problems = [...periodProblems(input, boardPeriod, dayOf(now)), ...decisionProblems(input)];
  let content: ReportContent;
  if (input.flag === "Form") {
    const formId = await formOf(db, input, now);
    const ratings = validateRatings(input, await questionsOf(db, formId), rankGroupOf(position.level));
    problems.push(...ratings.problems);
    content = { formId, averageScore: ratings.average, lines: ratings.lines, fileId: null };
  } else {
    const averageScore = scoreOf(input.seafarersRatingMandatoryAverageScore);
    content = { formId: null, averageScore, lines: [], fileId: null };
  }
  if (problems.length > 0) throw invalid(...problems);
  if (input.flag === "Upload") content.fileId = await fileOf(author, input, person.id, storedFileId);
  const { lines, ...stored } = content;
  return {
    lines,
    trainings: training(input),
    values: {
      ...stored,
      flag: input.flag,
      dateOfReport: input.dateOfReport,
      periodFrom: input.reportingPeriodFrom,
      periodTo: input.reportingPeriodTo,
      reason: input.reasonForTheReport,
      reportingOfficer: input.reportingOfficer,
      reportingOfficerRank: input.reportingOfficerRank,
      reportingOfficerId: await officerOf(db, input, about),
      master: input.master,
      generalComments: input.generalComments,
      courseRank: input.flag === "Form" ? input.courseRank : null,
      documentName: input.flag === "Upload" ? input.documentAppraisalName : null,
      suitableForTrade: input.suitableForThisTypeOfVesselTrade ?? null,
      suitableForTradeReason: storedReason(input, "suitableForThisTypeOfVesselTrade"),
      reemployInRank: input.reemployInCurrentRank ?? null,
      reemployInRankReason: storedReason(input, "reemployInCurrentRank"),
      promote: input.promote ?? null,
      promoteReason: storedReason(input, "promote"),
      toBeReemployed: input.toBeReemployed ?? null,
      toBeReemployedReason: storedReason(input, "toBeReemployed"),
      recommendation: input.recommendation ?? null,
      recommendationReason: storedReason(input, "recommendation"),
    } satisfies Partial<typeof appraisals.$inferInsert>,
  };
}
type ValidatedReport = Awaited<ReturnType<typeof validatedReport>>;

/** Replace a report's lines and trainings. */
export async function replaceLines(db: Transaction, appraisalId: number, { lines, trainings }: ValidatedReport) {
  await db.delete(appraisalLines).where(eq(appraisalLines.appraisalId, appraisalId));
  await db.delete(appraisalTrainings).where(eq(appraisalTrainings.appraisalId, appraisalId));
  if (lines.length > 0) await db.insert(appraisalLines).values(lines.map((line) => ({ ...line, appraisalId })));
  if (trainings.length > 0)
    await db.insert(appraisalTrainings).values(trainings.map((item, position) => ({ ...item, appraisalId, position })));
}
