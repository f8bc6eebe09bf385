import { PDFDocument } from "@cantoo/pdf-lib";
import { and, eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { sensitiveReads } from "@/db/schema/crew";
import { users } from "@/db/schema/users";
import { payrollSettings, workOrderLines, workOrders } from "@/db/schema/work-orders";
import { audited } from "@/db/testing/audited";
import { countQueries } from "@/db/testing/count-queries";
import { seafarer, vessel } from "@/db/testing/crew";
import { lockedAs, storedMonth } from "@/db/testing/payroll/stored";
import { person } from "@/db/testing/people";
import { textElementsIn } from "@/db/testing/files/read-pdf";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import type { UserActor } from "@/lib/access/actor";
import { getProfile } from "@/lib/features/users/profile/get-profile";
import { generateSlip } from "./generate-slip";
import { getSlip } from "./get-slip";
import { getSlipVessel } from "./get-slip-vessel";
import { listCurrentSlips } from "./list-current-slips";
import { listSlipHistory } from "./list-slip-history";
import { listOwnSlips } from "./list-own-slips";
import { listSlipVessels } from "./list-slip-vessels";
import { onSlip } from "../slip-labels.rules";

afterAll(closeDatabase);

const now = new Date("2026-11-02T02:00:00Z");
const of = (actor: UserActor) => as(actor, { now });
const idsOf = ({ rows }: { rows: { workOrderId: number }[] }) => rows.map(({ workOrderId }) => workOrderId);

/** A vessel with two people: of one September is locked and October a draft, of the other October is a draft. */
async function paidVessel(db: Transaction) {
  const ship = await vessel(db);
  const [agus, budi] = [
    await seafarer(db, { fullName: "Agus Salim" }),
    await seafarer(db, { fullName: "Budi Santoso" }),
  ];
  const finance = await person(db, "crewingfinancemarine");
  const september = await storedMonth(db, agus, [ship], {
    changes: { workMonth: "2026-09", workOrders: [{ days: 30, wages: { basicSalary: 7_000_000n } }] },
  });
  await lockedAs(db, 1, "2026-09-01", finance.userId);
  const october = await storedMonth(db, agus, [ship], { changes: { workOrders: [{ wages: { kpak: 2_000_000n } }] } });
  const held = await storedMonth(db, budi, [ship], {
    problems: [{ code: "tableUnverified", stops: "lock", values: { kind: "ter", effectiveFrom: "2024-01-01" } }],
  });
  const idOf = ({ slips }: typeof october) => slips[0]?.id ?? 0;
  return { ship, agus, budi, finance, september: idOf(september), october: idOf(october), held: idOf(held) };
}

test(
  "lists drafts as current and locked slips as history, filtered by name, month and number, in two queries each",
  rolledBack(async (db) => {
    const { ship, finance, september, october, held } = await paidVessel(db);
    const at = { vesselId: ship.id };
    expect(idsOf(await listCurrentSlips.execute(of(finance), at))).toEqual([october, held]);
    expect(idsOf(await listSlipHistory.execute(of(finance), at))).toEqual([september]);
    expect(idsOf(await listSlipHistory.execute(of(finance), { ...at, year: "2026", month: "10" }))).toEqual([]);
    expect(idsOf(await listSlipHistory.execute(of(finance), { ...at, year: "2026" }))).toEqual([september]);
    expect(idsOf(await listSlipHistory.execute(of(finance), { ...at, month: "9" }))).toEqual([september]);
    expect(idsOf(await listCurrentSlips.execute(of(finance), { ...at, filterList: "budi" }))).toEqual([held]);
    expect((await listCurrentSlips.execute(of(finance), { ...at, pageNumber: 9 })).total).toBe(2);
    const [vessels] = (await listSlipVessels.execute(of(finance), { filterList: ship.name })).rows;
    expect(vessels).toMatchObject({
      vesselName: ship.name,
      totalOnBoardCrew: 0,
      totalCrewWorkOrdersThisMonth: 0,
      held: 1,
    });
    expect(await getSlipVessel.execute(of(finance), at)).toMatchObject({ current: 2, history: 1 });
    const october25 = as(finance, { now: new Date("2026-10-25T02:00:00Z") });
    const [during] = (await listSlipVessels.execute(october25, { filterList: ship.name })).rows;
    expect(during).toMatchObject({ totalCrewWorkOrdersThisMonth: 2 });
    const soon = as(finance, { now: new Date("2027-11-02T02:00:00Z") });
    expect(await countQueries(db, () => listCurrentSlips.execute(soon, at))).toBe(2);
    expect(await countQueries(db, () => listSlipHistory.execute(soon, at))).toBeLessThanOrEqual(2);
    expect(await countQueries(db, () => listSlipVessels.execute(of(finance), {}))).toBe(1);
    const later = as(finance, { now: new Date("2028-11-02T02:00:00Z") });
    expect(await countQueries(db, () => getSlip.execute(later, { workOrderId: october }))).toBe(4);
  }),
);

test(
  "returns documented names, lines with stored explanation, last month and matching totals",
  rolledBack(async (db) => {
    const { ship, finance, september, october, held } = await paidVessel(db);
    const slip = await getSlip.execute(of(finance), { workOrderId: october });
    expect(slip).toMatchObject({
      year: 2026,
      month: 10,
      onBoardDaysInPeriod: 31,
      employeeName: "Agus Salim",
      idNumber: "3174051204900001",
      ptkpCode: "TK/0",
      bankName: "BCA",
      bankAccountNumber: "0123456789",
      vessel: ship.name,
      payrollCategoryId: 1,
      income: { BasicSalary: 7_500_000, KPAK: 2_000_000, RegionalAllowance: 0, PositionAllowance: null },
      previous: null,
      next: { workOrderId: held },
      isOwn: false,
      isEmployerHidden: false,
    });
    const { income, deduction, totalTakeHomePayCrew: takeHome } = slip;
    expect(income.TotalWages).toBe(7_500_000 + 2_000_000 + (income.LeavePay ?? 0));
    expect(income.Total).toBe(income.TotalWages + income.EmployerSocialSecurity + (income.PPh21Subsidy ?? 0));
    expect(takeHome).toBe(income.Total - income.EmployerSocialSecurity - deduction.Total);
    const basic = slip.lines.find(({ name }) => name === "basicSalary");
    expect(basic).toMatchObject({
      amount: 7_500_000,
      before: 7_000_000,
      explanation: {
        formula: "forDays",
        values: { basis: 7_500_000n, days: 31, daysInMonth: 31 },
        article: "agreement",
      },
    });
    const earlier = await getSlip.execute(of(finance), { workOrderId: september });
    expect(slip.before).toEqual({ period: "2026-09-01", totalTakeHomePayCrew: earlier.totalTakeHomePayCrew });
    const draft = await getSlip.execute(of(finance), { workOrderId: held });
    expect(draft).toMatchObject({ state: "draft", isHeld: true, problems: [{ code: "tableUnverified" }] });
    // The agreement has no regional allowance, and the calculation recorded that; an unrecorded line is different.
    const regional = ({ lines }: typeof draft) => lines.find(({ name }) => name === "regionalAllowance");
    expect(regional(draft)).toMatchObject({ amount: 0, explanation: { formula: "notAgreed", article: "agreement" } });
    const ofDraft = eq(workOrderLines.workOrderId, held);
    await db.delete(workOrderLines).where(and(ofDraft, eq(workOrderLines.name, "regionalAllowance")));
    const unrecorded = await getSlip.execute(of(finance), { workOrderId: held });
    expect(regional(unrecorded)).toMatchObject({ amount: null, explanation: null });
    expect(unrecorded.income.RegionalAllowance).toBeNull();
  }),
);

test(
  "shows a seafarer only the own locked slip, the office its division, and logs the read",
  rolledBack(async (db) => {
    const { ship, agus, budi, finance, september, october, held } = await paidVessel(db);
    const own = await person(db, "crewmarine", "crew", { crewId: agus.id });
    const head = await person(db, "crewmarine", "head", { crewId: budi.id, vesselId: ship.id });
    expect(await getSlip.execute(of(own), { workOrderId: september })).toMatchObject({
      isOwn: true,
      previous: null,
      next: null,
    });
    expect(idsOf(await listOwnSlips.execute(of(own), {}))).toEqual([september]);
    expect((await getProfile.execute(of(own), {})).workOrderId).toBe(september);
    expect((await getProfile.execute(of(head), {})).workOrderId).toBeNull();
    expect(idsOf(await listOwnSlips.execute(of(head), {}))).toEqual([]);
    const refusedRoles = await person(db, "crewmarine", "crew");
    for (const [actor, workOrderId] of [
      [own, october],
      [own, held],
      [head, september],
      [head, held],
      [refusedRoles, september],
      [await person(db, "crewingfinancetanker"), september],
    ] as const) {
      await expect(getSlip.execute(of(actor), { workOrderId })).rejects.toMatchObject({ code: "not-found" });
      await expect(generateSlip.execute(of(actor), { workOrderId })).rejects.toMatchObject({ code: "not-found" });
    }
    for (const actor of [own, head])
      for (const list of [listSlipVessels, listCurrentSlips, listSlipHistory])
        await expect(list.execute(of(actor), { vesselId: ship.id })).rejects.toMatchObject({ code: "forbidden" });
    for (const role of ["crewingplanningmarine", "crewingstaffmarine", "crewingprincipalmarine"] as const)
      await expect(getSlip.execute(of(await person(db, role)), { workOrderId: september })).rejects.toMatchObject({
        code: "forbidden",
      });
    await getSlip.execute(of(finance), { workOrderId: september });
    const reads = await db
      .select()
      .from(sensitiveReads)
      .where(and(eq(sensitiveReads.crewId, agus.id), eq(sensitiveReads.operation, "work-orders.get-slip")));
    expect(reads.map(({ userId, fieldClass }) => [userId, fieldClass]).sort()).toEqual([
      [finance.userId, "contact"],
      [finance.userId, "identity"],
      [finance.userId, "payroll"],
    ]);
    expect(await db.$count(users, eq(users.id, own.userId))).toBe(1);
  }),
);

test(
  "combines the employer's lines on the crew copy with equal totals; finance sees each",
  rolledBack(async (db) => {
    const { agus, finance, september } = await paidVessel(db);
    await db
      .insert(payrollSettings)
      .values({ divisionId: 1, usedFrom: "2026-01-01", bpjsBase: ["basicSalary"], hidesEmployerLines: true })
      .onConflictDoUpdate({ target: payrollSettings.divisionId, set: { hidesEmployerLines: true } });
    const own = await person(db, "crewmarine", "crew", { crewId: agus.id });
    const [mine, whole] = [
      await getSlip.execute(of(own), { workOrderId: september }),
      await getSlip.execute(of(finance), { workOrderId: september }),
    ];
    const employer = (slip: typeof mine) =>
      slip.lines.filter(({ part }) => part === "employer").map(({ name }) => name);
    expect([employer(mine), employer(whole)]).toEqual([["employer"], ["jkk", "jkm", "kes"]]);
    expect(mine.income).toEqual({ ...whole.income, JKK: null, JKM: null, Kes: null });
    expect([mine.deduction, mine.totalTakeHomePayCrew]).toEqual([whole.deduction, whole.totalTakeHomePayCrew]);
    const { body } = await generateSlip.execute(of(own), { workOrderId: september });
    const said = (await textElementsIn(body)).map(({ text }) => text).join("\n");
    expect(said).toContain("Employer social security");
    expect(said).not.toContain("JKK");
  }),
);

test(
  "prints every figure with two decimals and explanation, and opens only with the date of birth if protected",
  rolledBack(async (db) => {
    const { agus, finance, september } = await paidVessel(db);
    const slip = await getSlip.execute(of(finance), { workOrderId: september });
    const plain = await generateSlip.execute(of(finance), { workOrderId: september });
    const said = (await textElementsIn(plain.body)).map(({ text }) => text).join("\n");
    for (const amount of [
      ...slip.lines.flatMap((line) => (line.amount === null ? [] : [line.amount])),
      slip.income.Total,
      slip.deduction.Total,
      slip.totalTakeHomePayCrew,
    ])
      expect(said).toContain(onSlip(amount));
    for (const words of ["Agus Salim", "7.000.000,00 × 30 of 30 days", "PP 46/2015", "TK/0", "MLC 2006"])
      expect(said).toContain(words);
    const onePage = await generateSlip.execute(of(finance), { workOrderId: september, onePage: true });
    const short = (await textElementsIn(onePage.body)).map(({ text }) => text).join("\n");
    expect((await PDFDocument.load(onePage.body)).getPageCount()).toBe(1);
    expect((await PDFDocument.load(plain.body)).getPageCount()).toBeGreaterThan(1);
    expect(short).toContain(onSlip(slip.totalTakeHomePayCrew));
    expect(short.length).toBeLessThan(said.length / 2);
    const locked = await generateSlip.execute(of(finance), { workOrderId: september, withPassword: true });
    await expect(PDFDocument.load(locked.body)).rejects.toThrow();
    await expect(PDFDocument.load(locked.body, { password: "01011990" })).rejects.toThrow();
    const password = agus.dateOfBirth.split("-").reverse().join("");
    expect((await PDFDocument.load(locked.body, { password })).getPageCount()).toBeGreaterThan(0);
    const entries = await audited(db, "work-orders.generate-slip");
    expect(entries.map(({ after }) => (after as { sha256: string }).sha256)).toEqual([
      expect.stringMatching(/^[0-9a-f]{64}$/),
      expect.stringMatching(/^[0-9a-f]{64}$/),
      expect.stringMatching(/^[0-9a-f]{64}$/),
    ]);
  }),
);

test(
  "refuses changes of a locked slip and its lines",
  rolledBack(async (db) => {
    const { september } = await paidVessel(db);
    for (const change of [
      (tx: Transaction) => tx.update(workOrders).set({ takeHome: 1 }).where(eq(workOrders.id, september)),
      (tx: Transaction) => tx.delete(workOrderLines).where(eq(workOrderLines.workOrderId, september)),
    ])
      await expect(db.transaction(async (tx) => void (await change(tx)))).rejects.toThrow();
  }),
);
