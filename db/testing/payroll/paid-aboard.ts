import { and, asc, eq } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { crew } from "@/db/schema/crew";
import { files } from "@/db/schema/files";
import { lookups } from "@/db/schema/lookups";
import { assignments } from "@/db/schema/manning";
import { preparationPkls, preparations } from "@/db/schema/preparation";
import { operationAreas, rateVersions } from "@/db/schema/rates";
import { payrollSettings } from "@/db/schema/work-orders";
import { tableKinds } from "@/lib/features/work-orders/explanation.rules";
import { anyOf } from "../../any-of";
import { aboard } from "../manning";
import { person } from "../people";

/** The delivered tables of tax and social security, verified. */
export async function tablesVerified(db: Executor) {
  const { userId } = await person(db, "crewingmanagermarine");
  await db
    .update(rateVersions)
    .set({ state: "verified", verifiedBy: userId, verifiedAt: new Date("2026-01-05T03:00:00Z") })
    .where(and(anyOf(rateVersions.kind, tableKinds), eq(rateVersions.state, "draft")));
}

/** A division that is paid by the product from a month on, with the rate of JKK of the examples, where no amount takes two unless the test says so. */
export const paysFrom = (db: Executor, usedFrom: string, changes: Partial<typeof payrollSettings.$inferInsert> = {}) =>
  db.update(payrollSettings).set({ usedFrom, riskRate: 127, secondPersonFrom: 1e10, ...changes });

type Wages = Partial<typeof preparationPkls.$inferInsert>;
const seven = { basicSalary: 5_500_000, allowances: 2_000_000, allowancesTradingOut: 1_250_000 };

let serial = 0;
const next = () => `${process.pid}${++serial}${Date.now()}`;

async function optionOf(db: Executor, kind: typeof lookups.$inferSelect.kind) {
  const [row] = await db.select().from(lookups).where(eq(lookups.kind, kind)).orderBy(asc(lookups.id)).limit(1);
  if (!row) throw new Error(`no ${kind}`);
  return row.id;
}

type AssignmentDates = { id: number; crewId: number; vesselId: number };

/** A signed agreement of an assignment, from the first work order unless other wages are given. */
export async function agreedFor(db: Executor, stay: AssignmentDates, startDate: string, wages: Wages = {}) {
  const [crewMember] = await db.select().from(crew).where(eq(crew.id, stay.crewId));
  const [area] = await db.select().from(operationAreas).orderBy(asc(operationAreas.id)).limit(1);
  if (!crewMember || !area) throw new Error("nobody agrees");
  const [known] = await db.select().from(preparations).where(eq(preparations.assignmentId, stay.id));
  const of = { assignmentId: stay.id, crewId: stay.crewId, vesselId: stay.vesselId };
  const [preparation] = known ? [known] : await db.insert(preparations).values(of).returning();
  const scan = { fileType: "pkl", name: "pkl.pdf", contentType: "application/pdf", size: 1, sha256: "a" };
  const [file] = await db
    .insert(files)
    .values({ ...scan, content: Buffer.from("a") })
    .returning();
  const option = await optionOf(db, "port");
  const money = { ...seven, ...wages };
  const total = [money.basicSalary, money.allowances, money.allowancesTradingOut].reduce<number>(
    (sum, amount) => sum + (amount ?? 0),
    0,
  );
  const [row] = await db
    .insert(preparationPkls)
    .values({
      preparationId: preparation?.id ?? 0,
      crewId: stay.crewId,
      divisionId: crewMember.divisionId,
      documentNumber: `PKL/${next()}`,
      documentName: "PKL",
      docReleasedDate: startDate,
      startDate,
      endDate: `${Number(startDate.slice(0, 4)) + 1}-12-31`,
      province: "JK",
      vesselId: stay.vesselId,
      sealingOfficerId: option,
      sealingOfficerName: "Officer",
      shippingArea: "NCV",
      shippingAreaId: option,
      vesselName: "MV",
      firstPartyId: option,
      firstPartyName: "Party",
      firstPartyPosition: "Manager",
      firstPartyOffice: "JAKARTA",
      crewName: crewMember.fullName,
      dateOfBirth: crewMember.dateOfBirth,
      age: 36,
      seamanBookNo: "E 1",
      currentPositionId: crewMember.positionId,
      nextPositionId: crewMember.positionId,
      employeeNo: crewMember.employeeNumber,
      ptkpId: await optionOf(db, "ptkp"),
      principalName: "PT One",
      operationAreaId: area.id,
      payrollCategoryId: 1,
      leavePay: 0,
      totalWages: total,
      signedFileId: file?.id ?? "",
      signedSha256: "b",
      signedAt: new Date(`${startDate}T03:00:00Z`),
      ...money,
    })
    .returning();
  if (!row) throw new Error("the agreement was not stored");
  return row;
}

const statusOf = async (db: Executor, code: string) => {
  const [row] = await db
    .select()
    .from(lookups)
    .where(and(eq(lookups.kind, "ptkp"), eq(lookups.code, code)));
  return row?.id ?? null;
};

type Given = NonNullable<Parameters<typeof aboard>[2]> & { to?: string; ptkp?: string; wages?: Wages | null };

/** A person with a NIK on board since or until a day, with a signed agreement; `wages: null` means without one. */
export async function paidAboard(
  db: Executor,
  vesselRow: { id: number; divisionId: number },
  { to, ptkp = "K/1", wages = {}, since = "2026-09-10", ...given }: Given = {},
) {
  const ptkpId = await statusOf(db, ptkp);
  const joined = await aboard(db, vesselRow, { since, ptkpId, idNumber: "3175011205900001", ...given });
  if (to !== undefined) await leaves(db, joined.tour.id, to);
  if (wages !== null) await agreedFor(db, joined.tour, since, wages);
  return joined;
}

/** Sign a person off. */
export async function leaves(db: Executor, assignmentId: number, on: string) {
  const [row] = await db
    .update(assignments)
    .set({ slot: "previous", checkedOutOn: on })
    .where(eq(assignments.id, assignmentId))
    .returning();
  await db
    .update(crew)
    .set({ status: "off-board", vesselId: null })
    .where(eq(crew.id, row?.crewId ?? 0));
}
