import { and, eq } from "drizzle-orm";
import type { Executor } from "@/db/client";
import type { LookupKind } from "@/db/enums/lookups";
import type { PreparationResult } from "@/db/enums/preparation";
import { crew } from "@/db/schema/crew";
import { lookups } from "@/db/schema/lookups";
import { files } from "@/db/schema/files";
import { assignments, seats } from "@/db/schema/manning";
import { preparationBjsts, preparationMcus, preparationPkls, preparations } from "@/db/schema/preparation";
import { operationAreas } from "@/db/schema/rates";
import { vessels } from "@/db/schema/vessels";
import { fitSeafarer } from "./fit-seafarer";
import { assigned, seatOn } from "../manning";
import { scheduled } from "./schedules";

type VesselRow = { id: number; divisionId: number; vesselTypeId: number };
type Values = { rank?: string; sequence?: number; joins?: string; name?: string };

/** A confirmed joiner with all documents and a preparation. */
export async function joining(db: Executor, vesselRow: VesselRow, values: Values = {}) {
  const { rank = "Bosun", sequence = 1, joins: startDate = "2026-12-20", name = "Agus Setiawan" } = values;
  const seat = await seatOn(db, vesselRow, rank, sequence);
  const { id: crewId } = await fitSeafarer(
    db,
    { seat, vessel: vesselRow },
    { divisionId: vesselRow.divisionId, rank, fullName: name },
  );
  await db.update(crew).set({ missingCertificates: 0, firstCertificateExpiry: null }).where(eq(crew.id, crewId));
  const endDate = `${Number(startDate.slice(0, 4)) + 1}-06-20`;
  const { id: assignmentId } = await assigned(db, seat, crewId, { startDate, endDate });
  const [row] = await db.insert(preparations).values({ assignmentId, crewId, vesselId: vesselRow.id }).returning();
  if (!row) throw new Error("preparation was not stored");
  return { crewId, assignmentId, preparationId: row.id, seat };
}
type Joining = { crewId: number; preparationId: number };

/** The first option of a kind, whichever it is. */
export async function anyOption(db: Executor, kind: LookupKind, code?: string) {
  const [row] = await db
    .select({ id: lookups.id })
    .from(lookups)
    .where(and(eq(lookups.kind, kind), code ? eq(lookups.code, code) : undefined))
    .limit(1);
  if (!row) throw new Error(`no ${kind}`);
  return row.id;
}

/** A check-up of a joiner, without a result unless one is given. */
export async function checkedUp(
  db: Executor,
  { crewId, preparationId }: Joining,
  { result = null, day = "2026-11-25" }: { result?: PreparationResult | null; day?: string } = {},
) {
  const of = { crewId, preparationId, letterNumber: "17", clinic: "Klinik Bahari", scheduledOn: day };
  const done = result
    ? { result, resultAt: new Date(), degreeId: await anyOption(db, "mcu-health-status-degree") }
    : { result };
  const [row] = await db
    .insert(preparationMcus)
    .values({ ...of, packageId: await anyOption(db, "mcu-package"), ...done })
    .returning();
  if (!row) throw new Error("check-up was not stored");
  return row;
}

/** A training of a joiner, without a result unless one is given. */
export async function trained(
  db: Executor,
  { crewId, preparationId }: Joining,
  { result = null, day = "2026-11-25" }: { result?: PreparationResult | null; day?: string } = {},
) {
  const of = { crewId, preparationId, letterNumber: "B-1", place: "Jakarta", startDate: day, endDate: day };
  const [row] = await db
    .insert(preparationBjsts)
    .values({ ...of, typeId: await anyOption(db, "bjst-type"), result, resultAt: result ? new Date() : null })
    .returning();
  if (!row) throw new Error("training was not stored");
  return row;
}

/** A scan whose contents do not matter. */
async function scanOf(db: Executor, fileType: string) {
  const content = Buffer.from("%PDF-1.7");
  const kept = { name: "scan.pdf", contentType: "application/pdf", size: content.length, sha256: "x", content };
  const [row] = await db
    .insert(files)
    .values({ fileType, ...kept })
    .returning({ id: files.id });
  if (!row) throw new Error("file was not stored");
  return row.id;
}

/** The agreement of a preparation, signed unless said otherwise. */
export async function agreed(db: Executor, { preparationId }: Pick<Joining, "preparationId">, isSigned = true) {
  const [plan] = await db
    .select({ crewId: preparations.crewId, vessel: vessels, positionId: seats.positionId, tour: assignments })
    .from(preparations)
    .innerJoin(vessels, eq(vessels.id, preparations.vesselId))
    .innerJoin(assignments, eq(assignments.id, preparations.assignmentId))
    .innerJoin(seats, eq(seats.id, assignments.seatId))
    .where(eq(preparations.id, preparationId));
  const [area] = await db.select({ id: operationAreas.id }).from(operationAreas).limit(1);
  if (!plan || !area) throw new Error("nobody prepares");
  const option = await anyOption(db, "mcu-package");
  const { crewId, vessel, positionId, tour } = plan;
  const signed = { signedFileId: await scanOf(db, "pkl"), signedSha256: "b", signedAt: new Date() };
  const [row] = await db
    .insert(preparationPkls)
    .values({
      preparationId,
      crewId,
      vesselId: vessel.id,
      vesselName: vessel.name,
      divisionId: vessel.divisionId,
      documentNumber: `PKL/${preparationId}`,
      documentName: "PKL",
      docReleasedDate: "2026-11-20",
      startDate: tour.startDate,
      endDate: tour.endDate,
      province: "JK",
      sealingOfficerId: option,
      sealingOfficerName: "Officer",
      firstPartyId: option,
      firstPartyName: "Party",
      firstPartyPosition: "Crewing Manager",
      firstPartyOffice: "JAKARTA",
      crewName: "Agus Setiawan",
      dateOfBirth: "1990-04-12",
      age: 36,
      seamanBookNo: "E 143100",
      employeeNo: "1",
      currentPositionId: positionId,
      nextPositionId: positionId,
      ptkpId: option,
      principalName: "PT One",
      shippingAreaId: option,
      shippingArea: "NCV",
      operationAreaId: area.id,
      payrollCategoryId: 1,
      basicSalary: 5_000_000,
      leavePay: 0,
      totalWages: 5_000_000,
      fileId: await scanOf(db, "pkl"),
      sha256: "a",
      ...(isSigned ? signed : {}),
    })
    .returning();
  if (!row) throw new Error("agreement was not stored");
  return row;
}

/** A joiner who has completed everything before boarding. */
export async function readyToBoard(
  db: Executor,
  plan: { id: number; crewId: number; vesselId: number; startDate: string; endDate: string },
) {
  const { id: assignmentId, crewId, vesselId } = plan;
  await scheduled(db, plan, { statusId: 3 });
  const [row] = await db.insert(preparations).values({ assignmentId, crewId, vesselId }).returning();
  if (!row) throw new Error("preparation was not stored");
  const one = { crewId, preparationId: row.id };
  await checkedUp(db, one, { result: "Passed" });
  await trained(db, one, { result: "Passed" });
  await agreed(db, one);
  return one;
}
