import { sql } from "drizzle-orm";
import { person } from "@/db/testing/people";
import { closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { sampleOf } from "@/db/testing/calls/sample-of";
import { sessionCookie } from "@/db/testing/calls/session-cookie";
import { fleet } from "@/db/testing/records/two-fleets";
import { asRecord } from "@/lib/platform/unknown-record";
import { callTable, type Call } from "./call-table";
import { controllers } from "./controllers";
import { openApiDocument } from "./openapi.json/document";

afterAll(closeDatabase);

const paths = asRecord(openApiDocument("https://crewing.nakhoda.test").paths);
const reads = callTable.filter(({ method, right }) => method === "GET" && right !== "gate");

type Parameter = { name: string; in: string; schema: unknown };

function requestOf({ path }: Call, ids: Record<string, unknown>, isWhole: boolean, cookie: string) {
  const { parameters } = asRecord(asRecord(paths[path]).get) as { parameters: Parameter[] }; // Written by the document.
  const query = new URLSearchParams();
  let address = path;
  for (const { name, in: place, schema } of parameters) {
    const value = String(ids[name] ?? sampleOf(schema, isWhole));
    if (place === "path") address = address.replace(`{${name}}`, encodeURIComponent(value));
    else if (isWhole || name in ids) query.set(name, value);
  }
  return new Request(`http://localhost${address}?${query.toString()}`, { headers: { cookie } });
}

/** A connection never frees a prepared statement, so texts that contain values would grow without limit. */
test(
  "walking over every read leaves so many statements behind, and walking again with other values leaves no more",
  rolledBack(async (db) => {
    const cookie = await sessionCookie(await person(db, "superadmin"));
    const walk = async (ids: Record<string, unknown>) => {
      let answered = 0;
      for (const isWhole of [true, false])
        for (const call of reads) {
          const handler = controllers[call.controller as keyof typeof controllers];
          const { status } = await handler(requestOf(call, ids, isWhole, cookie));
          if (status === 200) answered += 1;
        }
      return answered;
    };
    // The savepoints come from this test. In production each read has its own transaction or none.
    const count = async () => {
      const [row] = await db.execute<{ count: number }>(sql`
        select count(*)::int as count from pg_prepared_statements where statement !~ '^(savepoint|rollback to) '`);
      return row?.count ?? 0;
    };
    const before = await count();
    // A statement is prepared on its second use.
    for (const _ of [1, 2]) expect(await walk(await fleet(db))).toBeGreaterThan(150);
    const left = (await count()) - before;
    for (const _ of [1, 2]) await walk(await fleet(db));
    const more = (await count()) - before - left;
    expect({ left, more }).toEqual({ left: expect.any(Number), more: 0 });
    expect(left).toBeGreaterThan(100);
    expect(left).toBeLessThan(600);
  }),
  120_000,
);
