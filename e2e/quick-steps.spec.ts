import { expect, type Page } from "@playwright/test";
import { list, test } from "./crew";
import { visit } from "./hydration";

type Seen = { event: number };

/** Record how long each press takes until the next paint, as the browser measures it. */
const countPresses = (page: Page) =>
  page.addInitScript(() => {
    const seen: Seen = { event: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries())
        if (entry.name === "click") seen.event = Math.max(seen.event, entry.duration);
    }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });

const longestPress = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen }).seen.event);

/** Hold back page answers of the server. The returned function releases them. */
async function delayPages(page: Page) {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const asked: string[] = [];
  await page.route(
    (url) => url.searchParams.has("_rsc"),
    async (route) => {
      asked.push(new URL(route.request().url()).pathname);
      await held;
      await route.continue();
    },
  );
  return { release, asked };
}

test("a record shows a placeholder before the server answers, and going back sends no request", async ({ at }) => {
  const page = await at("superadmin");
  await countPresses(page);
  await visit(page, list, { waitUntil: "load" });
  const slow = await page.context().newCDPSession(page);
  const name = page.locator("tbody tr td a").first();
  await expect(name).toBeVisible();
  await page.waitForTimeout(1_000);
  await slow.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const { release, asked } = await delayPages(page);
  await name.click();
  await expect(page.locator("[data-progress]")).toBeVisible();
  release();
  await expect(page.locator("#personal")).toBeVisible();
  const measured = `from the press to the next picture, four times slowed: ${await longestPress(page)} ms`;
  test.info().annotations.push({ type: "measured", description: measured });
  expect(await longestPress(page), measured).toBeLessThan(500);

  asked.length = 0;
  await page.goBack();
  await expect(page.locator("tbody tr td a").first()).toBeVisible();
  expect(asked.filter((path) => path === list)).toEqual([]);
});
