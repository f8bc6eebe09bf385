import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { defineConfig } from "@playwright/test";
import { findChromium } from "./scripts/chromium.mjs";

const port = "3120";
const address = `http://localhost:${port}`;

// Playwright reads this file again in every worker: the first reading names the folder for all of them.
process.env.E2E_DATA_DIR ??= fs.mkdtempSync(path.join(os.tmpdir(), "nakhoda-e2e-"));

export default defineConfig({
  testDir: "./e2e",
  outputDir: "./e2e/output",
  workers: 1,
  retries: 0,
  timeout: 60_000,
  forbidOnly: true,
  reporter: "list",
  use: { baseURL: address, screenshot: "only-on-failure", trace: "retain-on-failure" },
  projects: [
    {
      name: "chromium",
      use: {
        browserName: "chromium",
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
      },
    },
  ],
  webServer: {
    command: "node scripts/start.mjs",
    url: `${address}/health/ready`,
    timeout: 300_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 20_000 },
    env: { PORT: port, AUTH_URL: address, DEMO: "1", DATABASE_URL: "", PGDATA_DIR: process.env.E2E_DATA_DIR },
  },
});
