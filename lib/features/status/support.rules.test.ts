import { maskedForSupport, supportText } from "./support.rules";
import { visibleSettings } from "./settings.rules";

test.each([
  ["connect postgres://nakhoda:s3cret@db:5432/x", "connect postgres://…@db:5432/x"],
  ["550 budi.santoso@example.co.id unknown", "550 …@… unknown"],
  ["AGE-SECRET-KEY-1QQPQ", "AGE-SECRET-KEY-…"],
  ["password=hunter2; token: abc", "password=…; token: …"],
  ["NIK 3174012345678901", "NIK …"],
  ["key Zm9vYmFyZm9vYmFyZm9vYmFyZm9vYmFyZm9vYmFyZm9v", "key …"],
  ["select $1 from crew", "select $1 from crew"],
])("%s becomes %s", (text, shown) => {
  expect(maskedForSupport(text)).toBe(shown);
});

test("of a secret setting only that it is set is shown", () => {
  const settings = visibleSettings({ DATABASE_URL: "postgres://u:p@h/d", SMTP_URL: "smtp://u:p@h", PROCESSES: "2" });
  const valueOf = (name: string) => settings.find((one) => one.name === name)?.value;
  expect(["DATABASE_URL", "SMTP_URL", "AUTH_SECRET", "PROCESSES"].map(valueOf)).toEqual(["set", "set", "", "2"]);
  expect(JSON.stringify(settings)).not.toContain("u:p@");
});

test("the text for support contains no recipient of a mail", () => {
  const at = new Date("2026-11-27T02:00:00Z");
  const failed = {
    id: 1,
    type: "UserInvite",
    recipient: "rina@example.test",
    title: "Welcome Rina",
    failedAt: at,
    lastError: "550 rina@example.test",
  };
  const run = { at: null, last: null, good: null };
  const text = supportText({
    version: "1",
    node: "24",
    database: "18",
    now: at,
    startedAt: at,
    processes: "1",
    memoryBytes: 1,
    queue: { waiting: 0, minutes: 0, running: 0, failed: 0, jobs: [] },
    mails: { waiting: 0, failed: 1, isSent: true, rows: [failed] },
    slow: { source: "process" as const, rows: [] },
    sizes: { database: 1, files: 1, backups: 1 },
    disks: [],
    backup: run,
    proof: run,
    rotation: { oldKeys: 0, startedAt: null, endedAt: null, done: 0, total: 0, unreadable: 0 },
    alertAddresses: ["night@example.test"],
    alerts: [],
    settings: [],
  });
  expect(text).toContain("mail UserInvite: 550 …@…");
  expect(text).not.toMatch(/rina|Rina|night/);
});
