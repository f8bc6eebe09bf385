import fs from "node:fs";
import path from "node:path";
import { generateDrizzleJson, generateMigration } from "drizzle-kit/api";
import { sql } from "drizzle-orm";
import type { PendingQuery, Row, Sql } from "postgres";
import { migrate } from "@/scripts/migrate.mjs";
import { connection } from "./client";
import { closeDatabase, rolledBack } from "./testing/rolled-back";
import { onScratchDatabase } from "./testing/databases/scratch-database";

afterAll(closeDatabase);

const schemaFolder = path.join(process.cwd(), "db", "schema");
/** The functions generated columns are made by, which no schema file can say. */
const searchFunctions =
  fs.readFileSync(path.join(process.cwd(), "drizzle", "0077_search_text_function.sql"), "utf8").split("\nupdate ")[0] ??
  "";
const snapshotFolder = path.join(process.cwd(), "drizzle", "meta");

/** What db/schema says today, as drizzle-kit reads it. */
async function declared() {
  const files = fs.readdirSync(schemaFolder).filter((file) => file.endsWith(".ts"));
  const modules = await Promise.all(files.map((file) => import(path.join(schemaFolder, file))));
  return generateDrizzleJson(Object.assign({}, ...modules), undefined, undefined, "snake_case");
}

/** Columns, constraints and indexes of the product's tables, each as one line; the order of columns does not count. */
async function shapeOf(db: Sql) {
  const rows = await db<{ line: string }[]>`
    select concat_ws(' ', attrelid::regclass, attname, format_type(atttypid, atttypmod), attnotnull, attidentity,
      attgenerated, (select collname from pg_collation where oid = attcollation), pg_get_expr(adbin, adrelid)) as line
    from pg_attribute
    join pg_class on pg_class.oid = attrelid
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
    union all
    select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid))
    from pg_constraint where connamespace = 'public'::regnamespace
    union all
    select indexdef from pg_indexes where schemaname = 'public'
    order by line`;
  return rows.map(({ line }) => line);
}

test("the migrations make what the schema says, and besides it the foreign keys of accounts", () =>
  onScratchDatabase(async ({ sql: scratch }) => {
    const statements = await generateMigration(generateDrizzleJson({}), await declared());
    await scratch.unsafe(
      ["create extension pg_trgm", "create extension btree_gin", searchFunctions, ...statements].join(";\n"),
    );
    const [said, made] = [await shapeOf(scratch), await shapeOf(connection())];
    expect(said.filter((line) => !made.includes(line))).toEqual([]);
    expect(made.filter((line) => !said.includes(line))).toEqual([
      "users users_crew_id_crew_id_fk FOREIGN KEY (crew_id) REFERENCES crew(id)",
      "users users_principal_id_principals_id_fk FOREIGN KEY (principal_id) REFERENCES principals(id)",
      "users users_vessel_id_vessels_id_fk FOREIGN KEY (vessel_id) REFERENCES vessels(id)",
    ]);
  }));

const snapshots = () => fs.readdirSync(snapshotFolder).filter((file) => file.endsWith("_snapshot.json"));

test("only the newest snapshot exists", () => {
  expect(snapshots()).toHaveLength(1);
});

test("no change of the schema waits for its migration: npm run db:generate has nothing to do", async () => {
  const kept = JSON.parse(fs.readFileSync(path.join(snapshotFolder, snapshots()[0] ?? ""), "utf8"));
  const said = JSON.parse(JSON.stringify(await declared()));
  expect({ ...said, id: kept.id, prevId: kept.prevId }).toEqual(kept);
});

/** Every history with a row for it, and what an erasure may take out of that row. */
const histories = {
  assessments: {
    row: { applicant_id: 1, type: "interview", status: "Passed", division_id: 1 },
    words: ["reason", "details"],
  },
  assignment_events: { row: { assignment_id: 1, event: "proposed" }, words: ["reason"] },
  audit_entries: {
    row: { operation: "crew.update", actor_kind: "user", subject: "1", channel: "api", request_id: "r" },
    words: ["reason", "before", "after"],
  },
  crew_status_changes: {
    row: { crew_id: 1, event: "resigned", to_status: "resigned", effective_on: "2026-01-15" },
    words: ["reason"],
  },
  evidence_events: {
    row: { assignment_id: 1, party: "principal", sequence: 1, type: "sent", previous_hash: "0", hash: "1" },
    words: ["content"],
  },
  sensitive_reads: { row: { crew_id: 1, user_id: 1, field_class: "identity", operation: "crew.get" }, words: [] },
};

test("the histories known here are all that triggers guard", async () => {
  const guarded = await connection()`
    select distinct tgrelid::regclass::text as name from pg_trigger where tgname like '%append_only' order by name`;
  expect(guarded.map(({ name }) => name)).toEqual(Object.keys(histories));
});

test("a row of a history is neither changed nor deleted, nor are its words replaced; it may lose them", () =>
  onScratchDatabase(async ({ url, sql: db }) => {
    await migrate(url);
    await db`set session_replication_role = replica`;
    for (const [name, { row, words }] of Object.entries(histories)) {
      const values: Record<string, unknown> = { reason: "why", content: Buffer.from("why") };
      const said = Object.fromEntries(words.map((word) => [word, values[word] ?? { id: 1 }]));
      await db`insert into ${db(name)} ${db({ ...row, ...said })}`;
    }
    await db`set session_replication_role = origin`;
    for (const [name, { row, words }] of Object.entries(histories)) {
      const refused = (change: PendingQuery<Row[]>) => expect(change).rejects.toThrow(`${name} is append-only`);
      await refused(db`delete from ${db(name)}`);
      for (const column of ["created_at", ...Object.keys(row)])
        await refused(db`update ${db(name)} set ${db(column)} = default`);
      for (const word of words) await refused(db`update ${db(name)} set ${db(word)} = '"other"'`);
      for (const word of words) await db`update ${db(name)} set ${db(word)} = null`;
      const [left] = await db`select to_jsonb(history) as row from ${db(name)} history`;
      expect(left?.row).toMatchObject({ ...row, ...Object.fromEntries(words.map((word) => [word, null])) });
    }
  }));

test(
  "guards of rows with encrypted values allow a change of DATA_KEY",
  rolledBack(async (db) => {
    const standing = await db.execute<{ guard: string }>(sql`
      select c.relname || '.' || t.tgname as guard from pg_trigger t
      join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
      where not t.tgisinternal and (t.tgtype & 16) <> 0 and p.prosrc like '%raise exception%'
        and exists (select from pg_attribute a where a.attrelid = c.oid and a.atttypid = 'bytea'::regtype and not a.attisdropped)
        and coalesce(pg_get_triggerdef(t.oid), '') not like '%nakhoda_reencrypting%' order by 1`);
    expect(standing.map(({ guard }) => guard)).toEqual([]);
  }),
);
