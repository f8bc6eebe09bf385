import { randomInt } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Executor } from "@/db/client";
import type { PreparationResult } from "@/db/enums/preparation";
import { assessments } from "@/db/schema/applicants";
import { lookups } from "@/db/schema/lookups";
import { positions } from "@/db/schema/positions";
import { preparationMcus, preparations } from "@/db/schema/preparation";
import { feeRates, rateVersions } from "@/db/schema/rates";
import { ujbmMonths, ujbmRows } from "@/db/schema/ujbm";
import { personMonths, workOrders } from "@/db/schema/work-orders";
import { requirePresent } from "@/lib/platform/unknown-record";
import { seafarer } from "../crew";
import { aboard, assigned, seatOn } from "../manning";
import { person } from "../people";
import { documented } from "./schedules";
import { schedules } from "@/db/schema/scheduling";

type VesselRow = { id: number; name: string; divisionId: number; principalId?: number | null };

const optionOf = async (db: Executor, kind: "mcu-package" | "mcu-health-status-degree") =>
  requirePresent((await db.select().from(lookups).where(eq(lookups.kind, kind)).limit(1))[0], kind).id;

type Checkup = {
  day?: string;
  price?: number | null;
  name?: string;
  sequence?: number;
  result?: PreparationResult | null;
};

/** A check-up of a joiner, passed by default, with its price. */
export async function examined(
  db: Executor,
  vesselRow: VesselRow,
  {
    day = "2026-09-10",
    price = 1_250_000,
    name = "Agus Setiawan",
    sequence = randomInt(1, 1e6),
    result = "Passed",
  }: Checkup = {},
) {
  const seat = await seatOn(db, vesselRow, "Able Seaman", sequence);
  const { id: crewId } = await seafarer(db, { divisionId: vesselRow.divisionId, fullName: name });
  const { id: assignmentId } = await assigned(db, seat, crewId);
  const [preparation] = await db
    .insert(preparations)
    .values({ assignmentId, crewId, vesselId: vesselRow.id })
    .returning();
  const { id: preparationId } = requirePresent(preparation, "a preparation");
  const done = result
    ? { result, resultAt: new Date(), degreeId: await optionOf(db, "mcu-health-status-degree") }
    : { result };
  const [row] = await db
    .insert(preparationMcus)
    .values({
      preparationId,
      crewId,
      letterNumber: "17",
      clinic: "Klinik Bahari",
      scheduledOn: day,
      price,
      packageId: await optionOf(db, "mcu-package"),
      ...done,
    })
    .returning();
  return requirePresent(row, "a check-up");
}

/** An applicant's appointment, with the result and its price where there are such. */
export async function appointed(
  db: Executor,
  { id: applicantId, divisionId }: { id: number; divisionId: number },
  date: string,
  price?: number | null,
) {
  const of = { applicantId, divisionId, type: "mcu" } as const;
  const details = { date, clinic: "Klinik Bahari", package: "Basic", letterNumber: "17" };
  const [row] = await db
    .insert(assessments)
    .values({ ...of, status: "InProgress", details })
    .returning();
  if (price !== undefined)
    await db.insert(assessments).values({ ...of, status: "Completed", details: { result: "Fit", price } });
  return requirePresent(row, "an appointment");
}

/** A document of a travel schedule, with its price. */
export async function travelled(
  db: Executor,
  vesselRow: VesselRow,
  {
    day = "2026-09-10",
    price = 900_000,
    name = "Agus Setiawan",
    document = "Ticket",
    sequence = randomInt(1, 1e6),
  } = {},
) {
  const { person, tour } = await aboard(db, vesselRow, { fullName: name, sequence, since: day, until: "2027-02-01" });
  const [schedule] = await db.select().from(schedules).where(eq(schedules.assignmentId, tour.id));
  const held = requirePresent(schedule, "a schedule");
  return { ...(await documented(db, { id: held.id, crewId: person.id }, { name: document, price })), schedule: held };
}

/** What a vessel got for provisions in a closed month: so many people for a day each, at 65,000. */
export async function provisioned(db: Executor, vesselRow: VesselRow, month: string, crew = 10) {
  const ofMonth = { divisionId: vesselRow.divisionId, month };
  const [known] = await db
    .select()
    .from(ujbmMonths)
    .where(and(eq(ujbmMonths.divisionId, vesselRow.divisionId), eq(ujbmMonths.month, month)));
  const [closed] = known
    ? [known]
    : await db
        .insert(ujbmMonths)
        .values({ ...ofMonth, closedAt: new Date() })
        .returning();
  const version = {
    kind: "ujbm",
    effectiveFrom: `20${randomInt(10, 25)}-01-01`,
    source: "Test",
    checksum: "x",
  } as const;
  const [kept] = await db
    .select()
    .from(rateVersions)
    .where(and(eq(rateVersions.kind, "ujbm"), eq(rateVersions.source, "Test")))
    .limit(1);
  const [rates] = kept ? [kept] : await db.insert(rateVersions).values(version).returning();
  const [row] = await db
    .insert(ujbmRows)
    .values({
      monthId: requirePresent(closed, "a month").id,
      vesselId: vesselRow.id,
      vesselName: vesselRow.name,
      rateVersionId: requirePresent(rates, "rates").id,
      rate: 65_000,
      crew,
      days: 1,
      correction: 0,
      carriedIn: 0,
      specialDays: 0,
      total: 65_000 * crew,
    })
    .returning();
  return requirePresent(row, "a row of UJBM");
}

/** A work order of a month, locked by default. */
export async function worked(
  db: Executor,
  vesselRow: VesselRow,
  month: string,
  { income = 9_772_673, employerPension = 427_500, name = "Agus Setiawan", isLocked = true } = {},
) {
  const { id: crewId, employeeNumber } = await seafarer(db, { divisionId: vesselRow.divisionId, fullName: name });
  const [position] = await db.select({ id: positions.id }).from(positions).limit(1);
  const of = { divisionId: vesselRow.divisionId, crewId, month };
  const state = isLocked ? ("locked" as const) : ("draft" as const);
  const [held] = await db
    .insert(personMonths)
    .values({
      ...of,
      taxMonth: month,
      inputs: "{}",
      tables: [],
      problems: [],
      isHeld: false,
      hash: "x",
      gross: income,
      pension: 0,
      withheld: 0,
      takeHome: income,
      calculatedAt: new Date(),
    })
    .returning();
  const [row] = await db
    .insert(workOrders)
    .values({
      ...of,
      number: `WO/T/${month.slice(0, 7)}/${crewId}`,
      personMonthId: requirePresent(held, "a month").id,
      vesselId: vesselRow.id,
      vesselName: vesselRow.name,
      principalId: vesselRow.principalId ?? null,
      crewName: name,
      employeeNumber,
      firstDay: month,
      lastDay: month,
      days: 1,
      positionId: requirePresent(position, "a rank").id,
      ptkpCode: "TK/0",
      wages: income,
      income,
      employerPension,
      deductions: 0,
      takeHome: income,
      leaveSaved: 0,
      state,
    })
    .returning();
  return requirePresent(row, "a work order");
}

/** Fee and VAT in force, as bills are written by them where no contract says otherwise. */
export async function feesInForce(
  db: Executor,
  {
    effectiveFrom = "2026-01-02",
    feePercentage = 8,
    vatPercentage = 11,
    vatTwelfths = 12,
    vatBase = "billsAfterFee" as "billsAfterFee" | "feeOnly",
  } = {},
) {
  const [row] = await db
    .insert(rateVersions)
    .values({ kind: "fees-and-vat", effectiveFrom, source: "Test", checksum: "x", rowCount: 1 })
    .returning();
  const { id: versionId } = requirePresent(row, "fee and VAT");
  await db.insert(feeRates).values({ versionId, feePercentage, vatPercentage, vatTwelfths, vatBase });
  const { userId } = await person(db, "crewingmanagermarine");
  await db
    .update(rateVersions)
    .set({ state: "verified", verifiedBy: userId, verifiedAt: new Date() })
    .where(eq(rateVersions.id, versionId));
  return versionId;
}
