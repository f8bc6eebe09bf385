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
  "accessible.spec.ts": 161,
  "application.spec.ts": 69,
  "accounts.spec.ts": 65,
  "identity-provider.spec.ts": 45,
  "appraisals.spec.ts": 44,
  "light-pages.spec.ts": 43,
  "joining.spec.ts": 37,
  "two-instances.spec.ts": 36,
  "approvals.spec.ts": 33,
  "vessels.spec.ts": 33,
  "desk-lists.spec.ts": 29,
  "cached-pages.spec.ts": 18,
  "two-doors.spec.ts": 16,
  "tasks.spec.ts": 16,
  "pkl.spec.ts": 16,
  "scheduling-lists.spec.ts": 16,
  "advance.spec.ts": 15,
  "crew-record.spec.ts": 15,
  "billing-month.spec.ts": 14,
  "checkups.spec.ts": 14,
  "mail-survives-a-kill.spec.ts": 14,
  "preparation.spec.ts": 14,
  "payments.spec.ts": 12,
  "chandler.spec.ts": 11,
  "front-door.spec.ts": 4,
};
const bytesPerSecond = 720;
const secondsOf = (name: string) =>
  measured[name] ?? fs.statSync(path.join(import.meta.dirname, "e2e", name)).size / bytesPerSecond;

type Part = { name: string; port: string; files: string[]; seconds: number };
const parts: Part[] = ["first", "second", "third"].map((name, place) => ({
  name,
  port: String(3120 + place),
  files: [],
  seconds: 0,
}));

// Three parts of about the same length, each with its own server and database. Two leave a fifth of two cores idle,
// because a journey often waits for its browser.
for (const name of files.sort((one, other) => secondsOf(other) - secondsOf(one))) {
  const part = parts.reduce((least, one) => (one.seconds < least.seconds ? one : least));
  part.files.push(name);
  part.seconds += secondsOf(name);
}
const used = parts.filter((part) => part.files.length > 0);

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
  workers: 3,
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
  projects: used.map((part) => ({
    name: part.name,
    testMatch: part.files,
    workers: 1,
    use: { baseURL: `http://localhost:${part.port}` },
  })),
  webServer: {
    command: `node e2e/servers.mjs ${used.map(({ port }) => port).join(" ")}`,
    wait: { stdout: /the journeys may begin/ },
    timeout: 300_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 20_000 },
    env: { DEMO: "1", TRUST_PROXY: "1", DATABASE_URL: "", PGDATA_DIR: process.env.E2E_DATA_DIR },
  },
});
