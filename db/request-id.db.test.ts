import { eq, sql } from "drizzle-orm";
import pino from "pino";
import { tasks } from "@/app/jobs";
import { GET as handle } from "@/app/PMSol/v1/SystemStatus/[...call]/route";
import { auditEntries } from "@/db/schema/audit";
import { person } from "@/db/testing/people";
import { closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { sessionCookie } from "@/db/testing/calls/session-cookie";
import { log } from "@/lib/platform/log";
import { recordRequest } from "@/lib/platform/metrics/request-log";
import { enterRequestContext, runWithRequestId } from "./request-id";

afterAll(closeDatabase);

/** The lines of the log, as they are written. */
function linesOfLog() {
  const stream = (log as unknown as Record<symbol, { write(line: string): void }>)[pino.symbols.streamSym];
  if (!stream) throw new Error("the log has no stream");
  const written: string[] = [];
  const spy = jest.spyOn(stream, "write").mockImplementation((line) => void written.push(line));
  return { all: () => written.map((line): Record<string, unknown> => JSON.parse(line)), end: () => spy.mockRestore() };
}

test(
  "the id of a request is in its line of the log, its audit entry, the job it queued and the line of that job's mail",
  rolledBack(async (db) => {
    const lines = linesOfLog();
    const cookie = await sessionCookie(await person(db, "superadmin"));
    const headers = { cookie, "x-request-id": "trace:7", "content-type": "application/json" };
    const address = "http://localhost/PMSol/v1/SystemStatus/SendTestMail";
    const answer = await handle(new Request(address, { method: "POST", headers, body: "{}" }));
    expect(answer.status).toBe(200);
    const call = { kind: "call", method: "POST", status: 200, call: "SystemStatus/SendTestMail", seconds: 0.1 };
    recordRequest({ ...call, requestId: "trace:7" });
    const entries = await db.select().from(auditEntries).where(eq(auditEntries.requestId, "trace:7"));
    expect(entries).toMatchObject([{ operation: "status.send-test-mail" }]);
    const [job] = await db.execute<{ payload: { mailId: number } }>(sql`
      select payload from graphile_worker._private_jobs where payload ->> '_requestId' = 'trace:7'`);
    expect(job?.payload).toEqual({ mailId: expect.any(Number), _requestId: "trace:7" });
    // A worker of another process knows nothing of the request but what the job says.
    await runWithRequestId("another", async () => tasks["deliver-mail"]?.(job?.payload, {} as never));
    lines.end();
    const about = (message: string) => lines.all().find(({ msg }) => msg === message);
    expect(about("request")).toMatchObject({ requestId: "trace:7", call: "SystemStatus/SendTestMail" });
    expect(about("mail sent")).toMatchObject({ requestId: "trace:7", mailId: job?.payload.mailId });
  }),
);

test("what is no plain word is not believed", () => {
  expect(enterRequestContext("trace:7")).toBe("trace:7");
  for (const id of [null, "<script>", "a b", "x".repeat(65)])
    expect(enterRequestContext(id)).toMatch(/^[0-9a-f-]{36}$/);
});
