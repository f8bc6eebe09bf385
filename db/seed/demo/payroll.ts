import { createHash } from "node:crypto";
import { and, asc, eq, gte, isNotNull, isNull, or } from "drizzle-orm";
import { tableKinds } from "@/lib/features/work-orders/explanation.rules";
import { calculateDrafts } from "@/lib/features/work-orders/drafting/draft-slips.queries";
import { nextPeople } from "@/lib/features/work-orders/drafting/people.queries";
import { storeMonths } from "@/lib/features/work-orders/drafting/store-months.queries";
import { tablesOf } from "@/lib/features/work-orders/drafting/tables-of-month.queries";
import { payrollDivisionOf } from "@/lib/features/work-orders/payroll-division.queries";
import { lockPayrollPeriod } from "@/lib/features/work-orders/periods/lock.queries";
import { addDays, addMonths, dayOf } from "@/lib/platform/calendar/dates";
import { AppError } from "@/lib/platform/errors";
import { daysAfter } from "@/lib/platform/calendar/instants";
import { anyOf } from "../../any-of";
import type { Executor, Transaction } from "../../client";
import { crew } from "../../schema/crew";
import { files } from "../../schema/files";
import { lookups } from "../../schema/lookups";
import { assignments, seats } from "../../schema/manning";
import { preparationPkls, preparations } from "../../schema/preparation";
import { operationAreas, rateVersions, salaryRates } from "../../schema/rates";
import { users } from "../../schema/users";
import { principals, vessels } from "../../schema/vessels";
import {
  employmentPay,
  openingBalances,
  payrollAllotments,
  payrollDebts,
  payrollSettings,
} from "../../schema/work-orders";
import { statementScan } from "../../specimens/scans";
import { insertRows } from "../insert-rows";
import { reserveIds } from "../reserve-ids";
import { atHour } from "./calendar";

type Office = { finance: Map<number, number>; verifier: number };

async function officeOf(db: Executor): Promise<Office> {
  const accounts = await db.select().from(users).orderBy(asc(users.id));
  const verifier = accounts.find(({ role }) => role === "crewingmanagermarine")?.id;
  if (verifier === undefined) throw new Error("the demo has nobody who verifies rates");
  const finance = accounts.filter(({ role }) => role.startsWith("crewingfinance"));
  return { finance: new Map(finance.map(({ divisionId, id }) => [divisionId, id])), verifier };
}

/** Load everyone who was on board in the paid months, with vessel and rank. */
const aboardSince = (db: Executor, from: string) =>
  db
    .select({
      stay: assignments,
      person: crew,
      ship: vessels,
      positionId: seats.positionId,
      principal: principals.name,
    })
    .from(assignments)
    .innerJoin(crew, eq(crew.id, assignments.crewId))
    .innerJoin(vessels, eq(vessels.id, assignments.vesselId))
    .innerJoin(seats, eq(seats.id, assignments.seatId))
    .leftJoin(principals, eq(principals.id, vessels.principalId))
    .where(
      and(
        isNotNull(assignments.checkedInOn),
        or(isNull(assignments.checkedOutOn), gte(assignments.checkedOutOn, from)),
      ),
    )
    .orderBy(asc(assignments.id));
type Aboard = Awaited<ReturnType<typeof aboardSince>>[number];

/** Wages of the matrix for Marine; round figures of the demo for Tanker. */
async function wagesFor(db: Executor) {
  const rates = await db
    .select({ rate: salaryRates })
    .from(salaryRates)
    .innerJoin(rateVersions, eq(rateVersions.id, salaryRates.versionId))
    .where(eq(rateVersions.state, "verified"))
    .orderBy(asc(rateVersions.effectiveFrom));
  return ({ ship, positionId }: Aboard) => {
    const found = rates.findLast(
      ({ rate }) =>
        rate.positionId === positionId &&
        rate.operationAreaId === ship.operationAreaId &&
        rate.payrollCategoryId === ship.payrollCategoryId,
    )?.rate;
    if (ship.divisionId === 2 || !found)
      return { basicSalary: 9_500_000, overtime: 1_500_000, leavePay: 791_667, allowances: 1_250_000 };
    const leavePay = found.payrollCategoryId === 2 ? 0 : Math.round(found.basicSalary / 12);
    return {
      basicSalary: found.basicSalary,
      leavePay,
      allowances: found.kpak,
      allowancesTradingOut: found.regionalAllowance,
      overseasAllowance: found.overseasAllowance,
      positionAllowance: found.positionAllowance,
    };
  };
}

async function storeAgreements(db: Executor, now: Date, people: readonly Aboard[]) {
  const wagesOf = await wagesFor(db);
  const options = await db.select().from(lookups).orderBy(asc(lookups.id));
  const option = (kind: string) => options.find((one) => one.kind === kind) ?? { id: 0, name: "-" };
  const [area] = await db.select().from(operationAreas).orderBy(asc(operationAreas.id)).limit(1);
  const scan = await statementScan("PKL", "Demo", "Signed sea employment agreement. Made for the Nakhoda demo.");
  const sha256 = createHash("sha256").update(scan).digest("hex");
  const known = await db.select().from(preparations);
  const preparationOf = new Map(known.map(({ assignmentId, id }) => [assignmentId, id]));
  const fresh = people.filter(({ stay }) => !preparationOf.has(stay.id));
  const ids = await reserveIds(db, preparations, fresh.length);
  const joined = fresh.map(({ stay }, place) => {
    const id = ids[place] ?? 0;
    preparationOf.set(stay.id, id);
    const at = atHour(stay.checkedInOn ?? stay.startDate, 9);
    const of = { assignmentId: stay.id, crewId: stay.crewId, vesselId: stay.vesselId };
    return { id, ...of, createdAt: daysAfter(at, -30), endedAt: at, endReason: "joined" as const };
  });
  await insertRows(db, preparations, joined);
  const scans = people.map(({ person }) => ({
    id: crypto.randomUUID(),
    fileType: "pkl",
    name: `pkl-${person.employeeNumber}.pdf`,
    contentType: "application/pdf",
    size: scan.length,
    sha256,
    content: scan,
    subjectType: "crew",
    subjectId: person.id,
    createdAt: now,
  }));
  await insertRows(db, files, scans);
  const [officer, first, port, ptkp] = ["sealing-officer", "first-party", "port", "ptkp"].map(option);
  const rows = people.map((one, place) => {
    const { stay, person, ship, positionId, principal } = one;
    const wages = wagesOf(one);
    const startDate = stay.checkedInOn ?? stay.startDate;
    const total = Object.values(wages).reduce<number>((sum, amount) => sum + (amount ?? 0), 0);
    const signed = atHour(addDays(startDate, -5), 10);
    return {
      preparationId: preparationOf.get(stay.id) ?? 0,
      crewId: person.id,
      divisionId: person.divisionId,
      documentNumber: `DEMO/PKL/${stay.id}`,
      documentName: `PKL_${stay.id}`,
      startDate,
      province: "JK" as const,
      docReleasedDate: addDays(startDate, -10),
      endDate: stay.endDate > startDate ? stay.endDate : addDays(startDate, 1),
      sealingOfficerId: officer?.id ?? 0,
      sealingOfficerName: officer?.name ?? "",
      firstPartyId: first?.id ?? 0,
      firstPartyName: first?.name ?? "",
      firstPartyPosition: "CREWING MANAGER",
      firstPartyOffice: "JAKARTA UTARA",
      crewName: person.fullName,
      dateOfBirth: person.dateOfBirth,
      seamanBookNo: "E 143100",
      age: Number(startDate.slice(0, 4)) - Number(person.dateOfBirth.slice(0, 4)) - 1,
      currentPositionId: positionId,
      nextPositionId: positionId,
      employeeNo: person.employeeNumber,
      ptkpId: person.ptkpId ?? ptkp?.id ?? 0,
      vesselId: ship.id,
      vesselName: ship.name,
      principalName: principal ?? "-",
      shippingAreaId: port?.id ?? 0,
      shippingArea: port?.name ?? "",
      operationAreaId: ship.operationAreaId ?? area?.id ?? 0,
      payrollCategoryId: ship.payrollCategoryId ?? 1,
      totalWages: total,
      ...wages,
      tradingOutCents: ship.divisionId === 2 ? 2_500 : null,
      signedFileId: scans[place]?.id ?? "",
      signedSha256: sha256,
      signedAt: signed,
      completedAt: signed,
      createdAt: daysAfter(signed, -4),
      updatedAt: signed,
    };
  });
  return insertRows(db, preparationPkls, rows);
}

/** Create opening balances of the former payroll for people already employed. */
async function storeOpenings(
  db: Executor,
  people: readonly Aboard[],
  from: string,
  { finance, verifier }: Office,
  now: Date,
) {
  const year = Number(from.slice(0, 4));
  if (from.endsWith("-01-01")) return 0;
  const months = Number(from.slice(5, 7)) - 1;
  const ids = [...new Map(people.map(({ person }) => [person.id, person])).values()];
  const rows = ids
    .filter(({ joinedOn }) => joinedOn < from)
    .map(({ id, divisionId }) => ({
      crewId: id,
      year,
      through: addMonths(from, -1),
      gross: 11_000_000 * months,
      pension: 240_000 * months,
      withheld: 190_000 * months,
      source: "Demo figures of the payroll before",
      createdAt: daysAfter(now, -100),
      createdBy: finance.get(divisionId) ?? null,
      verifiedAt: daysAfter(now, -99),
      verifiedBy: verifier,
    }));
  return insertRows(db, openingBalances, rows);
}

/** Foreigners of the demo live in the country, as payroll has recorded. */
async function storeResidence(db: Executor, people: readonly Aboard[], years: readonly number[]) {
  const abroad = new Map(
    people.filter(({ person }) => person.crewOrigin === "WNA").map(({ person }) => [person.id, person] as const),
  );
  const resident = { residence: "resident", ptkpCode: "TK/0", hasMatchingNik: true } as const;
  const rows = [...abroad.keys()].flatMap((crewId) => years.map((year) => ({ crewId, year, ...resident })));
  return insertRows(db, employmentPay, rows);
}

/** In each division: one advance being repaid, one loan with an allotment, and one requested advance. */
async function storeOwed(
  db: Executor,
  people: readonly Aboard[],
  from: string,
  { finance, verifier }: Office,
  now: Date,
) {
  const fromMonth = addMonths(from, 1);
  const decided = { state: "open" as const, decidedAt: atHour(addDays(fromMonth, -3), 14), decidedBy: verifier };
  const created = atHour(addDays(fromMonth, -4), 9);
  const chosen = [1, 2].flatMap((divisionId) => {
    const aboard = people.filter(({ stay, person }) => stay.checkedOutOn === null && person.divisionId === divisionId);
    const [one, other, third] = aboard.slice(-3);
    return one && other && third ? [{ divisionId, one: one.person, other: other.person, third: third.person }] : [];
  });
  const debts = chosen.flatMap(({ divisionId, one, other, third }) => {
    const office = { divisionId, source: "office" as const, createdAt: created, createdBy: finance.get(divisionId) };
    return [
      {
        ...office,
        ...decided,
        crewId: one.id,
        kind: "cashAdvance" as const,
        name: "Advance before joining",
        amount: 3_000_000,
        instalment: 1_000_000,
        fromMonth,
        paidOn: addDays(fromMonth, -3),
      },
      {
        ...office,
        ...decided,
        crewId: other.id,
        kind: "loan" as const,
        name: "Housing loan",
        amount: 12_000_000,
        instalment: 2_000_000,
        fromMonth,
        paidOn: addDays(fromMonth, -3),
      },
      {
        divisionId,
        crewId: third.id,
        source: "seafarer" as const,
        kind: "cashAdvance" as const,
        name: "Cash advance",
        note: "School fees",
        amount: 2_000_000,
        fromMonth: `${dayOf(now).slice(0, 7)}-01`,
        createdAt: daysAfter(now, -1),
      },
    ];
  });
  await insertRows(db, payrollDebts, debts);
  await insertRows(
    db,
    payrollAllotments,
    chosen.map(({ divisionId, other }) => ({
      divisionId,
      crewId: other.id,
      place: 1,
      payeeName: "Siti Rahayu",
      bankName: "BRI",
      accountNumber: "002101001234567",
      amount: 3_000_000,
      fromMonth,
      consentOn: addDays(fromMonth, -5),
      consent: "Signed form",
      createdAt: created,
      createdBy: finance.get(divisionId),
      ...decided,
      state: "confirmed" as const,
    })),
  );
  return debts.length;
}

/** Lock the first month. Outside the delivered tables it remains a draft with its problems. */
async function lockedOrDrawn(db: Transaction, divisionId: number, from: string, office: Office, now: Date) {
  const month = from.slice(0, 7);
  const day = addDays(addMonths(from, 1), 3);
  const by = { userId: office.finance.get(divisionId) ?? office.verifier, now: atHour(day, 9), today: day };
  try {
    return (await db.transaction((inner) => lockPayrollPeriod(inner, { divisionId, month }, by))).workOrders;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return drawn(db, divisionId, month, now);
  }
}

async function drawn(db: Transaction, divisionId: number, month: string, now: Date) {
  const of = { divisionId, month, now };
  const division = await payrollDivisionOf(db, divisionId);
  const crewIds = await nextPeople(db, of, 0, 5_000);
  const given = { division, month, tables: await tablesOf(db, month), purpose: "draft" } as const;
  return storeMonths(db, of, crewIds, await calculateDrafts(db, given, crewIds));
}

/** Create the demo payroll: agreements, verified tables, one locked month and three drafts per division. */
export async function seedDemoPayroll(db: Executor, now: Date): Promise<Record<string, number>> {
  const office = await officeOf(db);
  const present = `${dayOf(now).slice(0, 7)}-01`;
  const from = addMonths(present, -3);
  const people = await aboardSince(db, from);
  const agreements = await storeAgreements(db, now, people);
  const verified = {
    state: "verified" as const,
    verifiedBy: office.verifier,
    verifiedAt: daysAfter(now, -90),
    version: 2,
  };
  await db
    .update(rateVersions)
    .set(verified)
    .where(and(anyOf(rateVersions.kind, tableKinds), eq(rateVersions.state, "draft"), isNull(rateVersions.createdBy)));
  await db.update(payrollSettings).set({ usedFrom: from, riskRate: 127 });
  const years = [...new Set([from, present].map((day) => Number(day.slice(0, 4))))];
  await storeResidence(db, people, years);
  await storeOpenings(db, people, from, office, now);
  const debts = await storeOwed(db, people, from, office, now);
  let workOrders = 0;
  for (const divisionId of [1, 2])
    await db.transaction(async (inner) => {
      workOrders += await lockedOrDrawn(inner, divisionId, from, office, now);
      for (const later of [-2, -1, 0])
        workOrders += await drawn(inner, divisionId, addMonths(present, later).slice(0, 7), now);
    });
  return { agreements, debts, workOrders };
}
