import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import type { Transaction } from "@/db/client";
import { assessments } from "@/db/schema/applicants";
import { contracts, contractVessels } from "@/db/schema/contracts";
import { applicantAt } from "@/db/testing/applicants";
import { appointed, examined, feesInForce, provisioned, travelled, worked } from "@/db/testing/records/billing";
import { contracted } from "@/db/testing/records/contracts";
import { vessel } from "@/db/testing/crew";
import { runsOf } from "@/db/testing/long-run";
import { person, principal } from "@/db/testing/people";
import { readSheet } from "@/db/testing/files/read-sheet";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import type { UserActor } from "@/lib/access/actor";
import { AppError } from "@/lib/platform/errors";
import { correctInvoiceRow } from "./corrections/correct-invoice-row";
import { decideCorrectionNote } from "./corrections/decide-correction-note";
import { getStatement } from "./invoices/get-statement";
import { listAgeing } from "./invoices/list-ageing";
import { listInvoices } from "./invoices/list-invoices";
import { listExpenses } from "./lists/list-expenses";
import { listMcuPlanning } from "./lists/list-mcu-planning";
import { listMcuRegister } from "./lists/list-mcu-register";
import { listVictualing } from "./lists/list-victualing";
import { listWorkOrders } from "./lists/list-work-orders";
import { addPayment } from "./payments/add-payment";
import { lockMonth } from "./periods/lock-month";
import { unlockMonth } from "./periods/unlock-month";
import { assignBilledPrincipal } from "./principals/assign-billed-principal";
import { generateWorkOrders } from "./sheets/generate-work-orders";
import { decideBillingStart } from "./starts/decide-billing-start";
import { proposeBillingStart } from "./starts/propose-billing-start";

afterAll(closeDatabase);

const now = new Date("2026-11-23T05:00:00Z");
const months = ["2025-03-01", "2026-08-01", "2026-09-01", "2026-10-01", "2026-11-01"];
const kinds = ["work-order", "expenses", "mcu-planning", "mcu-register", "victualing"] as const;
type Kind = (typeof kinds)[number];
type Place = "invoiced" | "no principal" | "elsewhere" | "open";
const asked = (month: string) => ({ month: Number(month.slice(5, 7)), year: Number(month.slice(0, 4)) });

const row = fc.record({
  kind: fc.constantFrom(...kinds),
  ship: fc.nat(3),
  month: fc.nat(3),
  amount: fc.integer({ min: 100, max: 50_000_000 }),
});
const contract = fc.record({
  owner: fc.nat(1),
  fee: fc.integer({ min: 100, max: 3_000 }),
  vatBase: fc.constantFrom("billsAfterFee" as const, "feeOnly" as const),
  kinds: fc.option(
    fc.constantFrom(
      ["expenses" as const],
      ["work-order" as const, "mcu" as const],
      ["victualing" as const, "mcu" as const],
    ),
  ),
  isOfOneVessel: fc.boolean(),
});
const acts = [
  ...(["lock", "lock", "lock", "unlock", "add", "give", "begin", "drop", "pay"] as const),
  ...(["correct", "correct", "correct", "correct"] as const),
];
const step = fc.record({ act: fc.constantFrom(...acts), row, which: fc.nat(50), amount: fc.nat(60_000_000) });
const world = fc.record({
  contracts: fc.array(contract, { minLength: 1, maxLength: 3 }),
  rows: fc.array(row, { minLength: 3, maxLength: 8 }),
  steps: fc.array(step, { minLength: 5, maxLength: 10 }),
  beginsLate: fc.boolean(),
});
type World = typeof world extends fc.Arbitrary<infer T> ? T : never;
type Row = World["rows"][number];

type Scene = Awaited<ReturnType<typeof begin>>;

/** Two principals with contracts and a vessel each, and a vessel without one; finance and a colleague. */
async function begin(db: Transaction, { contracts: given, rows }: World) {
  await feesInForce(db, { vatPercentage: 12, vatTwelfths: 11 });
  const owners = [await principal(db), await principal(db)];
  const ships = [];
  for (const owner of [owners[0], owners[0], owners[1], undefined])
    ships.push(await vessel(db, owner ? { principalId: owner.id } : {}));
  const made: number[] = [];
  for (const [index, { owner, fee, vatBase, kinds: covered, isOfOneVessel }] of given.entries()) {
    const { id } = await contracted(db, {
      principalId: owners[owner]?.id ?? 0,
      name: `Agreement ${index}`,
      feePercentage: fee / 100,
      vatBase,
      coversKinds: covered && [...covered],
      contractDate: "2025-01-01",
    });
    if (isOfOneVessel) await db.insert(contractVessels).values({ contractId: id, vesselId: ships[owner * 2]?.id ?? 0 });
    made.push(id);
  }
  const people = [await person(db, "crewingfinancemarine"), await person(db, "crewingfinancemarine")] as const;
  const scene = {
    db,
    owners,
    ships,
    made,
    finance: people[0],
    other: people[1],
    known: [] as { kind: Kind; id: number }[],
    provided: new Set<string>(),
  };
  for (const one of rows) await add(scene, { ...one, month: Math.max(1, one.month) });
  return scene;
}

/** An appointment of an applicant whose screening names a principal's vessel, or none. */
async function registered(db: Transaction, ship: Scene["ships"][number], day: string, price: number) {
  const applicant = await applicantAt(db, "mcu");
  const of = {
    applicantId: applicant.id,
    divisionId: applicant.divisionId,
    type: "screening",
    status: "Passed",
  } as const;
  if (ship.principalId) await db.insert(assessments).values({ ...of, details: { vesselName: ship.name } });
  return appointed(db, applicant, day, price);
}

async function add(
  { db, ships, known, provided }: Pick<Scene, "db" | "ships" | "known" | "provided">,
  { kind, ship, month, amount }: Row,
) {
  const on = ships[ship];
  const first = months[month] ?? "";
  if (!on) return;
  const day = `${first.slice(0, 8)}10`;
  const of = {
    "work-order": () => worked(db, on, first, { income: amount, employerPension: 0 }),
    expenses: () => travelled(db, on, { day, price: amount }),
    "mcu-planning": () => examined(db, on, { day, price: amount }),
    "mcu-register": () => registered(db, on, day, amount),
    victualing: () => provisioned(db, on, first, 1 + (amount % 30)),
  };
  // A vessel gets provisions of a month once.
  if (kind === "victualing" && provided.has(`${on.id} ${first}`)) return;
  if (kind === "victualing") provided.add(`${on.id} ${first}`);
  known.push({ kind, id: (await of[kind]()).id });
}

const scope = (actor: UserActor) => as(actor, { now });
const billed = (db: Transaction) =>
  db.execute<{ id: number; kind: Kind; source_id: number; principal_id: number | null; month: string }>(sql`
    select frozen.id, frozen.kind, frozen.source_id, frozen.principal_id, period.month::text from billing_rows frozen
    join billing_periods period on period.id = frozen.period_id where not frozen.is_released order by frozen.id`);

async function act(scene: Scene, { act: name, row: given, which, amount }: World["steps"][number]) {
  const { db, finance, other, known, owners } = scene;
  const [locked] = await db.execute<{ last: string | null }>(
    sql`select max(month)::text as last from billing_periods where unlocked_at is null and division_id = 1`,
  );
  const later = months[months.indexOf(locked?.last ?? "") + 1] ?? "";
  const first = months[which % 3 === 0 ? 2 : 1] ?? "";
  const rows = await billed(db);
  // Rows without a principal are on no invoice: the correction is tried rarely.
  const invoiced = rows.filter(({ principal_id }) => which % 7 === 0 || principal_id !== null);
  const one = invoiced[which % Math.max(1, invoiced.length)];
  if (name === "add") return add(scene, given);
  if (name === "lock")
    return lockMonth.execute(scope(finance), {
      ...asked(locked?.last ? later : first),
      usualTerms: true,
    });
  if (name === "unlock" && locked?.last)
    return unlockMonth.execute(scope(finance), { ...asked(locked.last), reason: "Too early" });
  if (name === "begin") {
    await proposeBillingStart.execute(scope(finance), asked(first));
    return decideBillingStart.execute(scope(other), { decision: which % 5 === 1 ? "refuse" : "confirm" });
  }
  if (name === "drop") {
    const id = scene.made[which % scene.made.length] ?? 0;
    return db
      .update(contracts)
      .set({ coversKinds: ["victualing"] })
      .where(eq(contracts.id, id));
  }
  const source = known[which % Math.max(1, known.length)];
  if (name === "give" && source)
    return assignBilledPrincipal.execute(scope(finance), { ...source, principalId: owners[amount % 2]?.id ?? null });
  if (name === "correct" && one) {
    const { noteId } = await correctInvoiceRow.execute(scope(finance), {
      invoiceRowId: one.id,
      amount: which % 5 === 0 ? 0 : amount,
      reason: "Wrong",
    });
    await decideCorrectionNote.execute(scope(finance), { noteId, decision: "ask" });
    return which % 4 === 0 ? undefined : decideCorrectionNote.execute(scope(other), { noteId, decision: "issue" });
  }
  const [invoice] = (await listInvoices.execute(scope(finance), {})).rows;
  if (name === "pay" && invoice && which % 3 === 0)
    return addPayment.execute(scope(finance), { invoiceId: invoice.id, paidOn: "2026-11-20", amount: invoice.balance });
}

/** Read every list of every month, by kind. */
async function listed({ finance }: Scene) {
  const found = [];
  for (const month of months)
    for (const kind of kinds) {
      const input = { ...asked(month), pageSize: 200 };
      const priced = {
        "work-order": listWorkOrders,
        "mcu-planning": listMcuPlanning,
        "mcu-register": listMcuRegister,
        expenses: listExpenses,
        victualing: listVictualing,
      }[kind];
      const page = await priced.execute(scope(finance), input);
      const ids = page.rows.map((one) =>
        "workOrderId" in one
          ? one.workOrderId
          : "employeePreparationMCUId" in one
            ? one.employeePreparationMCUId
            : "assessmentHistoryId" in one
              ? one.assessmentHistoryId
              : one.id,
      );
      found.push({ month, kind, ids, page });
    }
  return found;
}

async function assertOnePlace(scene: Scene) {
  const { db, known } = scene;
  const lists = await listed(scene);
  const frozen = await billed(db);
  const gone = await db.execute<{ kind: Kind; source_id: number }>(sql`select kind, source_id from billing_elsewhere`);
  for (const { kind, id } of known) {
    const onBills = frozen.filter((one) => one.kind === kind && one.source_id === id);
    const elsewhere = gone.filter((one) => one.kind === kind && one.source_id === id);
    const onLists = lists.filter((list) => list.kind === kind && list.ids.includes(id));
    const places: Place[] = [
      ...onBills.map(({ principal_id }): Place => (principal_id === null ? "no principal" : "invoiced")),
      ...elsewhere.map((): Place => "elsewhere"),
      ...onLists.filter(({ page }) => !page.locked).map((): Place => "open"),
    ];
    expect({ kind, id, places }).toEqual({ kind, id, places: [expect.any(String)] });
    // A billed row is on that month's list and on no other.
    if (onBills[0]) expect(onLists.map(({ month }) => month)).toEqual([onBills[0].month]);
  }
  return { lists, frozen };
}

async function assertSums(scene: Scene, { lists }: Awaited<ReturnType<typeof assertOnePlace>>) {
  const { db, finance, owners } = scene;
  const late = as(finance, { now: new Date("2026-11-30T05:00:00Z") });
  for (const month of months) {
    const ofMonth = lists.filter((one) => one.month === month && one.page.locked);
    if (ofMonth.length === 0) continue;
    const shown = ofMonth.reduce((sum, { page }) => sum + page.summary.totalBills, 0);
    const invoices = ofMonth[0]?.page.invoices.reduce((sum, one) => sum + one.totalBills, 0) ?? 0;
    const [rows] = await db.execute<{ total: number; loose: number }>(sql`
      select coalesce(sum(total_bills), 0)::float8 as total,
        coalesce(sum(total_bills) filter (where principal_id is null), 0)::float8 as loose
      from billing_rows join billing_periods on billing_periods.id = period_id where not is_released and month = ${month}::date`);
    expect([shown, invoices]).toEqual([rows?.total, (rows?.total ?? 0) - (rows?.loose ?? 0)]);
  }
  const { rows: aged } = await listAgeing.execute(late, {});
  const { balance } = await listInvoices.execute(late, { tab: "all" });
  let owed = 0;
  for (const { id } of owners) {
    const { closing } = await getStatement.execute(late, { principalId: id, from: "2025-01-01" });
    expect(closing).toBe(aged.find(({ principalId }) => principalId === id)?.balance ?? 0);
    owed += closing;
  }
  expect(owed).toBe(balance);
  const wages = lists.find(({ kind, page }) => kind === "work-order" && page.locked && page.total > 0);
  if (!wages) return;
  const sheet = readSheet((await generateWorkOrders.execute(scope(finance), asked(wages.month))).body).rows;
  const column = (sheet.find((cells) => cells.some(({ text }) => text === "Total Bills")) ?? []).findIndex(
    ({ text }) => text === "Total Bills",
  );
  const numbered = sheet.filter(([first]) => /^\d+$/.test(first?.text ?? ""));
  expect(numbered.reduce((sum, cells) => sum + Number(cells[column]?.text), 0)).toBe(wages.page.summary.totalBills);
}

test("keeps every row in one place with equal sums over any order of locks, credits and payments", async () => {
  const seen = { locks: 0, notes: 0, elsewhere: 0, refusals: 0 };
  for (const given of fc.sample(world, { seed: 20_261_127, ...runsOf(8) })) {
    await rolledBack(async (db) => {
      const scene = await begin(db, given);
      await assertOnePlace(scene);
      const [example] = given.steps;
      const begins = example && given.beginsLate ? [{ ...example, act: "begin" as const, which: 0 }] : [];
      for (const one of [...begins, ...given.steps]) {
        try {
          await act(scene, one);
        } catch (thrown) {
          if (!(thrown instanceof AppError)) throw thrown;
          seen.refusals += 1;
        }
        await assertOnePlace(scene);
      }
      await assertSums(scene, await assertOnePlace(scene));
      const count = async (table: string) => (await db.execute(sql`select 1 from ${sql.raw(table)}`)).length;
      seen.locks += await count("billing_periods");
      seen.notes += await count("billing_notes where number is not null");
      seen.elsewhere += await count("billing_elsewhere");
    })();
  }
  for (const [name, times] of Object.entries(seen)) expect([name, times > 0]).toEqual([name, true]);
});
