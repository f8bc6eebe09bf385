import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { feeCells, feeVersion } from "@/db/seed/reference/fees";
import { closeDatabase } from "@/db/testing/rolled-back";
import { onScratchDatabase } from "@/db/testing/databases/scratch-database";
import { checksumOf } from "@/lib/features/rates/versions/checksum.rules";

afterAll(closeDatabase);

type Sql = Parameters<Parameters<typeof onScratchDatabase>[0]>[0]["sql"];

const folder = join(process.cwd(), "drizzle");
const migrations = readdirSync(folder)
  .filter((name) => name.endsWith(".sql"))
  .toSorted();

async function run(sql: Sql, names: readonly string[]) {
  for (const name of names)
    for (const statement of readFileSync(join(folder, name), "utf8").split("--> statement-breakpoint"))
      if (statement.trim() !== "") await sql.unsafe(statement);
}

const asked = { principal_status: "NotRequired", employee_status: "Confirmed" };
const aboard = { checked_in_on: "2026-06-03", checked_out_on: null };
/** A plan of each kind by id, without foreign keys. */
const plans = [
  { id: 1, slot: "next", ...asked },
  { id: 2, slot: "next", ...asked, principal_status: "Confirmed" },
  { id: 3, slot: "next", ...asked, employee_status: "Pending" },
  { id: 4, slot: "next", ...asked, principal_status: "Rejected" },
  { id: 5, slot: "next-but-one", ...asked },
  { id: 6, slot: "current", ...asked, ...aboard },
  { id: 7, slot: "previous", ...asked, ...aboard },
  { id: 8, slot: "current", ...asked, ...aboard, checked_in_on: "2026-12-05" },
  { id: 9, slot: "history", ...asked, ...aboard, checked_out_on: "2026-11-01" },
  { id: 10, slot: "cancelled", ...asked },
];

test("creates schedules for an older fleet: people confirmed to join or on board, and no others", () =>
  onScratchDatabase(async ({ sql }) => {
    const first = migrations.indexOf("0016_schedules.sql");
    await run(sql, migrations.slice(0, first));
    await sql`set session_replication_role = replica`;
    await sql`insert into vessels (id, division_id, name, vessel_type_id, management) values (5, 1, 'TB One', 1, 'ship-management')`;
    const period = { start_date: "2026-06-01", end_date: "2026-12-01" };
    for (const plan of plans) {
      const row = { ...plan, ...period, seat_id: plan.id, vessel_id: 5, crew_id: 100 + plan.id };
      await sql`insert into assignments ${sql(row)}`;
    }
    await sql`set session_replication_role = origin`;
    await run(sql, migrations.slice(first));
    const made = await sql`
      select assignment_id, crew_id, status_id, boarded_from, on_board_date::text, off_board_date::text, cancelled_at
      from schedules order by assignment_id`;
    const planned = { status_id: 1, boarded_from: null, on_board_date: "2026-06-01", off_board_date: "2026-12-01" };
    const onBoard = { status_id: 4, boarded_from: 1, on_board_date: "2026-06-03", off_board_date: "2026-12-01" };
    const late = { ...onBoard, on_board_date: "2026-12-05", off_board_date: "2026-12-06" };
    expect([...made]).toEqual(
      [
        { assignment_id: 1, ...planned },
        { assignment_id: 2, ...planned },
        { assignment_id: 6, ...onBoard },
        { assignment_id: 7, ...onBoard },
        { assignment_id: 8, ...late },
      ].map((row) => ({ ...row, crew_id: 100 + row.assignment_id, cancelled_at: null })),
    );
    const logRows =
      await sql`select s.assignment_id, l.event, l.to_status_id, l.version from schedule_log l join schedules s on s.id = l.schedule_id order by 1`;
    expect(logRows.map(({ assignment_id, event, to_status_id }) => [assignment_id, event, to_status_id])).toEqual([
      [1, "created", 1],
      [2, "created", 1],
      [6, "created", 4],
      [7, "created", 4],
      [8, "created", 4],
    ]);
    const agents =
      await sql`select count(*)::int as rows from schedules where on_board_time is null and on_board_agent_name is null`;
    expect(agents[0]?.rows).toBe(5);
  }));

test("a database in use gets fee and VAT as the draft a new one is seeded with, an empty one nothing", () =>
  onScratchDatabase(async ({ sql }) => {
    const first = migrations.indexOf("0032_fees_and_vat.sql");
    await run(sql, migrations.slice(0, first));
    await sql`insert into rate_versions (kind, effective_from, source, checksum) values ('ter', '2024-01-01', 'x', 'x')`;
    await run(sql, migrations.slice(first));
    const made = await sql`
      select effective_from::text as "effectiveFrom", kind, source, state, checksum, row_count::int as rows,
        fee_percentage as "feePercentage", vat_percentage as "vatPercentage",
        vat_twelfths as "vatTwelfths", vat_base as "vatBase"
      from rate_versions join fee_rates on fee_rates.version_id = rate_versions.id`;
    const [cells] = feeCells;
    const checksum = checksumOf("fees-and-vat", feeCells);
    const feePercentage = "8.00";
    expect([...made]).toEqual([{ ...feeVersion, ...cells, feePercentage, state: "draft", checksum, rows: 1 }]);
    await onScratchDatabase(async ({ sql: empty }) => {
      await run(empty, migrations);
      expect([...(await empty`select from fee_rates`)]).toEqual([]);
    });
  }));
