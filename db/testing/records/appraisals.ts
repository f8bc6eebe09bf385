import { randomUUID } from "node:crypto";
import { and, asc, eq } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { appraisalForms, appraisalQuestions, appraisals } from "@/db/schema/appraisals";
import { seats } from "@/db/schema/manning";
import { positions } from "@/db/schema/positions";
import { questionsForGroup, rankGroupOf } from "@/lib/features/appraisals/rank-questions.rules";

type Stay = { person: { id: number; fullName: string }; seat: { id: number }; tour: { id: number; startDate: string } };

const decisions = {
  suitableForThisTypeOfVesselTrade: true,
  reemployInCurrentRank: true,
  promote: false,
  promoteReason: "Needs one more contract in this rank",
  toBeReemployed: true,
  recommendation: true,
};
const header = {
  dateOfReport: "2026-11-19",
  reportingPeriodFrom: "2026-08-01",
  reportingPeriodTo: "2026-11-18",
  reasonForTheReport: "seafarer signing off vessel",
  reportingOfficer: "Capt. Hendra Wijaya",
  reportingOfficerRank: "Master",
  master: "Capt. Hendra Wijaya",
  generalComments: "Reliable on watch and with the paperwork.",
};

/** The questions in force that a seat's rank is asked. */
async function questionsFor(db: Executor, seatId: number) {
  const [rank] = await db
    .select({ level: positions.level })
    .from(seats)
    .innerJoin(positions, eq(positions.id, seats.positionId))
    .where(eq(seats.id, seatId));
  const [form] = await db
    .select()
    .from(appraisalForms)
    .where(eq(appraisalForms.state, "published"))
    .orderBy(asc(appraisalForms.effectiveFrom))
    .limit(1);
  if (!rank || !form) throw new Error("nothing to ask");
  const questions = await db
    .select()
    .from(appraisalQuestions)
    .where(and(eq(appraisalQuestions.formId, form.id)));
  const group = rankGroupOf(rank.level);
  return { formId: form.id, group, mandatory: questionsForGroup(questions, "mandatory", group), questions };
}

/** A complete appraisal form of an assignment, with this score on every mandatory line. */
export async function formReport(db: Executor, { person, seat, tour }: Stay, score = 4) {
  const { mandatory } = await questionsFor(db, seat.id);
  return {
    flag: "Form",
    reportKey: randomUUID(),
    assignmentId: tour.id,
    ...header,
    ...decisions,
    vesselName: "MV",
    seafarersName: person.fullName,
    dateOfBirth: "1990-01-01",
    nationality: "Indonesia",
    crewRank: "Rank",
    seafarersRatingMandatory: mandatory.map(({ sequenceNo, question }) => ({
      no: String(sequenceNo),
      name: question,
      score,
      comment: score < 3 ? "Has to be told twice" : null,
    })),
    seafarersRatingAdditional: [] as { no: string; name: string; score: number | null; comment: string | null }[],
    courseRank: "Common Courses",
    trainingList: [{ no: "CC-05", name: "Enclosed Space Entry and Rescue", reason: "Tank entries", comment: null }],
  };
}

/** An uploaded report as it is sent. */
export const uploadReport = ({ tour }: Pick<Stay, "tour">, documentAppraisalId: string | undefined) => ({
  flag: "Upload",
  reportKey: randomUUID(),
  assignmentId: tour.id,
  ...header,
  documentAppraisalId,
  documentAppraisalName: "appraisal.pdf",
  seafarersRatingMandatoryAverageScore: 3,
});

/** A report as it rests, without its lines. */
export async function appraised(
  db: Executor,
  { person, seat, tour }: Stay & { tour: { vesselId: number } },
  values: Partial<typeof appraisals.$inferInsert> = {},
) {
  const { formId } = await questionsFor(db, seat.id);
  const [place] = await db.select({ positionId: seats.positionId }).from(seats).where(eq(seats.id, seat.id));
  const reportKey = randomUUID();
  const [row] = await db
    .insert(appraisals)
    .values({
      reportKey,
      lastKey: reportKey,
      assignmentId: tour.id,
      crewId: person.id,
      vesselId: tour.vesselId,
      positionId: place?.positionId ?? 0,
      flag: "Form",
      formId,
      dateOfReport: "2026-11-19",
      periodFrom: "2026-08-01",
      periodTo: "2026-11-18",
      reason: "seafarer signing off vessel",
      master: "Capt. Hendra Wijaya",
      reportingOfficer: "Capt. Hendra Wijaya",
      reportingOfficerRank: "Master",
      averageScore: 4,
      reviewStatus: "Approved",
      reviewedAt: new Date("2026-11-19T03:00:00Z"),
      ...values,
    })
    .returning();
  if (!row) throw new Error("appraisal was not stored");
  return row;
}
