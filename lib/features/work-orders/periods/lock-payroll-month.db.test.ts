import { createHash } from "node:crypto";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { connection, database, type Executor, type Transaction } from "@/db/client";
import { auditEntries } from "@/db/schema/audit";
import { sensitiveReads } from "@/db/schema/crew";
import { mails } from "@/db/schema/mail";
import { preparationPkls } from "@/db/schema/preparation";
import { rateVersions } from "@/db/schema/rates";
import {
  employmentPay,
  irregularPays,
  payrollPeriods,
  payrollSettings,
  personMonths,
  workOrderLines,
  workOrders,
} from "@/db/schema/work-orders";
import { feesInForce } from "@/db/testing/records/billing";
import { countQueries } from "@/db/testing/count-queries";
import { vessel } from "@/db/testing/crew";
import { agreedFor, leaves, paidAboard, paysFrom, tablesVerified } from "@/db/testing/payroll/paid-aboard";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { uploadBy } from "@/db/testing/files/uploads";
import type { UserActor } from "@/lib/access/actor";
import { storeDocumentCode, newDocumentCode } from "@/lib/features/checks/document-codes.queries";
import { lockMonth } from "@/lib/features/billing/periods/lock-month";
import { unlockMonth } from "@/lib/features/billing/periods/unlock-month";
import { signPkl } from "@/lib/features/preparation/pkl/sign-pkl";
import { createRateDraft } from "@/lib/features/rates/versions/create-rate-draft";
import {
  blockPayDataChanges,
  redraftDivision,
  redraftPeople,
} from "@/lib/features/accounting-periods/payroll-redraft.queries";
import { versionRowsOf } from "@/lib/features/rates/versions/rows.queries";
import { verifyRates } from "@/lib/features/rates/versions/verify-rates";
import type { TableReference } from "../explanation.rules";
import { currentRules } from "../drafting/digest.rules";
import { redraftWorkOrders } from "../drafting/redraft-work-orders";
import { tablesOf } from "../drafting/tables-of-month.queries";
import { slipInputs } from "../calculation/schema";
import { calculateMonth } from "../calculation/calculate-month.rules";
import { tableFromRows } from "../calculation/parse-table.rules";
import { getNextMonthToLock } from "./get-next-month-to-lock";
import { getPayrollPeriod } from "./get-payroll-period";
import { listPayrollPeriods } from "./list-payroll-periods";
import { lockPayrollMonth } from "./lock-payroll-month";
import { notifySlipsReady } from "./notify-slips-ready";
import { unlockPayrollMonth } from "./unlock-payroll-month";

afterAll(closeDatabase);

const on = (day: string) => ({ now: new Date(`${day}T09:00:00+07:00`) });
const lock = (actor: UserActor, month = "2026-10", day = "2026-11-02") =>
  lockPayrollMonth.execute(as(actor, on(day)), { month });
const draw = (crewId: number, day = "2026-11-02") =>
  redraftWorkOrders.execute(as({ kind: "scheduler" }, on(day)), { crewId });

async function ready(db: Transaction, from = "2026-10-01") {
  await tablesVerified(db);
  await paysFrom(db, from);
  const ship = await vessel(db);
  return { ship, finance: await person(db, "crewingfinancemarine") };
}

test(
  "freezes a locked month with a hash, pins the year's tax status, and logs it",
  rolledBack(async (db) => {
    const { ship, finance } = await ready(db);
    const { person: one } = await paidAboard(db, ship, {});
    const { person: other } = await paidAboard(db, ship, { sequence: 2, ptkp: "TK/0", email: "agus@example.com" });
    const locked = await lock(finance);
    expect(locked).toMatchObject({ month: "2026-10", people: 2, workOrders: 2 });
    const rows = await db.select().from(personMonths).orderBy(asc(personMonths.crewId));
    expect(rows.map(({ crewId, state }) => [crewId, state])).toEqual([one.id, other.id].map((id) => [id, "locked"]));
    const hashes = rows.map(({ hash }) => hash ?? "");
    expect(locked.hash).toBe(createHash("sha256").update(hashes.join("\n")).digest("hex"));
    expect(rows.map(({ factsDigest, rules }) => [factsDigest?.length, rules])).toEqual([
      [64, currentRules],
      [64, currentRules],
    ]);
    expect(locked.takeHome).toBe(rows.reduce((sum, { takeHome }) => sum + takeHome, 0));
    const fixed = await db.select().from(employmentPay).orderBy(asc(employmentPay.crewId));
    expect(fixed.map(({ year, ptkpCode }) => [year, ptkpCode])).toEqual([
      [2026, "K/1"],
      [2026, "TK/0"],
    ]);
    const [entry] = await db.select().from(auditEntries).where(eq(auditEntries.operation, "work-orders.lock-month"));
    expect(entry?.after).toMatchObject({ month: "2026-10", people: 2, hash: locked.hash });
    await expect(lock(finance)).rejects.toMatchObject({ wireCode: "LOCKED" });
    await notifySlipsReady.execute(as({ kind: "scheduler" }), { periodId: locked.id, after: 0 });
    const sent = await db.select().from(mails).where(eq(mails.type, "WorkOrderReady"));
    expect(sent.map(({ recipient }) => recipient)).toEqual(["agus@example.com"]);
    expect(sent[0]?.plain).not.toMatch(/\d{3}[.,]\d{3}/);
  }),
);

test(
  "recalculates a locked month from stored inputs and versions to the same hash",
  rolledBack(async (db) => {
    const { ship, finance } = await ready(db);
    await paidAboard(db, ship, {});
    await paidAboard(db, ship, { since: "2026-10-11", sequence: 2, wages: { basicSalary: 15_000_000 } });
    await lock(finance);
    // A later version that would apply does not change the locked month.
    const [known] = await db.select().from(rateVersions).where(eq(rateVersions.kind, "tax-parameters"));
    const form = { kind: "tax-parameters", effectiveFrom: "2026-02-01", source: "Another", copyOf: known?.id };
    const { id, version, checksum } = await createRateDraft.execute(as(finance), form);
    await verifyRates.execute(as(await person(db, "crewingmanagermarine")), { id, version, checksum });
    for (const row of await db.select().from(personMonths)) {
      const inputs = slipInputs.parse(JSON.parse(row.inputs ?? ""));
      const used = row.tables as TableReference[];
      const found = await tablesOf(db, "2026-10");
      const tables = { ...found[inputs.payTiming] };
      for (const { kind, versionId, ...reference } of used) {
        const rows = (await versionRowsOf(db, kind, [versionId])).get(versionId) ?? [];
        Object.assign(tables, { [kind]: tableFromRows(kind, { ...reference, versionId, isVerified: true }, rows) });
      }
      const again = calculateMonth(inputs, tables, "lock");
      expect("hash" in again && again.hash).toBe(row.hash);
      const byNewest = calculateMonth(inputs, found[inputs.payTiming], "lock");
      expect("hash" in byNewest && byNewest.hash).not.toBe(row.hash);
    }
  }),
);

test(
  "locks months in order, from the first working day after them, and unlocks the last with a reason",
  rolledBack(async (db) => {
    const { ship, finance } = await ready(db, "2026-09-01");
    const { person: one } = await paidAboard(db, ship, { since: "2026-09-01" });
    await expect(lock(finance, "2026-10")).rejects.toMatchObject({ wireCode: "OUT_OF_TURN" });
    await lock(finance, "2026-09");
    await expect(lock(finance, "2026-10", "2026-10-31")).rejects.toMatchObject({ wireCode: "NOT_YET" });
    await expect(lock(finance, "2026-10", "2026-11-01")).rejects.toMatchObject({ wireCode: "NOT_YET" });
    await lock(finance, "2026-10");
    const unlock = (month: string, reason = "A day is missing") =>
      unlockPayrollMonth.execute(as(finance, on("2026-11-03")), { month, reason });
    await expect(unlock("2026-09")).rejects.toMatchObject({ messageKey: "work-orders.periods.refused.notLast" });
    await expect(unlock("2026-10", " ")).rejects.toMatchObject({ code: "invalid" });
    await unlock("2026-10");
    const states = await db
      .select({ month: workOrders.month, state: workOrders.state })
      .from(workOrders)
      .where(eq(workOrders.crewId, one.id))
      .orderBy(workOrders.month);
    expect(states.map(({ state }) => state)).toEqual(["locked", "draft"]);
    await expect(unlock("2026-10")).rejects.toMatchObject({ wireCode: "NOT_LOCKED" });
    const detail = await getPayrollPeriod.execute(as(finance, on("2026-11-03")), { month: "2026-10" });
    expect(detail.unlocks).toMatchObject([{ reason: "A day is missing", byName: "Sari Wijaya" }]);
    await lock(finance, "2026-10", "2026-11-03");
  }),
);

test(
  "refuses a lock with unverified rates, blocked people or unpayable pay, and keeps nothing of it",
  rolledBack(async (db) => {
    const { ship, finance } = await ready(db);
    const { person: paid } = await paidAboard(db, ship, {});
    await db.execute(sql`set local session_replication_role = replica`);
    // Progressive tax is used only in the last period of a year, not in October.
    await db
      .update(rateVersions)
      .set({ state: "draft", verifiedBy: null, verifiedAt: null })
      .where(inArray(rateVersions.kind, ["ter", "progressive-tax"]));
    await draw(paid.id);
    await expect(lock(finance)).rejects.toMatchObject({ wireCode: "UNVERIFIED" });
    const open = await getPayrollPeriod.execute(as(finance, on("2026-11-02")), { month: "2026-10" });
    expect(open.unverified).toEqual(["ter"]);
    const next = await getNextMonthToLock.execute(as(finance, on("2026-11-02")), {});
    expect(next).toMatchObject({ month: "2026-10", unverified: ["ter"] });
    const { userId } = finance;
    const verified = { state: "verified" as const, verifiedBy: userId, verifiedAt: new Date() };
    await db.update(rateVersions).set(verified).where(eq(rateVersions.kind, "ter"));
    await db.execute(sql`set local session_replication_role = origin`);
    const { person: held, tour } = await paidAboard(db, ship, { sequence: 2, wages: null, fullName: "Budi Tertahan" });
    await draw(held.id);
    await expect(lock(finance)).rejects.toMatchObject({
      wireCode: "HELD",
      values: { names: "Budi Tertahan", count: 1 },
    });
    const page = await getPayrollPeriod.execute(as(finance, on("2026-11-02")), { month: "2026-10" });
    expect(page.heldPeople).toMatchObject([{ crewId: held.id, problems: [{ code: "agreementMissing" }] }]);
    await agreedFor(db, tour, "2026-09-10");
    const ashore = await paidAboard(db, ship, { sequence: 3, since: "2026-08-01", to: "2026-08-20" });
    await db
      .insert(irregularPays)
      .values({ crewId: ashore.person.id, month: "2026-10-01", name: "THR", amount: 1_000_000 });
    await expect(lock(finance)).rejects.toMatchObject({ wireCode: "UNPLACED" });
    expect(await db.$count(payrollPeriods)).toBe(0);
    await db.delete(irregularPays);
    await lock(finance);
  }),
);

test(
  "refuses a lock when extra pay lost its assignment, whatever the draft says",
  rolledBack(async (db) => {
    const { ship, finance } = await ready(db);
    await paidAboard(db, ship, {});
    const { person: gone, tour } = await paidAboard(db, ship, { sequence: 2, since: "2026-09-10" });
    await draw(gone.id);
    await db.insert(irregularPays).values({ crewId: gone.id, month: "2026-10-01", name: "THR", amount: 1_000_000 });
    await leaves(db, tour.id, "2026-09-30");
    const ofOctober = and(eq(workOrders.crewId, gone.id), eq(workOrders.month, "2026-10-01"));
    expect(await db.$count(workOrders, ofOctober)).toBe(1);
    await expect(lock(finance)).rejects.toMatchObject({ wireCode: "UNPLACED" });
    await db.delete(irregularPays);
    expect(await lock(finance)).toMatchObject({ people: 1, workOrders: 1 });
  }),
);

test(
  "compares a month with the previous one before the lock: joiners, leavers and differences with causes",
  rolledBack(async (db) => {
    const { ship, finance } = await ready(db, "2026-09-01");
    const stays = await paidAboard(db, ship, { since: "2026-09-16" });
    const left = await paidAboard(db, ship, { sequence: 2, since: "2026-09-01", to: "2026-09-30" });
    const joined = await paidAboard(db, ship, { sequence: 3, since: "2026-10-05" });
    for (const { person: one } of [stays, left, joined]) await draw(one.id);
    const { comparison } = await getPayrollPeriod.execute(as(finance, on("2026-11-02")), { month: "2026-10" });
    expect(comparison).toMatchObject({ joined: { people: 1 }, left: { people: 1 }, changed: { people: 1 } });
    const { before, after, joined: plus, left: minus, changed, rows } = comparison;
    expect(plus.amount + minus.amount + changed.amount).toBe(after - before);
    expect(rows).toHaveLength(3);
    for (const row of rows)
      expect(row.causes.reduce((sum, { amount }) => sum + amount, 0)).toBe(row.after - row.before);
    // It names people's pay: the read is logged for each of them.
    const seen = await db.select().from(sensitiveReads).where(eq(sensitiveReads.operation, "work-orders.get-period"));
    expect(seen.map(({ crewId }) => crewId).toSorted((one, two) => one - two)).toEqual(
      [stays, left, joined].map(({ person: { id } }) => id).toSorted((one, two) => one - two),
    );
    const next = await getNextMonthToLock.execute(as(finance, on("2026-11-02")), {});
    expect(next).toMatchObject({ month: "2026-09", previous: "2026-08", before: null, people: 2, refusal: null });
    await lock(finance, "2026-09");
    expect(await getNextMonthToLock.execute(as(finance, on("2026-11-01")), {})).toMatchObject({
      month: "2026-10",
      takeHome: after,
      before,
      held: 0,
      unverified: [],
      run: null,
      refusal: "notYet",
      lockableFrom: "2026-11-02",
      dueOn: "2026-11-04",
    });
    expect(await countQueries(db, () => getNextMonthToLock.execute(as(finance), {}))).toBe(4);
    const own = rows.find(({ crewId }) => crewId === stays.person.id);
    // Half a month before and a whole one now: the days explain all of it.
    expect([own?.standsOut, comparison.standingOut]).toEqual([false, 0]);
    expect(own?.causes.map(({ cause }) => cause)).toContain("days");
    const { rows: months } = await listPayrollPeriods.execute(as(finance, on("2026-11-02")), {});
    expect(months.map(({ month, people, workOrders: orders }) => [month, people, orders])).toEqual([
      ["2026-11", 2, 2],
      ["2026-10", 2, 2],
      ["2026-09", 2, 2],
    ]);
  }),
);

test(
  "marks changes that days do not explain by the division's share, not partial months, joiners and leavers",
  rolledBack(async (db) => {
    const { ship, finance } = await ready(db, "2026-09-01");
    const [shorter, extra] = [
      await paidAboard(db, ship, { since: "2026-09-01", to: "2026-10-06" }),
      await paidAboard(db, ship, { sequence: 2, since: "2026-09-25" }),
    ];
    const crewId = extra.person.id;
    await db.insert(irregularPays).values({ crewId, month: "2026-10-01", name: "THR", amount: 4_000_000 });
    await paidAboard(db, ship, { sequence: 3, since: "2026-10-05" }).then(({ person: { id } }) => draw(id));
    for (const id of [shorter.person.id, crewId]) await draw(id);
    const shown = async () =>
      (await getPayrollPeriod.execute(as(finance, on("2026-11-02")), { month: "2026-10" })).comparison;
    const found = await shown();
    expect(found.standingOut).toBe(1);
    expect(found.rows.flatMap((row) => (row.standsOut ? [row.crewId] : []))).toEqual([crewId]);
    await db.update(payrollSettings).set({ netShare: 10_000 });
    expect((await shown()).standingOut).toBe(0);
  }),
);

test(
  "lets finance and superadmin lock, a manager only view, a planner and a seafarer nothing, each in one division",
  rolledBack(async (db) => {
    await ready(db);
    const asked = { month: "2026-10" };
    const manager = await person(db, "crewingmanagermarine");
    await expect(lockPayrollMonth.execute(as(manager, on("2026-11-02")), asked)).rejects.toMatchObject({
      code: "forbidden",
    });
    expect(await getPayrollPeriod.execute(as(manager, on("2026-11-02")), asked)).toMatchObject({ allowedActions: [] });
    for (const role of ["crewingplanningmarine", "crewmarine", "crewingprincipalmarine"] as const)
      await expect(getPayrollPeriod.execute(as(await person(db, role)), asked)).rejects.toMatchObject({
        code: "forbidden",
      });
    await lock(await person(db, "crewingfinancetanker"));
    expect(await db.$count(payrollPeriods, eq(payrollPeriods.divisionId, 2))).toBe(1);
    expect(await db.$count(payrollPeriods, eq(payrollPeriods.divisionId, 1))).toBe(0);
    // Locking one division does not affect the other: its month is still the next.
    const marine = await person(db, "crewingfinancemarine");
    const { rows } = await listPayrollPeriods.execute(as(marine, on("2026-11-02")), {});
    expect(rows.every(({ state }) => state === "draft")).toBe(true);
    await lock(marine);
  }),
);

/** Run committed transactions against the database, and delete the rows afterwards. */
async function committed(body: () => Promise<void>) {
  const db = database();
  const before = await db.select().from(payrollSettings);
  const kept = await db.select({ id: rateVersions.id, state: rateVersions.state }).from(rateVersions);
  try {
    await body();
  } finally {
    await connection().begin(async (undo) => {
      await undo`set local session_replication_role = replica`;
      for (const table of [
        ...["work_order_lines", "work_orders", "person_months", "payroll_periods", "work_order_counters"],
        ...[
          "employment_pay",
          "document_checks",
          "mails",
          "preparation_pkls",
          "preparations",
          "schedules",
          "assignments",
          "seats",
          "crew",
        ],
        ...["rate_authors", "vessels", "users", "files", "audit_entries", "graphile_worker._private_jobs"],
      ])
        await undo`delete from ${undo(table)}`;
      const ids = kept.map(({ id }) => id);
      await undo`delete from tax_parameters where version_id <> all(${ids})`;
      await undo`delete from rate_versions where id <> all(${ids})`;
      for (const { id, state } of kept)
        await undo`update rate_versions set state = ${state}, verified_by = null, verified_at = null where id = ${id}`;
      for (const { divisionId, usedFrom, riskRate } of before)
        await undo`update payroll_settings set used_from = ${usedFrom}, risk_rate = ${riskRate} where division_id = ${divisionId}`;
    });
  }
}

test("locks once when locked twice concurrently, and a concurrent check-out is included or waits", () =>
  committed(async () => {
    const db = database();
    const { ship, finance } = await db.transaction((inner) => ready(inner));
    const { person: one, tour } = await db.transaction((inner) => paidAboard(inner, ship, { since: "2026-09-10" }));
    const checkOut = () =>
      db.transaction(async (inner) => {
        await leaves(inner, tour.id, "2026-10-15");
        await redraftPeople(inner, [one.id]);
      });
    const [first, second, left] = await Promise.allSettled([lock(finance), lock(finance), checkOut()]);
    const locks = [first, second].filter(({ status }) => status === "fulfilled");
    expect(locks).toHaveLength(1);
    for (const outcome of [first, second])
      if (outcome.status === "rejected") expect(outcome.reason).toMatchObject({ wireCode: "LOCKED" });
    expect(await db.$count(payrollPeriods)).toBe(1);
    expect(left.status).toBe("fulfilled");
    const [order] = await db
      .select()
      .from(workOrders)
      .where(and(eq(workOrders.crewId, one.id)));
    expect([15, 31]).toContain(order?.days);
    expect(order?.state).toBe("locked");
    await expect(db.update(workOrders).set({ takeHome: 1 })).rejects.toThrow();
  }));

test("lets check-outs wait during a lock, and refuses them by name after four seconds", () =>
  committed(async () => {
    const db = database();
    const { ship } = await db.transaction((inner) => ready(inner));
    const aboard: Awaited<ReturnType<typeof paidAboard>>[] = [];
    for (const sequence of [1, 2, 3, 4])
      aboard.push(await db.transaction((inner) => paidAboard(inner, ship, { sequence, since: "2026-09-10" })));
    const checkOut = ({ person: { id }, tour }: (typeof aboard)[number]) =>
      db.transaction(async (inner) => {
        await leaves(inner, tour.id, "2026-10-15");
        await redraftPeople(inner, [id]);
      });
    let left: Promise<PromiseSettledResult<void>[]> | undefined;
    await db.transaction(async (locking) => {
      await blockPayDataChanges(locking, 1);
      left = Promise.allSettled(aboard.slice(1).map(checkOut));
      // A lock that needs a row of a waiting change would deadlock, so changes poll instead of queueing.
      await new Promise((later) => setTimeout(later, 1_500));
      expect(
        await locking.execute(
          sql`select from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())`,
        ),
      ).toHaveLength(0);
    });
    expect((await left)?.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "fulfilled"]);
    await db.transaction(async (locking) => {
      await blockPayDataChanges(locking, 1);
      const begun = Date.now();
      await expect(checkOut(aboard[0] as (typeof aboard)[number])).rejects.toMatchObject({
        wireCode: "PAYROLL_LOCKING",
      });
      expect(Date.now() - begun).toBeLessThan(4_900);
    });
  }));

test("refuses rates verified during a lock, and waits for verifications in progress", () =>
  committed(async () => {
    const db = database();
    const { ship, finance } = await db.transaction((inner) => ready(inner));
    await db.transaction((inner) => paidAboard(inner, ship, { since: "2026-09-10" }));
    const manager = await db.transaction((inner) => person(inner, "crewingmanagermarine"));
    const [known] = await db.select().from(rateVersions).where(eq(rateVersions.kind, "tax-parameters"));
    const form = { kind: "tax-parameters", effectiveFrom: "2026-02-01", source: "Another", copyOf: known?.id };
    const { id, version, checksum } = await createRateDraft.execute(as(finance), form);
    const verify = () => verifyRates.execute(as(manager), { id, version, checksum });
    await db.transaction(async (locking) => {
      await blockPayDataChanges(locking, 1);
      await expect(verify()).rejects.toMatchObject({ wireCode: "PAYROLL_LOCKING" });
    });
    let locked: ReturnType<typeof lock> | undefined;
    await db.transaction(async (verifying) => {
      const by = { verifiedBy: manager.userId, verifiedAt: new Date() };
      await verifying
        .update(rateVersions)
        .set({ state: "verified", ...by })
        .where(eq(rateVersions.id, id));
      await redraftDivision(verifying, null);
      locked = lock(finance);
      await untilWaiting(db);
    });
    await locked;
    const [month] = await db.select({ tables: personMonths.tables }).from(personMonths);
    expect(month?.tables).toContainEqual({
      kind: "tax-parameters",
      versionId: id,
      effectiveFrom: "2026-02-01",
      checksum,
    });
  }));

test("refuses an agreement signed during a lock, or waits for it and pays it in full", () =>
  committed(async () => {
    const db = database();
    const { ship, finance } = await db.transaction((inner) => ready(inner));
    const { person: one, agreement } = await db.transaction(async (inner) => {
      const aboard = await paidAboard(inner, ship, { since: "2026-09-10" });
      const [known] = await inner.select().from(preparationPkls).where(eq(preparationPkls.crewId, aboard.person.id));
      const unsigned = { signedAt: null, signedFileId: null, signedSha256: null, supersedesId: known?.id ?? null };
      const better = { basicSalary: 9_000_000, allowances: 3_000_000 };
      const agreement = await agreedFor(inner, aboard.tour, "2026-09-15", { ...unsigned, ...better });
      const code = { kind: "pkl" as const, crewId: aboard.person.id, pklId: agreement.id };
      await storeDocumentCode(inner, newDocumentCode(), code, as(finance));
      return { ...aboard, agreement };
    });
    const staff = await db.transaction((inner) => person(inner, "crewingstaffmarine"));
    const attachmentId = await db.transaction((inner) => uploadBy(inner, staff, "signed.pdf"));
    const sign = () => signPkl.execute(as(staff, on("2026-11-02")), { pklId: agreement.id, attachmentId });
    await db.transaction(async (locking) => {
      await blockPayDataChanges(locking, 1);
      await expect(sign()).rejects.toMatchObject({ wireCode: "PAYROLL_LOCKING" });
    });
    const [still] = await db.select().from(preparationPkls).where(eq(preparationPkls.id, agreement.id));
    expect(still?.signedAt).toBeNull();
    const [locked, signed] = await Promise.allSettled([lock(finance), sign()]);
    expect(locked.status).toBe("fulfilled");
    if (signed.status === "rejected") expect(signed.reason).toMatchObject({ wireCode: "PAYROLL_LOCKING" });
    const [order] = await db.select().from(workOrders).where(eq(workOrders.crewId, one.id));
    const lines = await db
      .select()
      .from(workOrderLines)
      .where(eq(workOrderLines.workOrderId, order?.id ?? 0));
    const paid = (name: string) => lines.find((line) => line.name === name)?.amount;
    const isNew = order?.pklId === agreement.id;
    expect([paid("basicSalary"), paid("kpak")]).toEqual(isNew ? [9_000_000, 3_000_000] : [5_500_000, 2_000_000]);
    // What is signed after the lock applies to later months: the locked one stays.
    if (signed.status === "rejected") await sign();
    await draw(one.id);
    const [after] = await db
      .select()
      .from(workOrders)
      .where(and(eq(workOrders.crewId, one.id), eq(workOrders.month, "2026-10-01")));
    expect(after).toEqual(order);
  }));

test("waits for a signature in progress and pays its wages", () =>
  committed(async () => {
    const db = database();
    const { ship, finance } = await db.transaction((inner) => ready(inner));
    const { person: one, tour } = await db.transaction((inner) => paidAboard(inner, ship, { since: "2026-09-10" }));
    let locked: ReturnType<typeof lock> | undefined;
    await db.transaction(async (signing) => {
      await agreedFor(signing, tour, "2026-09-15", { basicSalary: 9_000_000 });
      await redraftPeople(signing, [one.id]);
      locked = lock(finance);
      await untilWaiting(db);
    });
    await locked;
    const [order] = await db.select().from(workOrders).where(eq(workOrders.crewId, one.id));
    expect(order).toMatchObject({ state: "locked", wages: 9_000_000 + 2_000_000 + 1_250_000 + 750_000 });
  }));

/** Wait until a transaction polls for a held gate. */
async function untilWaiting(db: Executor) {
  for (;;) {
    const [found] = await db.execute(
      sql`select from pg_locks where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())`,
    );
    if (found) return;
  }
}

test(
  "keeps a billed month locked until its bills are unlocked",
  rolledBack(async (db) => {
    const { ship, finance } = await ready(db);
    await paidAboard(db, ship, {});
    await feesInForce(db);
    await lock(finance);
    const bills = { month: 10, year: 2026 };
    expect(await lockMonth.execute(as(finance, on("2026-11-03")), bills)).toMatchObject({ rows: 1 });
    const unlock = () =>
      unlockPayrollMonth.execute(as(finance, on("2026-11-03")), { month: "2026-10", reason: "A day is missing" });
    await expect(unlock()).rejects.toMatchObject({ messageKey: "work-orders.periods.refused.billed" });
    await unlockMonth.execute(as(finance, on("2026-11-03")), { ...bills, reason: "A day is missing" });
    await unlock();
  }),
);
