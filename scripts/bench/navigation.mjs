import { chromium } from "playwright-core";
import { findChromium } from "../chromium.mjs";

const moves = [
  { name: "crew list and record", list: "/dashboard/crew-management?tab=on-board", link: "tbody a[href*='/details']" },
  {
    name: "vessel list and vessel",
    list: "/dashboard/vessel-management",
    link: "tbody a[href*='/vessel-management/']",
  },
];
const times = 5;
const cpuSlowdown = 4;

/** Record how long each click waited for the next paint. */
function watchClicks() {
  globalThis.clicks = [];
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === "click") globalThis.clicks.push(duration);
  }).observe({ type: "event", durationThreshold: 16 });
}

const middle = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];
const since = (start) => Math.round(performance.now() - start);

async function measured(page, { name, list, link }, base) {
  await page.goto(base + list, { waitUntil: "networkidle" });
  await page.evaluate(watchClicks);
  const taken = { there: [], back: [] };
  for (let turn = 1; turn <= times; turn += 1) {
    await page.waitForTimeout(400);
    const one = page.locator(link).nth(turn);
    const where = new URL(await one.getAttribute("href"), base).pathname;
    const left = performance.now();
    await one.click();
    await page.waitForFunction((path) => location.pathname === path && document.querySelector("h1"), where);
    taken.there.push(since(left));
    await page.waitForTimeout(1_000);
    const returned = performance.now();
    await page.goBack();
    await page.waitForSelector(link);
    taken.back.push(since(returned));
  }
  const paints = await page.evaluate(() => globalThis.clicks);
  // Clicks whose next paint came within a frame are not reported.
  return { name, paint: Math.max(16, ...paints), there: middle(taken.there), back: middle(taken.back) };
}

/**
 * Measure navigation between a list and its entries on a CPU slowed down four times: the worst time from a click to the
 * next paint,
 * and the median until the other page is complete. Skipped without Chromium.
 */
export async function navigationIn(base, cookie) {
  const executablePath = findChromium();
  if (!executablePath) return [];
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  const context = await browser.newContext({ viewport: { width: 1_440, height: 900 } });
  const [name = "", value = ""] = cookie.split(/=(.*)/s);
  await context.addCookies([{ name, value, url: base }]);
  const page = await context.newPage();
  const slowed = await context.newCDPSession(page);
  await slowed.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
  const rows = [];
  for (const move of moves) rows.push(await measured(page, move, base));
  await browser.close();
  return rows;
}
