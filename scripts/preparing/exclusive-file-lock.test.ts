import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { acquireFileLock } from "./exclusive-file-lock.mjs";

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "only-one-"));
const file = path.join(folder, "below", "lock");
afterAll(() => fs.rmSync(folder, { recursive: true }));
afterEach(() => fs.rmSync(file, { force: true }));

/** A process that has ended. */
const gone = () => spawnSync("node", ["-p", "process.pid"], { encoding: "utf8" }).stdout.trim();

test("the second gets the id of the holder until the first releases the file", () => {
  const first = acquireFileLock(file);
  expect(acquireFileLock(file)).toEqual({ holder: process.pid });
  first.release?.();
  const second = acquireFileLock(file);
  expect(second.holder).toBeUndefined();
  second.release?.();
  expect(fs.existsSync(file)).toBe(false);
});

test("the file of a killed process is taken over", () => {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, gone());
  const { holder, release } = acquireFileLock(file);
  expect(holder).toBeUndefined();
  release?.();
});

test("a file not touched for minutes is taken over, though its process id is in use again", () => {
  fs.writeFileSync(file, String(process.ppid));
  expect(acquireFileLock(file)).toEqual({ holder: process.ppid });
  const before = new Date(Date.now() - 120_000);
  fs.utimesSync(file, before, before);
  const { holder, release } = acquireFileLock(file);
  expect(holder).toBeUndefined();
  release?.();
});
