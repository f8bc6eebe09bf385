import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { drizzle, type PostgresJsDatabase } from "drizzle-orm/postgres-js";
import { replaceDatabase, type Transaction } from "@/db/client";
import { examine } from "@/db/doctor/examine";
import { asSeeded } from "@/db/testing/setup/as-seeded";
import { commitDemo } from "@/db/testing/databases/demo-fleet";
import { readManifest } from "@/db/testing/releases/fixture";
import { onUpdatedRelease } from "@/db/testing/releases/on-release";
import { closeDatabase } from "@/db/testing/rolled-back";
import { catalogue } from "@/messages/catalogue";
import { decryptWith, keyOf } from "@/scripts/aes.mjs";
import { invariants } from "./invariants";
import { checkInvariants, textsOf } from "./queries";

const release = readManifest("0.1.0");
const now = new Date(`${release.madeFor}T05:00:00Z`);

/** The fixture has large files replaced by small ones, with their former hashes. */
async function remeasureFiles(db: PostgresJsDatabase) {
  const rows = await db.execute<{ id: string; content: Buffer }>(sql`select id, content from files`);
  for (const { id, content } of rows) {
    const plain = decryptWith(keyOf(release.dataKey), content);
    const sha256 = createHash("sha256").update(plain).digest("hex");
    await db.execute(sql`update files set sha256 = ${sha256}, size = ${plain.length} where id = ${id}`);
  }
}

/** Rows of the release's tables filled without the product: denormalized columns, texts of openings, a slip. */
const filledByHand = { "crew.paper-columns": 8, "job-openings.search-text": 3, "work-orders.locked-with": 1 };

/** Fix the rows filled by hand. @returns the violations before */
async function repairFilling(db: PostgresJsDatabase) {
  const found = await examine(db, invariants, now);
  for (const { id, examples } of found)
    await db.transaction(async (tx) => invariants.find((one) => one.id === id)?.fix?.(tx, examples));
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    const handMade = sql`person_months m where m.state = 'locked' and m.lock_id is null and not exists (
      select from payroll_periods p where p.division_id = m.division_id and p.month = m.month and p.unlocked_at is null)`;
    await tx.execute(sql`update work_orders set state = 'draft' where person_month_id in (select id from ${handMade})`);
    await tx.execute(sql`update person_months set state = 'draft' where id in (select id from ${handMade})`);
  });
  return Object.fromEntries(found.map(({ id, count }) => [id, count]));
}

let db: PostgresJsDatabase;
let foundAtFirst: Record<string, number>;
let end: () => void;
let ended: Promise<void>;
const keyBefore = process.env.DATA_KEY;
beforeAll(
  () =>
    new Promise<void>((ready, failed) => {
      ended = onUpdatedRelease("0.1.0", async (scratch) => {
        db = drizzle(scratch.sql, { casing: "snake_case" });
        await remeasureFiles(db);
        process.env.DATA_KEY = release.dataKey;
        foundAtFirst = await repairFilling(db);
        ready();
        await new Promise<void>((over) => (end = over));
      }).catch(failed);
    }),
);
afterAll(async () => {
  process.env.DATA_KEY = keyBefore;
  end();
  await ended;
  await closeDatabase();
});

class Undone extends Error {}

/** What the doctor finds after these statements, which are undone. */
async function foundAfter(statements: string) {
  let found: Awaited<ReturnType<typeof examine>> = [];
  await db
    .transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      for (const one of statements.split(";\n")) await tx.execute(sql.raw(one));
      found = await examine(tx, invariants, now);
      throw new Undone();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error;
    });
  return found;
}

const first = (table: string, where = "true") => `id = (select id from ${table} where ${where} order by id limit 1)`;
const generated = (table: string) =>
  `alter table ${table} alter column search_text drop expression;\nupdate ${table} set search_text = 'x' where ${first(table)}`;
const onBoard = "slot = 'current' and checked_in_on is not null and checked_out_on is null";

/** For each invariant statements that break it and nothing else. */
const paymentRun = `insert into payment_runs (number, division_id, month, value_on, bank_set, debit_account, made_at, made_by)
    values ('x', 1, '2020-01-01', '2020-01-31', 'generic', '\\x00', now(), 1)`;
const paymentTransfer = (values: string, source: string) => `
    insert into payment_transfers (run_id, place, reference, payee_kind, employee_name, employee_number, bank_name, account_number, account_name,
      division_id, crew_id, month, part, slip_hash, amount, state)
    select (select max(id) from payment_runs), 1, 'x', 'own', 'x', 'x', 'x', '\\x00', 'x', division_id, ${source.startsWith("crew") ? "id" : "crew_id"}, ${values} from ${source}`;

const breaks: Record<string, string> = {
  "server.collation": "update pg_collation set collversion = '0' where collname = 'id-x-icu'",
  "server.constraints": "alter table audit_entries disable trigger audit_entries_append_only",
  "server.partitions": "create table monthly (at timestamptz not null) partition by range (at)",
  "server.jobs-waiting": "select graphile_worker.add_job('sweep', run_at => '2020-01-01')",
  "server.jobs-held": `update graphile_worker._private_jobs set locked_at = '2020-01-01', locked_by = 'x'
    where id = (select min(id) from graphile_worker._private_jobs)`,
  "server.jobs-failed": `select graphile_worker.add_job('sweep', job_key => 'broken');
update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'x' where key = 'broken'`,
  "applicants.search-text": generated("applicants"),
  "applicants.states": "update applicants set states = '{}' where id = (select min(applicant_id) from assessments)",
  "billing.rows-on-invoice": "delete from billing_invoices",
  "billing.rows-released": "update billing_rows set is_released = true where not is_released",
  "billing.rows-elsewhere": `insert into billing_elsewhere (start_id, kind, source_id, source_day)
    select 1, kind, source_id, source_day from billing_rows where not is_released limit 1`,
  "billing.notes-of-invoice": `insert into billing_notes (id, division_id, invoice_id, kind, created_by)
    select 9999, division_id, id, 'credit', 1 from billing_invoices limit 1;
insert into billing_note_rows (note_id, row_id, amount, fee, bills_after_fee, vat, total_bills)
    select 9999, id, -1, 0, -1, 0, -1 from billing_rows limit 1;
update billing_rows set principal_id = null where id = (select row_id from billing_note_rows where note_id = 9999)`,
  "captcha.swept": "insert into rate_limits values ('x', '2020-01-01', 1)",
  "crew.search-text": generated("crew"),
  "crew.on-board": `update crew set status = 'off-board', vessel_id = null
    where id = (select crew_id from assignments where ${onBoard} limit 1)`,
  "crew.sea-service": `update crew_sea_services set assignment_id = 999999 where ${first("crew_sea_services", "removed_at is null")}`,
  "crew.paper-columns": `update crew set missing_certificates = missing_certificates + 1 where ${first("crew", "erased_at is null")}`,
  "evidence.chain": `update evidence_events set sequence = sequence + 7 where ${first("evidence_events")}`,
  "files.record":
    "update files set subject_id = 999999 where id = (select id from files where subject_type = 'crew' limit 1)",
  "files.unclaimed": `update files set subject_type = null, subject_id = null, created_at = '2020-01-01'
    where id = (select id from files where subject_type = 'crew' limit 1)`,
  "files.size": "update files set size = size + 1 where id = (select id from files limit 1)",
  "files.content": "update files set sha256 = 'x' where id = (select id from files order by created_at desc limit 1)",
  "job-openings.search-text": `update job_openings set search_text = 'x' where ${first("job_openings")}`,
  "mail.stuck": `with gone as (delete from graphile_worker._private_jobs where payload ->> 'mailId' is not null)
    update mails set sent_at = null, failed_at = null, way = 'at-once', created_at = '2020-01-01' where ${first("mails")}`,
  "manning.one-vessel-a-day": `insert into assignments (seat_id, vessel_id, crew_id, slot, start_date, end_date, principal_status, employee_status, checked_in_on, checked_out_on)
    select s.id, s.vessel_id, a.crew_id, 'history', a.start_date, a.end_date, a.principal_status, a.employee_status, a.checked_in_on, a.checked_in_on + 5
    from assignments a join seats s on s.vessel_id <> a.vessel_id where a.slot = 'current' limit 1`,
  "manning.one-person-a-seat": `update assignments set slot = 'history' where slot = 'previous' and checked_out_on is not null;
with pair as (select one.*, other.id as other_id from assignments one join crew a on a.id = one.crew_id
      join crew other on other.division_id = a.division_id and other.status = 'off-board' and other.erased_at is null
      where one.slot = 'current' and one.checked_in_on is not null and one.handover_since is null
        and not exists (select from assignments p where p.seat_id = one.seat_id and p.slot = 'previous')
        and not exists (select from assignments p where p.crew_id = other.id) limit 1),
    moved as (update crew set status = 'on-board', vessel_id = pair.vessel_id, last_vessel_id = pair.vessel_id from pair where crew.id = pair.other_id)
    insert into assignments (seat_id, vessel_id, crew_id, slot, start_date, end_date, principal_status, employee_status, checked_in_on)
    select seat_id, vessel_id, other_id, 'previous', start_date, end_date, principal_status, employee_status, checked_in_on from pair`,
  "manning.seat-of-vessel": `update seats set sequence = 99, vessel_id = (select max(id) from vessels)
    where id = (select seat_id from assignments where vessel_id <> (select max(id) from vessels) limit 1)`,
  "manning.slot-of-dates": `update assignments set slot = 'history' where ${first("assignments", onBoard)}`,
  "manning.link-of-vessel": `update approval_links set vessel_id = (select max(id) from vessels where id <> approval_links.vessel_id);
update approval_items set ended_at = null, end_reason = null`,
  "manning.seat-removed": `update seats set removed_at = now() where id = (select seat_id from assignments where slot = 'current' limit 1)`,
  "scheduling.person-of-assignment": `update schedules set crew_id = crew_id + 1 where ${first("schedules")}`,
  "ujbm.corrections":
    "insert into ujbm_corrections (row_id, vessel_id, month, man_days) select id, vessel_id, '2020-01-01', 3 from ujbm_rows limit 1",
  "vessels.search-text": generated("vessels"),
  "work-orders.slip-sums": `update work_order_lines set amount = amount + 1
    where (work_order_id, place) = (select id, min(place) from work_orders join work_order_lines on work_order_id = id where state = 'locked' group by id limit 1)`,
  "work-orders.month-sums": `update person_months set take_home = take_home + 1 where ${first("person_months", "state = 'locked'")}`,
  "work-orders.period-hash": `update payroll_periods set hash = 'x' where ${first("payroll_periods", "unlocked_at is null")}`,
  "work-orders.locked-with":
    "update payroll_periods set unlocked_at = now(), unlocked_by = 1, unlock_reason = 'x' where unlocked_at is null",
  "work-orders.settled-once": `insert into pay_differences (division_id, crew_id, month, digest, causes, paid, problems, amount, tax, billed, state, found_at, proposed_month, proposed_amount, proposed_by, decided_at, decided_by)
    select division_id, id, '2020-01-01', 'x', '{days}', '{}', '[]', 1, 0, 0, 'settled', now(), '2020-02-01', 1, 1, now(), 1 from crew limit 1`,
  "work-orders.debts-left": `insert into payroll_debts (division_id, crew_id, kind, source, name, amount, from_month, state, decided_at)
    select division_id, id, 'loan', 'office', 'x', 5, '2020-01-01', 'open', now() from crew limit 1;
insert into payroll_debt_entries (debt_id, kind, amount, on_day, reason, state, decided_at)
    select max(id), 'repaid', 7, '2020-02-01', 'x', 'confirmed', now() from payroll_debts`,
  "work-orders.allotted-sums": `insert into payroll_slip_allotments (work_order_id, place, allotment_id, payee_name, bank_name, account_number, amount)
    select id, 1, 1, 'x', 'x', '\\x00', greatest(take_home, 0) + 1 from work_orders where state = 'locked' limit 1`,
  "work-orders.transfers-of-runs": `${paymentRun};
${paymentTransfer("'2020-01-01', 1, null, 5, 'released'", "crew limit 1")}`,
  "work-orders.paid-once": `${paymentRun};
${paymentTransfer("month, part, hash, greatest(take_home, 0) + 1, 'prepared'", "person_months where state = 'locked' limit 1")}`,
  "work-orders.adjusted-person": `insert into work_order_adjustments (work_order_id, crew_id, month, reason, amount)
    select id, crew_id + 1, '2020-01-01', 'x', 1 from work_orders limit 1`,
};

test("a database of release 0.1.0, brought up to date, has no finding but what was filled in by hand", async () => {
  expect(foundAtFirst).toEqual(filledByHand);
  expect(await examine(db, invariants, now)).toEqual([]);
});

test("every invariant has a case that breaks it, beside the clock", () => {
  expect(Object.keys(breaks).sort()).toEqual(
    invariants
      .map(({ id }) => id)
      .filter((id) => id !== "server.clock")
      .sort(),
  );
});

test("every invariant has its rule and its fix in both languages, and every text belongs to one", () => {
  const ids = invariants.map(({ id }) => id).sort();
  for (const texts of [catalogue.en.doctor, catalogue.id.doctor])
    expect(
      Object.entries(texts)
        .flatMap(([noun, ofNoun]) => Object.keys(ofNoun).map((name) => `${noun}.${name}`))
        .sort(),
    ).toEqual(ids);
  for (const id of ids) {
    const [en, own] = [textsOf(id, "en"), textsOf(id, "id")];
    expect([id, en.holds === own.holds || en.mend === own.mend]).toEqual([id, false]);
    expect([id, /^doctor\./.test(en.holds + own.holds)]).toEqual([id, false]);
  }
});

test.each(Object.entries(breaks))("%s is found where it is broken, and nothing else is", async (id, statements) => {
  const found = await foundAfter(statements);
  expect(found.map((finding) => [finding.id, finding.failed ?? finding.count > 0])).toEqual([[id, true]]);
  expect(found[0]?.examples.length).toBeGreaterThan(0);
  expect(found[0]?.examples.length).toBeLessThanOrEqual(10);
});

test("a clock that differs from the database's is found", async () => {
  const clock = invariants.filter(({ id }) => id === "server.clock");
  expect(await examine(db, clock, new Date())).toEqual([]);
  const later = jest.spyOn(Date, "now").mockReturnValue(Date.now() + 60_000);
  try {
    expect(await examine(db, clock, new Date())).toMatchObject([{ id: "server.clock", count: 1 }]);
  } finally {
    later.mockRestore();
  }
});

test("an invariant that writes, or cannot be asked, changes nothing and is a finding that says why", async () => {
  const found = await examine(
    db,
    [
      { id: "x.writes", sql: () => "delete from rate_limits returning key as id" },
      { id: "x.fails", sql: () => "select 1 / 0 as id" },
      {
        id: "x.writes-apart",
        walk: async (tx) => (await tx.execute(sql`create table x (id int)`)).map(String),
      },
    ],
    now,
  );
  expect(found.map(({ id, failed }) => [id, failed])).toEqual([
    ["x.writes", expect.stringContaining("read-only transaction")],
    ["x.fails", "division by zero"],
    ["x.writes-apart", expect.stringContaining("read-only transaction")],
  ]);
});

test("the doctor runs on the server's database, on ids it knows", async () => {
  const restore = replaceDatabase(db as unknown as Transaction);
  try {
    expect(await checkInvariants({ only: ["crew.search-text", "server.clock"] })).toEqual([]);
    expect(() => checkInvariants({ only: ["crew.unknown"] })).toThrow(
      expect.objectContaining({ wireCode: "crew.unknown" }),
    );
  } finally {
    restore();
  }
});

test("the demo fleet has no finding", async () => {
  process.env.DATA_KEY = keyBefore;
  try {
    await commitDemo(new Date());
    expect(await checkInvariants()).toEqual([]);
  } finally {
    process.env.DATA_KEY = release.dataKey;
    await asSeeded();
  }
}, 120_000);
