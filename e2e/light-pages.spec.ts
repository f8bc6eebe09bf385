import { expect, type Page } from "@playwright/test";
import { list, read, record, test } from "./crew";
import { visit } from "./hydration";

// Measures with the default motion.
test.use({ reducedMotion: "no-preference" });

const applicants = "/dashboard/recruitment/applicants-list";
const fleet = "/dashboard/vessel-management";
const phone = { viewport: { width: 390, height: 844 } };
/** Satellite connection: 256 kbit/s, 600 ms. */
const satellite = { offline: false, latency: 600, downloadThroughput: 32_000, uploadThroughput: 16_000 };

type Weight = { script: number; sheets: number; ahead: string[] };

/** Measure the compressed bytes that a page loads before any interaction. */
async function measureWeight(page: Page, path: string, line?: typeof satellite): Promise<Weight> {
  const network = await page.context().newCDPSession(page);
  const kinds = new Map<string, string>();
  const weight: Weight = { script: 0, sheets: 0, ahead: [] };
  // Stop requests of the previous page.
  await visit(page, "about:blank");
  await network.send("Network.enable");
  await network.send("Network.setCacheDisabled", { cacheDisabled: true });
  if (line) await network.send("Network.emulateNetworkConditions", line);
  network.on("Network.requestWillBeSent", ({ request: { url } }) => {
    if (new URL(url).searchParams.has("_rsc")) weight.ahead.push(url);
  });
  network.on("Network.responseReceived", ({ requestId, type }) => void kinds.set(requestId, type));
  network.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (kinds.get(requestId) === "Script") weight.script += encodedDataLength;
    if (kinds.get(requestId) === "Stylesheet") weight.sheets += 1;
  });
  await visit(page, path, { waitUntil: "load" });
  // Includes resources that load after the page.
  await page.waitForTimeout(line ? 500 : 2_500);
  await page.waitForLoadState("networkidle");
  await network.detach();
  return weight;
}

/** Measure several pages of one person at the same time, each in a tab of its own, because measuring mostly waits. */
async function expectAllLight(page: Page, paths: readonly string[], most: number) {
  const tabs = await Promise.all(paths.map(() => page.context().newPage()));
  await Promise.all(paths.map((path, index) => expectLight(tabs[index] ?? page, path, most)));
  await Promise.all(tabs.map((tab) => tab.close()));
}

async function expectLight(page: Page, path: string, most: number) {
  const { script, sheets, ahead } = await measureWeight(page, path);
  const measured = `${path}: ${Math.round(script / 1_000)} kB of script, ${sheets} stylesheets`;
  test.info().annotations.push({ type: "measured", description: measured });
  expect(script, measured).toBeGreaterThan(50_000);
  expect(script, measured).toBeLessThan(most);
  expect(sheets, measured).toBeLessThanOrEqual(10);
  // A page is not prefetched without a hover.
  expect([path, ahead]).toEqual([path, []]);
}

const ownRecord = async (page: Page) =>
  record((await read<{ employeeId: number }>(page, "Users/GetProfileByUserId")).employeeId);

test("what seafarers and principals read comes with under 150 kB of script", async ({ at }) => {
  const seafarer = await at("crewmarine", phone);
  const overview = "/dashboard/work-order-and-billings/work-order-overview";
  await expectAllLight(seafarer, ["/dashboard/profile", await ownRecord(seafarer), overview], 150_000);
  const principal = await at("crewingprincipalmarine", phone);
  const [vessel] = await read<{ id: number }[]>(principal, "Vessel/GetVesselInOperation?pageSize=10");
  await expectLight(principal, `${fleet}/${vessel?.id}/details`, 150_000);
});

test("both forms of an appraisal come with under 150 kB of script, with everything that is filled in", async ({
  at,
}) => {
  for (const [account, flag] of [
    ["crewmarine", "Form"],
    ["crewtanker-head", "Upload"],
  ] as const) {
    const head = await at(account, phone);
    const { vesselId, employeeId } = await read<{ vesselId: number; employeeId: number }>(
      head,
      "Users/GetProfileByUserId",
    );
    const crews = `/dashboard/appraisal/${vesselId}/crew`;
    await expectLight(head, crews, 150_000);
    const requests = await read<{ employeeAppraisalId: number | null; assignmentId: number }[]>(
      head,
      `Appraisal/GetVesselCrewNewAppraisalRequest?vesselId=${vesselId}&pageSize=200`,
    );
    const written = requests.filter(({ employeeAppraisalId }) => employeeAppraisalId !== null);
    const stays = await read<{ employeeId: number; assignmentId: number; vesselCrewId: number }[]>(
      head,
      `EmployeeScheduling/GetEmployeeOffBoardScheduling?vesselId=${vesselId}&pageSize=200`,
    );
    const stay = stays.find(
      (one) => one.employeeId !== employeeId && !written.some(({ assignmentId }) => assignmentId === one.assignmentId),
    );
    if (!stay) throw new Error("nobody to report on");
    const form = `${crews}/details?vcid=${stay.vesselCrewId}&asg=${stay.assignmentId}&flag=${flag}`;
    await expectLight(head, form, 150_000);
    // Make sure that the form was measured and works.
    await expect(head.getByRole("button", { name: "Submit Appraisal" })).toBeVisible();
    await expect(head.locator("[data-path=generalComments]")).toBeEnabled();
  }
});

test("what the office reads comes with under 166 kB of script", async ({ at }) => {
  const office = await at("superadmin");
  const pages = [
    "/dashboard",
    list,
    record(2),
    record(2, "certification"),
    "/dashboard/work-order-and-billings/billing-overview?tab=expenses",
    `${fleet}/1/details`,
    `${fleet}/1/details?tab=on-board-crew`,
    `${fleet}/principals`,
    "/dashboard/crew-management/change-requests",
    applicants,
  ];
  await expectAllLight(office, pages.slice(0, 5), 166_000);
  await expectAllLight(office, pages.slice(5), 166_000);
});

test("over a ship's line one's own record is readable in 4 seconds and complete in 10", async ({ at }) => {
  const seafarer = await at("crewmarine", phone);
  const path = await ownRecord(seafarer);
  await seafarer.addInitScript(() => {
    const seen = { largest: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((entries) => {
      seen.largest = entries.getEntries().at(-1)?.startTime ?? 0;
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
  await measureWeight(seafarer, path, satellite);
  const [largest, complete] = await seafarer.evaluate(() => [
    (window as unknown as { seen: { largest: number } }).seen.largest,
    performance.getEntriesByType("navigation").map((entry) => (entry as PerformanceNavigationTiming).loadEventStart)[0],
  ]);
  const measured = `largest after ${Math.round(largest ?? 0)} ms, complete after ${Math.round(complete ?? 0)} ms`;
  test.info().annotations.push({ type: "measured", description: measured });
  expect(largest, measured).toBeGreaterThan(0);
  expect(largest, measured).toBeLessThan(4_000);
  expect(complete, measured).toBeLessThan(10_000);
});

test("a verb whose code comes late opens what it promised, by pointer and by key", async ({ at }) => {
  const seafarer = await at("crewmarine");
  await visit(seafarer, "/dashboard/profile");
  const verb = seafarer.getByRole("button", { name: "Update password" });
  await verb.focus();
  await seafarer.keyboard.press("Enter");
  await expect(seafarer.getByRole("dialog")).toBeVisible();
  await seafarer.keyboard.press("Escape");
  await expect(verb).toBeFocused();
});
