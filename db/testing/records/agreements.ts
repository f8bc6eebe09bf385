import { and, eq } from "drizzle-orm";
import type { Executor, Transaction } from "@/db/client";
import type { LookupKind } from "@/db/enums/lookups";
import { crew } from "@/db/schema/crew";
import { lookups } from "@/db/schema/lookups";
import { positions } from "@/db/schema/positions";
import { preparations } from "@/db/schema/preparation";
import { operationAreas } from "@/db/schema/rates";
import { verifyRates } from "@/lib/features/rates/versions/verify-rates";
import { vessel } from "../crew";
import { fitSeafarer } from "./fit-seafarer";
import { assigned, seatOn } from "../manning";
import { person, principal } from "../people";
import { ratesDraft } from "./rates";
import { as } from "../rolled-back";

/** Create a version of rates from a day on, written and verified by two users. */
async function inForce(
  db: Executor,
  kind: "salary-matrix" | "minimum-wages",
  rows: Record<string, string | number | null>[],
) {
  const author = await person(db, "crewingfinancemarine");
  const { id, version, checksum } = await ratesDraft(author, { kind, rows, effectiveFrom: "2026-11-02" });
  await verifyRates.execute(as(await person(db, "superadmin")), { id, version, checksum });
}

async function option(db: Executor, kind: LookupKind) {
  const [row] = await db.select().from(lookups).where(eq(lookups.kind, kind)).orderBy(lookups.id).limit(1);
  if (!row) throw new Error(`no ${kind}`);
  return row;
}

type Given = { divisionId?: 1 | 2; rank?: string; basicSalary?: number; minimum?: number | null };

/**
 * Create a joiner with everything a PKL needs, the wages of the rank and the minimum wage in force; and a form for it.
 */
export async function agreeable(
  db: Transaction,
  { divisionId = 1, rank = "Bosun", basicSalary = 12_000_000, minimum = 5_396_761 }: Given = {},
) {
  const owner = await principal(db, divisionId);
  const [area] = await db.select().from(operationAreas).orderBy(operationAreas.id).limit(1);
  if (!area) throw new Error("no operation area");
  const place = { principalId: owner.id, operationAreaId: area.id, payrollCategoryId: 1 };
  const ship = await vessel(db, { divisionId, flag: "Indonesia", grt: 512, imoNumber: null, ...place });
  const seat = await seatOn(db, ship, rank);
  const { id: crewId } = await fitSeafarer(db, { seat, vessel: ship }, { divisionId, rank, email: "agus@example.com" });
  const { id: assignmentId } = await assigned(db, seat, crewId);
  const [preparation] = await db.insert(preparations).values({ assignmentId, crewId, vesselId: ship.id }).returning();
  const [position] = await db
    .select()
    .from(positions)
    .where(and(eq(positions.divisionId, divisionId), eq(positions.nameEn, rank)));
  if (!preparation || !position) throw new Error("nobody prepares");
  const key = { positionId: position.id, operationAreaId: area.id, payrollCategoryId: 1 };
  const lines = { kpak: 1_000_000, regionalAllowance: 2_500_000, overseasAllowance: null, positionAllowance: null };
  if (divisionId === 1) await inForce(db, "salary-matrix", [{ ...key, basicSalary, ...lines }]);
  if (minimum !== null)
    await inForce(db, "minimum-wages", [{ province: "JK", year: 2026, amount: minimum, decree: "SK 1/2026" }]);
  const [officer, first, port, ptkp] = [
    await option(db, "sealing-officer"),
    await option(db, "first-party"),
    await option(db, "port"),
    await option(db, "ptkp"),
  ];
  const [someone] = await db.update(crew).set({ ptkpId: ptkp.id }).where(eq(crew.id, crewId)).returning();
  const form = {
    crewId,
    vesselId: ship.id,
    pklDocumentNumber: " pkl/001/xi/2026 ",
    ptkpGolId: String(ptkp.id),
    docReleasedDate: "2026-11-20",
    shipCrewSealingOfficerName: officer.name,
    crewSealingOffice: "ksop utama tanjung priok",
    firstPartyName: first.name,
    position: "crewing manager",
    firstPartyOffice: "Jakarta Utara",
    initialRankAs: position.id,
    seamanBookNo: "e 143100",
    passportNo: "c 1234567",
    employeeNo: someone?.employeeNumber,
    shippingArea: port.name,
  };
  return { ship, seat, crewId, assignmentId, preparationId: preparation.id, position, form };
}

/** The money a tanker's form has, with a sum that is right. */
export const tankerMoney = {
  basicSalary: "9000000.00",
  overtime: "2000000.00",
  leavePay: "750000.00",
  allowances: "1250000.00",
  allowancesTradingOut: "12.50",
  totalWages: "13000000.00",
};
