import { spawnSync } from "node:child_process";
import fs from "node:fs";
import { chromium } from "playwright-core";
import { projectRoot } from "./project-root.mjs";

// The headless shell comes first, because it needs half the CPU time of the whole browser.
const systemPaths = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** Return the path of Chromium: the configured one, the system's, or Playwright's download. */
export function findChromium() {
  const candidates = [process.env.CHROMIUM_PATH, ...systemPaths, chromium.executablePath()];
  return candidates.find((path) => path && fs.existsSync(path));
}

/** Install Chromium when there is none. */
export function ensureChromium() {
  const attempts = [installFromDebian, installFromPlaywright];
  for (const install of attempts) {
    if (findChromium()) break;
    install();
  }
  const path = findChromium();
  if (!path) throw new Error("No Chromium was found and none could be installed. Set CHROMIUM_PATH.");
  return path;
}

function installFromDebian() {
  const isDebian = fs.existsSync("/etc/debian_version");
  if (!isDebian || process.getuid() !== 0) return;
  console.log("installing Chromium with apt-get");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const install = "apt-get install -y -qq --no-install-recommends";
  const command = `apt-get update -qq && (${install} chromium-headless-shell || ${install} chromium)`;
  spawnSync("sh", ["-c", command], { env, stdio: ["ignore", "ignore", "inherit"] });
}

function installFromPlaywright() {
  console.log("installing Chromium with Playwright");
  const cli = "node_modules/playwright-core/cli.js";
  spawnSync(process.execPath, [cli, "install", "chromium"], { cwd: projectRoot, stdio: "inherit" });
}
