import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { defineConfig } from "@playwright/test";
import { findChromium } from "./scripts/chromium.mjs";

// Playwright reads this file again in every worker. The first read sets the folder for all of them.
process.env.E2E_DATA_DIR ??= fs.mkdtempSync(path.join(os.tmpdir(), "nakhoda-e2e-"));

// A rerun names one file and needs only one server.
const only = process.env.E2E_FILE;
const files = fs
  .readdirSync(path.join(import.meta.dirname, "e2e"))
  .filter((name) => (only ? name === only : name.endsWith(".spec.ts")));
/** Measured seconds of files whose size is misleading, because they visit many pages or wait for processes. */
const measured: Record<string, number> = {
  "accessible.spec.ts": 165,
  "application.spec.ts": 64,
  "accounts.spec.ts": 57,
  "light-pages.spec.ts": 46,
  "identity-provider.spec.ts": 45,
  "appraisals.spec.ts": 41,
  "approvals.spec.ts": 31,
  "desk-lists.spec.ts": 30,
  "two-instances.spec.ts": 30,
  "joining.spec.ts": 27,
  "mail-survives-a-kill.spec.ts": 20,
  "vessels.spec.ts": 20,
  "cached-pages.spec.ts": 19,
  "careers.spec.ts": 16,
  "advance.spec.ts": 15,
  "front-door.spec.ts": 2,
};
const bytesPerSecond = 780;
const secondsOf = (name: string) =>
  measured[name] ?? fs.statSync(path.join(import.meta.dirname, "e2e", name)).size / bytesPerSecond;

type Half = { name: string; port: string; files: string[]; seconds: number };
const first: Half = { name: "first", port: "3120", files: [], seconds: 0 };
const second: Half = { name: "second", port: "3121", files: [], seconds: 0 };

// Two halves of about the same length, each with its own server and database, run one after the other.
for (const name of files.sort((one, other) => secondsOf(other) - secondsOf(one))) {
  const half = first.seconds <= second.seconds ? first : second;
  half.files.push(name);
  half.seconds += secondsOf(name);
}
const halves = [first, second].filter((half) => half.files.length > 0);

const chromium = {
  browserName: "chromium" as const,
  launchOptions: {
    executablePath: findChromium(),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  },
};

export default defineConfig({
  testDir: "./e2e",
  outputDir: "./e2e/output",
  workers: 2,
  retries: 0,
  timeout: 120_000,
  // Two browsers on two busy cores: late elements still count.
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: "list",
  // A trace stores the page's states. Video would take a third of the time, and a trace of every test a seventh.
  // Only the rerun of a failure records one.
  use: {
    // Animations take a quarter of a browser's work. Files about motion keep it.
    reducedMotion: "reduce",
    screenshot: "only-on-failure",
    trace: process.env.E2E_TRACE === "off" ? "off" : { mode: "retain-on-failure", screenshots: false },
    ...chromium,
  },
  projects: halves.map((half) => ({
    name: half.name,
    testMatch: half.files,
    workers: 1,
    use: { baseURL: `http://localhost:${half.port}` },
  })),
  webServer: {
    command: `node e2e/servers.mjs ${halves.map(({ port }) => port).join(" ")}`,
    wait: { stdout: /the journeys may begin/ },
    timeout: 300_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 20_000 },
    env: { DEMO: "1", TRUST_PROXY: "1", DATABASE_URL: "", PGDATA_DIR: process.env.E2E_DATA_DIR },
  },
});
