import { and, eq } from "drizzle-orm";
import { connection, database, type Executor } from "@/db/client";
import { crewBankAccounts } from "@/db/schema/crew";
import { paymentRuns, paymentTransfers, payrollSettings, payrollSlipLocks, workOrders } from "@/db/schema/work-orders";
import { audited } from "@/db/testing/audited";
import { countQueries } from "@/db/testing/count-queries";
import { seafarer, vessel } from "@/db/testing/crew";
import { draftSlip, lockedApart, lockedMonth, redrawn } from "@/db/testing/payroll/slips";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import type { UserActor } from "@/lib/access/actor";
import { unlockPayrollMonth } from "../periods/unlock-payroll-month";
import { unlockSlip } from "../periods/unlock-slip";
import { getSlip } from "../slips/get-slip";
import { dropPaymentRun } from "./drop-payment-run";
import { getPaymentDues } from "./get-payment-dues";
import { getPaymentRun } from "./get-payment-run";
import { listPaymentRuns } from "./list-payment-runs";
import { createPaymentRun } from "./create-payment-run";
import { markTransfers } from "./mark-transfers";
import { readBankAnswer } from "./read-bank-answer";
import { releasePaymentRun } from "./release-payment-run";

afterAll(closeDatabase);

const now = new Date("2026-11-03T02:00:00Z");
const at = (actor: UserActor) => as(actor, { now });
const month = "2026-10";
const runInput = { month, valueOn: "2026-11-05", bankSet: "bca", debitAccount: "123 456 7890" };

/** October of three people, locked: two with an account, one without. */
async function october(db: Executor) {
  const [ship, finance, manager] = [
    await vessel(db),
    await person(db, "crewingfinancemarine"),
    await person(db, "crewingmanagermarine"),
  ];
  const [agus, budi, citra] = [
    await seafarer(db, { fullName: "Agus Salim" }),
    await seafarer(db, { fullName: "Budi Hartono" }),
    await seafarer(db, { fullName: "Citra Dewi" }),
  ];
  const slips = {
    agus: await draftSlip(db, agus, ship, { takeHome: 5_000_000 }),
    budi: await draftSlip(db, budi, ship, { takeHome: 7_000_000 }),
    citra: await draftSlip(db, citra, ship, { takeHome: 3_000_000, values: { accountNumber: null } }),
  };
  return { ship, finance, manager, agus, budi, citra, slips };
}
const locked = async (db: Executor) => {
  const world = await october(db);
  await lockedMonth(db, world.finance);
  return world;
};
const released = async (world: { finance: UserActor; manager: UserActor }, changes: object = {}) => {
  const made = await createPaymentRun.execute(at(world.finance), { ...runInput, ...changes });
  await releasePaymentRun.execute(at(world.manager), { id: made.id });
  return made;
};
const transfersOf = async (finance: UserActor, id: number) =>
  (await getPaymentRun.execute(at(finance), { id, pageSize: 200 })).page.rows;

test(
  "pays a locked month once: made, released by another person, one rejected and paid again to the corrected account",
  rolledBack(async (db) => {
    const { finance, manager, budi, citra, ...world } = await october(db);
    await expect(createPaymentRun.execute(at(finance), runInput)).rejects.toMatchObject({
      messageKey: "payment-runs.refused.notLocked",
    });
    await lockedMonth(db, finance);
    await expect(createPaymentRun.execute(at(finance), { ...runInput, valueOn: "2026-11-02" })).rejects.toMatchObject({
      fields: [{ path: "valueOn" }],
    });
    const made = await createPaymentRun.execute(at(finance), runInput);
    expect(made).toMatchObject({ number: "PAY/M/2026/0001", transfers: 2, amount: 12_000_000 });
    await expect(createPaymentRun.execute(at(finance), runInput)).rejects.toMatchObject({
      messageKey: "payment-runs.refused.nothing",
    });
    await expect(releasePaymentRun.execute(at(finance), made)).rejects.toMatchObject({
      messageKey: "payment-runs.secondPerson",
    });
    await expect(markTransfers.execute(at(finance), { runId: made.id, answer: "paid" })).rejects.toMatchObject({
      messageKey: "payment-runs.refused.notReleased",
    });
    expect(await getPaymentRun.execute(at(finance), made)).toMatchObject({ allowedActions: ["drop"] });
    expect(await getPaymentRun.execute(at(manager), made)).toMatchObject({ allowedActions: ["release", "drop"] });
    await releasePaymentRun.execute(at(manager), made);
    await expect(releasePaymentRun.execute(at(manager), made)).rejects.toMatchObject({ wireCode: "RELEASED" });
    await expect(dropPaymentRun.execute(at(finance), { id: made.id, reason: "Late" })).rejects.toMatchObject({
      wireCode: "RELEASED",
    });

    const [first, second] = await transfersOf(finance, made.id);
    expect([first, second]).toMatchObject([
      { employeeName: "Agus Salim", reference: "PM26000100001", amount: 5_000_000, state: "released" },
      { employeeName: "Budi Hartono", accountNumber: `1000${budi.id}`, amount: 7_000_000 },
    ]);
    const no = { runId: made.id, ids: [second?.id], answer: "rejected" };
    await expect(markTransfers.execute(at(finance), no)).rejects.toMatchObject({ fields: [{ path: "reason" }] });
    await markTransfers.execute(at(finance), { ...no, reason: "Account closed" });
    await expect(markTransfers.execute(at(finance), { ...no, reason: "Again" })).rejects.toMatchObject({
      wireCode: "ANSWERED",
    });
    expect(await markTransfers.execute(at(finance), { runId: made.id, answer: "paid" })).toMatchObject({ marked: 1 });

    await db
      .insert(crewBankAccounts)
      .values({ crewId: budi.id, sequence: 1, bankName: "BRI", accountNumber: "999111", accountName: "Budi H" });
    expect(await getPaymentDues.execute(at(finance), { month })).toMatchObject({
      owed: 15_000_000,
      due: { transfers: 1, amount: 7_000_000 },
      over: [],
      waiting: [],
      noAccount: [{ crewId: citra.id, amount: 3_000_000 }],
      byState: { paid: { amount: 5_000_000 }, rejected: { transfers: 1, amount: 7_000_000 } },
    });
    const again = await released({ finance, manager });
    expect(again).toMatchObject({ number: "PAY/M/2026/0002", transfers: 1, amount: 7_000_000 });
    expect(await transfersOf(finance, again.id)).toMatchObject([{ bankName: "BRI", accountNumber: "999111" }]);
    expect((await transfersOf(finance, made.id))[1]).toMatchObject({ accountNumber: `1000${budi.id}` });
    // Paid late and paid again exclude each other.
    await expect(
      markTransfers.execute(at(finance), { runId: made.id, ids: [second?.id], answer: "paid" }),
    ).rejects.toMatchObject({ messageKey: "payment-runs.refused.paidAgain" });
    // The seafarer and the payment staff see the payment status on the slip; an admin does not.
    const [order] = await db.select().from(workOrders).where(eq(workOrders.crewId, budi.id));
    const readBy = (actor: UserActor) => getSlip.execute(at(actor), { workOrderId: order?.id });
    const sent = [
      { state: "rejected", amount: 7_000_000, on: "2026-11-03", reason: "Account closed" },
      { state: "released", amount: 7_000_000, on: null, reason: null },
    ];
    const own = await person(db, "crewmarine", "crew", { crewId: budi.id });
    expect((await readBy(own)).payments).toEqual(sent);
    expect((await readBy(manager)).payments).toEqual(sent);
    expect((await readBy(await person(db, "crewingadminmarine"))).payments).toEqual([]);
    const entry = (await audited(db, "work-orders.release-payment-run"))[0];
    expect(entry).toMatchObject({ subject: String(made.id), after: { transfers: 2, amount: 12_000_000 } });
    expect(world.slips.agus.takeHome).toBe(5_000_000);
  }),
);

test(
  "marks matching lines of a pasted answer, reports the others, and changes nothing in a trial",
  rolledBack(async (db) => {
    const world = await locked(db);
    const { id: runId } = await released(world);
    const lines = "PM26000100001;5.000.000;SUKSES\nPM26000100002;1;SUKSES\n9;9;SUKSES";
    const listedAnswer = {
      paid: 1,
      rejected: 0,
      missed: [
        { line: 2, why: "amount" },
        { line: 3, why: "unknown" },
      ],
    };
    expect(await readBankAnswer.execute(at(world.finance), { runId, lines, isTrial: true })).toMatchObject(
      listedAnswer,
    );
    expect((await transfersOf(world.finance, runId)).map(({ state }) => state)).toEqual(["released", "released"]);
    expect(await readBankAnswer.execute(at(world.finance), { runId, lines })).toMatchObject(listedAnswer);
    expect((await transfersOf(world.finance, runId)).map(({ state }) => state)).toEqual(["paid", "released"]);
    const rest = await getPaymentRun.execute(at(world.finance), { id: runId, state: "released" });
    expect(rest.page.rows.map(({ reference }) => reference)).toEqual(["PM26000100002"]);
  }),
);

test(
  "unlocks a month with released transfers by two people, and pays only differences after a relock",
  rolledBack(async (db) => {
    const world = await locked(db);
    const { finance, manager, slips, agus, budi } = world;
    const unlock = (actor: UserActor) => unlockPayrollMonth.execute(at(actor), { month, reason: "Days were wrong" });
    const run = await released(world);
    await markTransfers.execute(at(finance), { runId: run.id, answer: "paid" });
    await expect(unlock(manager)).rejects.toMatchObject({ code: "forbidden" });
    expect(await unlock(finance)).toMatchObject({ isAsked: true });
    await expect(unlock(finance)).rejects.toMatchObject({ messageKey: "payment-runs.secondToUnlock" });
    expect(await unlock(manager)).toMatchObject({ isAsked: false });
    expect(await getPaymentDues.execute(at(finance), { month })).toMatchObject({
      isLocked: false,
      waiting: [{ crewId: agus.id }, { crewId: budi.id }],
      over: [],
    });
    await redrawn(db, slips.agus.id, 5_400_000);
    await redrawn(db, slips.budi.id, 6_000_000);
    await lockedMonth(db, finance);
    expect(await getPaymentDues.execute(at(finance), { month })).toMatchObject({
      due: { transfers: 1, amount: 400_000 },
      over: [{ crewId: budi.id, amount: 1_000_000 }],
    });
    const rest = await createPaymentRun.execute(at(finance), runInput);
    expect(rest).toMatchObject({ transfers: 1, amount: 400_000 });
    // After request and confirmation, the unreleased run is dropped with the lock.
    await unlock(finance);
    await unlock(manager);
    expect(await getPaymentRun.execute(at(finance), rest)).toMatchObject({
      state: "dropped",
      reason: "Days were wrong",
    });
  }),
);

test(
  "records a rejected transfer as paid also in an open month, but not when another run paid it",
  rolledBack(async (db) => {
    const world = await locked(db);
    const { finance, manager, slips, budi } = world;
    const unlock = async () => {
      for (const actor of [finance, manager])
        await unlockPayrollMonth.execute(at(actor), { month, reason: "Days were wrong" });
    };
    const first = await released(world);
    const [, own] = await transfersOf(finance, first.id);
    const mark = (answer: object) =>
      markTransfers.execute(at(finance), { runId: first.id, ids: [own?.id], reason: "Account closed", ...answer });
    await mark({ answer: "rejected" });
    await unlock();
    expect(await mark({ answer: "paid" })).toMatchObject({ marked: 1 });
    await redrawn(db, slips.budi.id, 6_000_000);
    await lockedMonth(db, finance);
    expect(await getPaymentDues.execute(at(finance), { month })).toMatchObject({
      due: { transfers: 0 },
      over: [{ crewId: budi.id, amount: 1_000_000 }],
    });
    // The slip became less, but no other run pays it: the bank's answer still applies.
    await mark({ answer: "rejected" });
    expect(await mark({ answer: "paid" })).toMatchObject({ marked: 1 });
    await mark({ answer: "rejected" });
    await released(world);
    await expect(mark({ answer: "paid" })).rejects.toMatchObject({ messageKey: "payment-runs.refused.paidAgain" });
    await unlock();
    await expect(mark({ answer: "paid" })).rejects.toMatchObject({ messageKey: "payment-runs.refused.lockFirst" });
  }),
);

test(
  "pays a separate lock with its own run or the month's, never both, and unlocks it by two people once released",
  rolledBack(async (db) => {
    const { finance, manager, slips, agus } = await october(db);
    const lockId = await lockedApart(db, slips.agus.id, finance.userId, new Date("2026-11-01T02:00:00Z"));
    const own = await released({ finance, manager }, { lockId });
    expect(own).toMatchObject({ transfers: 1, amount: 5_000_000 });
    const reason = "Wrong day";
    expect(await unlockSlip.execute(at(finance), { lockId, reason })).toMatchObject({ isAsked: true });
    await expect(unlockSlip.execute(at(finance), { lockId, reason })).rejects.toMatchObject({ code: "rule" });
    const [order] = await db.select().from(workOrders).where(eq(workOrders.crewId, agus.id));
    const seen = await getSlip.execute(at(manager), { workOrderId: order?.id });
    expect(seen.allowedActions).toEqual(["unlock"]);
    expect(await db.$count(payrollSlipLocks, eq(payrollSlipLocks.crewId, agus.id))).toBe(1);
    await lockedMonth(db, finance);
    expect(await createPaymentRun.execute(at(finance), runInput)).toMatchObject({ transfers: 1, amount: 7_000_000 });
  }),
);

test(
  "lets the maker release below the division's threshold, else a second person",
  rolledBack(async (db) => {
    const { finance, manager } = await locked(db);
    const made = await createPaymentRun.execute(at(finance), runInput);
    await db.update(payrollSettings).set({ secondPersonFrom: 12_000_000 });
    await expect(releasePaymentRun.execute(at(finance), made)).rejects.toMatchObject({ code: "rule" });
    await db.update(payrollSettings).set({ secondPersonFrom: 12_000_001 });
    expect(await getPaymentRun.execute(at(finance), made)).toMatchObject({ allowedActions: ["release", "drop"] });
    expect(await releasePaymentRun.execute(at(finance), made)).toMatchObject({ amount: 12_000_000 });
    await expect(releasePaymentRun.execute(at(manager), made)).rejects.toMatchObject({ wireCode: "RELEASED" });
  }),
);

test(
  "refuses to release a run whose account or slip changed; dropped, it is due again",
  rolledBack(async (db) => {
    const { finance, manager, budi } = await locked(db);
    const made = await createPaymentRun.execute(at(finance), runInput);
    await db
      .insert(crewBankAccounts)
      .values({ crewId: budi.id, sequence: 1, bankName: "BRI", accountNumber: "999111", accountName: "Budi H" });
    await expect(releasePaymentRun.execute(at(manager), made)).rejects.toMatchObject({
      messageKey: "payment-runs.refused.changed",
      values: { name: "Budi Hartono" },
    });
    await dropPaymentRun.execute(at(manager), { id: made.id, reason: "Account corrected" });
    expect(await released({ finance, manager })).toMatchObject({ transfers: 2, amount: 12_000_000 });
  }),
);

test(
  "prevents double payment in the database and keeps released transfers unchanged",
  rolledBack(async (db) => {
    const world = await locked(db);
    const { id } = await released(world);
    const [first] = await db.select().from(paymentTransfers).where(eq(paymentTransfers.runId, id));
    if (!first) throw new Error("nothing is paid");
    const { id: _, ...values } = first;
    const twice = { ...values, place: 9, reference: "TWICE", state: "prepared" as const, amount: 1 };
    const refusal = async (work: (inner: Executor) => Promise<unknown>) => {
      const error: unknown = await db.transaction(work).catch((thrown: unknown) => thrown);
      return String((error as { cause?: unknown }).cause);
    };
    expect(await refusal((inner) => inner.insert(paymentTransfers).values(twice))).toMatch(/paid twice/);
    const own = eq(paymentTransfers.id, first.id);
    for (const change of [
      { amount: 1 },
      { accountNumber: "1" },
      { state: "prepared" as const },
      { crewId: world.budi.id },
    ])
      expect(await refusal((inner) => inner.update(paymentTransfers).set(change).where(own))).toMatch(
        /never changes|does not become/,
      );
    expect(await refusal((inner) => inner.delete(paymentTransfers).where(own))).toMatch(/stays on record/);
    expect(await refusal((inner) => inner.update(paymentRuns).set({ debitAccount: "1" }))).toMatch(
      /released or dropped/,
    );
  }),
);

test(
  "shows payments to finance, managers and superadmins of the division only, in two queries per list",
  rolledBack(async (db) => {
    const world = await locked(db);
    const made = await released(world);
    for (const role of [
      "crewingadminmarine",
      "crewingplanningmarine",
      "crewmarine",
      "crewingprincipalmarine",
    ] as const) {
      const caller = at(await person(db, role));
      for (const call of [
        () => listPaymentRuns.execute(caller, {}),
        () => getPaymentRun.execute(caller, made),
        () => getPaymentDues.execute(caller, { month }),
        () => createPaymentRun.execute(caller, runInput),
        () => releasePaymentRun.execute(caller, made),
      ])
        await expect(call()).rejects.toMatchObject({ code: "forbidden" });
    }
    const tanker = at(await person(db, "crewingfinancetanker"));
    await expect(getPaymentRun.execute(tanker, made)).rejects.toMatchObject({ code: "not-found" });
    expect(await listPaymentRuns.execute(tanker, {})).toMatchObject({ total: 0 });
    expect(await getPaymentDues.execute(tanker, { month })).toMatchObject({
      owed: 0,
      byState: { released: { amount: 0 } },
    });
    const listed = await listPaymentRuns.execute(at(world.manager), { month, tab: "released" });
    expect(listed).toMatchObject({
      total: 1,
      counts: { all: 1, released: 1, open: 0, rejected: 0 },
      rows: [{ number: made.number, amount: 12_000_000, byState: { released: { transfers: 2 } } }],
    });
    expect(await countQueries(db, () => listPaymentRuns.execute(at(world.manager), {}))).toBe(2);
  }),
);

/** Run committed transactions against the database, and delete the rows afterwards. */
async function committed(body: () => Promise<void>) {
  try {
    await body();
  } finally {
    await connection().begin(async (undo) => {
      await undo`set local session_replication_role = replica`;
      for (const table of [
        ...["payment_transfers", "payment_runs", "payment_run_counters", "work_orders", "person_months"],
        ...["payroll_periods", "payroll_slip_locks", "crew", "vessels", "audit_entries", "sensitive_reads", "users"],
        "graphile_worker._private_jobs",
      ])
        await undo`delete from ${undo(table)}`;
    });
  }
}
const won = (outcomes: PromiseSettledResult<unknown>[]) =>
  outcomes.filter(({ status }) => status === "fulfilled").length;

test("lets one concurrent making, release or answer win, and leaves no released money without a lock", () =>
  committed(async () => {
    const db = database();
    const world = await db.transaction((inner) => locked(inner));
    const { finance, manager } = world;
    const second = await db.transaction((inner) => person(inner, "crewingfinancemarine"));
    const makings = await Promise.allSettled(
      [finance, second, manager].map((actor) => createPaymentRun.execute(at(actor), runInput)),
    );
    expect(won(makings)).toBe(1);
    const [run] = await db.select().from(paymentRuns);
    if (!run) throw new Error("no run");
    const others = [finance, second, manager].filter(({ userId }) => userId !== run.madeBy);
    const releases = await Promise.allSettled(
      [...others, ...others].map((actor) => releasePaymentRun.execute(at(actor), { id: run.id })),
    );
    expect(won(releases)).toBe(1);
    const [one] = await db.select().from(paymentTransfers).where(eq(paymentTransfers.runId, run.id));
    const no = { runId: run.id, ids: [one?.id], answer: "rejected", reason: "Closed" };
    const rejections = await Promise.allSettled(
      [finance, second, manager].map((actor) => markTransfers.execute(at(actor), no)),
    );
    expect(won(rejections)).toBe(1);
    const next = await createPaymentRun.execute(at(finance), runInput);
    const unlocking = { month, reason: "Days were wrong" };
    expect(await unlockPayrollMonth.execute(at(second), unlocking)).toMatchObject({ isAsked: true });
    const [release, unlocked, again] = await Promise.allSettled([
      releasePaymentRun.execute(at(manager), { id: next.id }),
      unlockPayrollMonth.execute(at(manager), unlocking),
      unlockPayrollMonth.execute(at(finance), unlocking),
    ]);
    expect(won([unlocked, again])).toBe(1);
    const [left] = await db.select().from(paymentRuns).where(eq(paymentRuns.id, next.id));
    expect(left?.state).toBe(release.status === "fulfilled" ? "released" : "dropped");
    const live = and(eq(paymentTransfers.runId, next.id), eq(paymentTransfers.state, "prepared"));
    expect(await db.$count(paymentTransfers, live)).toBe(0);
  }));
