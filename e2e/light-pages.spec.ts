import { expect, type Page } from "@playwright/test";
import { list, read, record, test } from "./crew";

const applicants = "/dashboard/recruitment/applicants-list";
const fleet = "/dashboard/vessel-management";
const phone = { viewport: { width: 390, height: 844 } };
/** A ship's line: 256 kbit/s, 600 ms. */
const satellite = { offline: false, latency: 600, downloadThroughput: 32_000, uploadThroughput: 16_000 };

type Weight = { script: number; sheets: number };

/** What a page asks for before anybody touches it, as it comes over the line. */
async function weigh(page: Page, path: string, line?: typeof satellite): Promise<Weight> {
  const network = await page.context().newCDPSession(page);
  const kinds = new Map<string, string>();
  const weight = { script: 0, sheets: 0 };
  await network.send("Network.enable");
  await network.send("Network.setCacheDisabled", { cacheDisabled: true });
  if (line) await network.send("Network.emulateNetworkConditions", line);
  network.on("Network.responseReceived", ({ requestId, type }) => void kinds.set(requestId, type));
  network.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (kinds.get(requestId) === "Script") weight.script += encodedDataLength;
    if (kinds.get(requestId) === "Stylesheet") weight.sheets += 1;
  });
  await page.goto(path, { waitUntil: "load" });
  await page.waitForTimeout(line ? 500 : 1_500);
  await network.detach();
  return weight;
}

async function expectLight(page: Page, path: string, most: number) {
  const { script, sheets } = await weigh(page, path);
  const measured = `${path}: ${Math.round(script / 1_000)} kB of script, ${sheets} stylesheets`;
  test.info().annotations.push({ type: "measured", description: measured });
  expect(script, measured).toBeGreaterThan(50_000);
  expect(script, measured).toBeLessThan(most);
  expect(sheets, measured).toBeLessThanOrEqual(10);
}

const ownRecord = async (page: Page) =>
  record((await read<{ employeeId: number }>(page, "Users/GetProfileByUserId")).employeeId);

test("what seafarers and principals read comes with under 150 kB of script", async ({ at }) => {
  const seafarer = await at("crewmarine", phone);
  await expectLight(seafarer, "/dashboard/profile", 150_000);
  await expectLight(seafarer, await ownRecord(seafarer), 150_000);
  const { vesselId } = await read<{ vesselId: number }>(seafarer, "Users/GetProfileByUserId");
  await expectLight(seafarer, `/dashboard/appraisal/${vesselId}/crew`, 150_000);
  const stays = await read<{ employeeAppraisalId: number | null; assignmentId: number; vesselCrewId: number }[]>(
    seafarer,
    `Appraisal/GetVesselCrewNewAppraisalRequest?vesselId=${vesselId}&pageSize=50`,
  );
  const stay = stays.find(({ employeeAppraisalId }) => employeeAppraisalId === null);
  const form = `vcid=${stay?.vesselCrewId}&asg=${stay?.assignmentId}&flag=Form`;
  await expectLight(seafarer, `/dashboard/appraisal/${vesselId}/crew/details?${form}`, 150_000);
  await expectLight(seafarer, "/dashboard/work-order-and-billings/work-order-overview", 150_000);
  const principal = await at("crewingprincipalmarine", phone);
  const [vessel] = await read<{ id: number }[]>(principal, "Vessel/GetVesselInOperation?pageSize=10");
  await expectLight(principal, `${fleet}/${vessel?.id}/details`, 150_000);
});

test("what the office reads comes with under 166 kB of script", async ({ at }) => {
  const office = await at("superadmin");
  for (const path of [
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
  ])
    await expectLight(office, path, 166_000);
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
  await weigh(seafarer, path, satellite);
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
  await seafarer.goto("/dashboard/profile");
  const verb = seafarer.getByRole("button", { name: "Update password" });
  await verb.focus();
  await seafarer.keyboard.press("Enter");
  await expect(seafarer.getByRole("dialog")).toBeVisible();
  await seafarer.keyboard.press("Escape");
  await expect(verb).toBeFocused();
});
