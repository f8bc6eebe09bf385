import { randomInt } from "node:crypto";
import type { Executor } from "@/db/client";
import type { AssessmentStatus, AssessmentType } from "@/db/enums/applicants";
import { applicants, assessments } from "@/db/schema/applicants";
import { lookupId, openOpening } from "./openings";
import { sampleApplicant } from "./personal/sample-person";

type Row = [type: AssessmentType, status: AssessmentStatus, details?: object];
type Opening = Awaited<ReturnType<typeof openOpening>>;

const screened: Row[] = [
  ["screening", "Pending"],
  ["screening", "Passed"],
  ["boc", "Pending"],
];
const tested: Row[] = [...screened, ["boc", "Passed"], ["ces", "Pending"], ["marlin", "Pending"]];
const interviewed: Row[] = [...tested, ["ces", "Passed"], ["marlin", "Passed"], ["interview", "Pending"]];
const examined: Row[] = [...interviewed, ["interview", "Passed"], ["mcu", "Pending"]];

const places = {
  screening: { statusId: 1, rows: screened.slice(0, 1) },
  boc: { statusId: 2, rows: screened },
  tests: { statusId: 3, rows: tested },
  interview: { statusId: 5, rows: interviewed },
  mcu: { statusId: 6, rows: examined },
  result: { statusId: 7, rows: [...examined, ["mcu", "Passed"], ["result", "Pending"]] satisfies Row[] },
};

/** Create applicants of one opening at a stage, with their history. */
export async function applicantsAt(
  db: Executor,
  place: keyof typeof places,
  count = 1,
  opening?: Opening,
  changes: Partial<typeof applicants.$inferInsert> = {},
) {
  const { id: jobOpeningId, divisionId, positionId, vesselTypeId } = opening ?? (await openOpening(db));
  const nationalityId = await lookupId(db, "nationality");
  const { statusId, rows } = places[place];
  const values = Array.from({ length: count }, () => {
    const serial = String(randomInt(1e9)).padStart(9, "0");
    return {
      registrationNumber: `REG-${divisionId === 1 ? "M" : "T"}-202611-${serial}`,
      divisionId,
      jobOpeningId,
      positionId,
      vesselTypeId,
      currentStatusId: statusId,
      language: "en" as const,
      ...sampleApplicant(),
      idNumber: null,
      kkNumber: null,
      email: `budi.${serial}@example.com`,
      nationalityId,
      seafarerCode: `6${serial}`,
      bmi: 23.8,
      consentVersion: "2026-11",
      consentLanguage: "en" as const,
      consentAt: new Date(),
      specificConsentAt: new Date(),
      ...changes,
    };
  });
  const stored = await db.insert(applicants).values(values).returning();
  const histories = stored.flatMap(({ id }) =>
    rows.map(([type, status, details]) => ({ applicantId: id, type, status, divisionId, details: details ?? null })),
  );
  await db.insert(assessments).values(histories);
  return stored;
}

export async function applicantAt(
  db: Executor,
  place: keyof typeof places,
  opening?: Opening,
  changes?: Partial<typeof applicants.$inferInsert>,
) {
  const [applicant] = await applicantsAt(db, place, 1, opening, changes);
  if (!applicant) throw new Error("applicant was not stored");
  return applicant;
}
