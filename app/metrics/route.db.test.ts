import { closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { GET } from "./route";

afterAll(closeDatabase);
afterEach(() => void delete process.env.METRICS_TOKEN);

const ask = (authorization?: string) =>
  GET(new Request("http://localhost/metrics", { headers: authorization ? { authorization } : {} }));

test(
  "without the setting there is nothing; with it the token alone opens it, and no label names a person",
  rolledBack(async () => {
    expect((await ask("Bearer anything")).status).toBe(404);
    process.env.METRICS_TOKEN = "prometheus";
    expect([(await ask()).status, (await ask("Bearer wrong")).status, (await ask("Basic prometheus")).status]).toEqual([
      401, 401, 401,
    ]);
    const answer = await ask("Bearer prometheus");
    const text = await answer.text();
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, expect.stringContaining("text/plain")]);
    for (const name of ["queue_waiting", "queue_oldest_seconds", "mails_failed", "database_bytes", "queries_total"])
      expect(text).toMatch(new RegExp(`^nakhoda_${name} \\d`, "m"));
    expect(text).not.toMatch(/@/);
  }),
);
