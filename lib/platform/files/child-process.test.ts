import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runInChildProcess } from "./child-process";

// Each job starts a process of its own, which a busy machine lets wait.
jest.setTimeout(60_000);
const folder = mkdtempSync(join(tmpdir(), "own-process-"));
afterAll(() => rmSync(folder, { recursive: true }));

function written(name: string, body: string) {
  const script = join(folder, `${name}.mjs`);
  writeFileSync(script, `process.once("message", async (job) => { ${body} });`);
  return script;
}
const asked = (name: string, body: string, means = {}) =>
  runInChildProcess({
    script: written(name, body),
    job: { text: "a job" },
    limits: { milliseconds: 30_000, megabytes: 32, ...means },
    take: (message) => message,
  });
const ran = (what: string) => expect.objectContaining({ resource: what });

test("it is sent its job and nothing of our environment, and ends with its answer", async () => {
  process.env.OWN_PROCESS_SECRET = "secret";
  const answer = asked("answers", "process.send({ job, secret: process.env.OWN_PROCESS_SECRET ?? null });");
  expect(await answer).toEqual({ job: { text: "a job" }, secret: null });
  delete process.env.OWN_PROCESS_SECRET;
});

test.each([
  ["objects", "const all = []; for (;;) all.push({ all });"],
  ["bytes outside the heap", "const all = []; for (;;) all.push(new Uint8Array(10_000_000).fill(1));"],
  [
    "one piece larger than all it may have",
    "const one = new Array(1e8).fill(0).map(String); process.send(one.length);",
  ],
])("what outgrows its memory by %s ends alone", async (name, body) => {
  await expect(asked(`grows-${name.length}`, body)).rejects.toEqual(ran("memory"));
});

test("what takes too long is ended; what ends without an answer is a failure of ours", async () => {
  await expect(asked("endless", "for (;;);", { milliseconds: 1_000 })).rejects.toEqual(ran("time"));
  await expect(asked("silent", "process.disconnect();")).rejects.toThrow("without an answer");
});

test("ends with its parent", async () => {
  const watch = join(process.cwd(), "lib/platform/files/memory-watchdog.mjs");
  const options = { execArgv: [`--import=${watch}`], stdio: ["ignore", "inherit", "ignore", "ipc"] };
  const script = written("orphan", 'process.stdout.write("busy"); for (;;);');
  const starter = `require("node:child_process").fork(${JSON.stringify(script)}, ["900"], ${JSON.stringify(options)}).send({})`;
  const parent = spawn(process.execPath, ["-e", starter], { stdio: ["ignore", "pipe", "ignore"] });
  await once(parent.stdout, "data");
  parent.kill("SIGKILL");
  // Both write there: it closes when the last of them is gone.
  await once(parent.stdout, "close");
  expect(parent.signalCode).toBe("SIGKILL");
});
