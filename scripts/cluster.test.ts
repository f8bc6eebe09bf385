import { fork } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";

const server = `
  process.on("message", ({ nakhoda, id, all }) => {
    if (nakhoda === "metrics-asked") process.send({ nakhoda: "metrics", id, metrics: [{ name: "jobs", of: process.env.JOBS }] });
    if (nakhoda === "metrics-gathered") process.send({ told: all.flat().map((one) => one.of).sort(), id });
  });
  if (process.env.JOBS === "1") setTimeout(() => process.send({ nakhoda: "metrics-wanted", id: "q" }), 500);
  process.on("SIGTERM", () => process.exit(0));
`;

test("one process that is asked learns what every process of the instance has counted", async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "nakhoda-many-test-"));
  const file = path.join(folder, "server.mjs");
  fs.writeFileSync(file, server);
  const many = fork(path.join(process.cwd(), "scripts/cluster.mjs"), [file], {
    env: { ...process.env, PROCESSES: "3" },
  });
  const [message] = await once(many, "message");
  expect(message).toEqual({ told: ["0", "0", "1"], id: "q" });
  many.kill("SIGTERM");
  await once(many, "exit");
  fs.rmSync(folder, { recursive: true });
});
