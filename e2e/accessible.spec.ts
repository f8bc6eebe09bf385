import fs from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";
import { list, read, record, test } from "./crew";
import { waitForHydration, visit } from "./hydration";
import { mailedAgreement } from "./mail-links";
import { createAgreement, crews, everyJoiner, list as preparation } from "./preparation";

// Wait for the motion of a theme change.
test.use({ reducedMotion: "no-preference" });

const source = fs.readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const fleet = "/dashboard/vessel-management";
const recruitment = "/dashboard/recruitment";

/** Run axe with WCAG A, AA and best practices on a page. Returns each violation with its first element. */
async function findings(page: Page): Promise<string[]> {
  await page.waitForLoadState("networkidle");
  // Fading elements have too little contrast, so wait for all animations.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    await Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
        // A cancelled animation has nothing left to wait for.
        .map((animation) => animation.finished.catch(() => undefined)),
    );
  });
  // Inject axe (half a megabyte) only once per page.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: typeof axe }).axe.run(document, { resultTypes: ["violations"] }),
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.length}, ${nodes[0]?.target.join(" ")}`);
}

/** Check every page before the first failure ends the journey. */
async function expectNone(page: Page, where: string) {
  expect.soft([where, await findings(page)]).toEqual([where, []]);
}

const payroll = "/dashboard/payroll-and-contracts/payroll-management";
const contracts = "/dashboard/payroll-and-contracts/contract-management";
const appraisals = "/dashboard/appraisal";
const staffPages = [
  "/dashboard",
  "/dashboard/profile",
  `${list}?tab=on-board`,
  `${list}?tab=off-board`,
  `${list}/compliance-forecast`,
  `${list}/to-verify`,
  `${list}/change-requests`,
  `${list}/data-requests`,
  `${list}/import`,
  ...["crew-details", "certification", "upcoming-schedule", "sea-service-and-training-history", "document-history"].map(
    (tab) => record(2, tab),
  ),
  fleet,
  `${fleet}/add`,
  `${fleet}/principals`,
  ...["vessel-details", "on-board-crew", "crew-history", "voyage-log", "gantt-chart"].map(
    (tab) => `${fleet}/1/details?tab=${tab}`,
  ),
  "/dashboard/manning/onboard-scheduling",
  "/dashboard/manning/onboard-scheduling?tab=waiting&waiting=documents",
  "/dashboard/manning/onboard-scheduling?search=nobody",
  ...["onboard-scheduling", "onboard", "offboard-scheduling", "offboard", "history"].map(
    (tab) => `/dashboard/manning/onboard-scheduling/vessel/1/crews?tab=${tab}`,
  ),
  "/dashboard/manning/onboard-scheduling/vessel/1/crews?search=nobody",
  "/dashboard/service-and-administration",
  "/dashboard/service-and-administration/vessel/1/crews",
  "/dashboard/service-and-administration/vessel/1/crews?tab=offboard-waiting-schedule",
  "/dashboard/manning/planning",
  "/dashboard/manning/fleet?week=1&open=1",
  "/dashboard/manning/fleet?view=table",
  "/dashboard/manning/approval-crew",
  "/dashboard/manning/planning/1/schedule?unfilled=true",
  "/dashboard/manning/planning/1/crew",
  "/dashboard/manning/planning/1/crew-change",
  "/dashboard/manning/planning/1/seats/1",
  "/dashboard/manning/planning/1/crew?vcid=8&n=new",
  "/dashboard/manning/approval-crew/1/crew",
  "/dashboard/manning/approval-crew/1/crew?tab=crew-extension",
  `${recruitment}/applicants-list`,
  `${recruitment}/job-openings`,
  `${recruitment}/report`,
  "/dashboard/vessel-management/answers",
  ...["", "?tab=minimum-wages", "?tab=periods", "/try", "/try?asked=1&riskRate=x"].map((query) => `${payroll}${query}`),
  ...["/differences", "/payment-runs", "/payment-runs/banks", "/people", "/people/2", "/people/2/statement"].map(
    (page) => `${payroll}${page}`,
  ),
  ...["", "?tab=history", "?action=create"].map((query) => `${contracts}${query}`),
  ...["", "?tab=waiting", "/1/crew", "/1/crew?tab=history", "/calibration", "/questions"].map(
    (end) => `${appraisals}${end}`,
  ),
  ...["", "/1"].map((end) => `/dashboard/crew-benefit/ujbm${end}`),
  ...["mcu", "mcu&mcu=Planning", "expenses", "expenses&hold=true", "victualing", "work-order"].map(
    (tab) => `/dashboard/work-order-and-billings/billing-overview?tab=${tab}`,
  ),
  ...["invoices?tab=all", "invoices?tab=ageing", "statements/1"].map(
    (end) => `/dashboard/work-order-and-billings/billing-overview/${end}`,
  ),
  "/dashboard/users-management/users",
  "/dashboard/users-management/audit-log",
  "/dashboard/users-management/status",
];

/** All lists, records and forms, with existing ids. */
async function officePages(page: Page): Promise<string[]> {
  const [applicant] = await read<{ id: number; jobOpeningId: number }[]>(
    page,
    "RegisterCrews/GetApplicantListByCurrentStatusId?pageSize=1",
  );
  const view = `${recruitment}/applicants-list/${applicant?.id}/view?joi=${applicant?.jobOpeningId}`;
  const { rows } = await read<{ rows: { id: number }[] }>(page, "Rates/GetRateVersions?kind=salary-matrix&pageSize=1");
  const matrix = ["show=changes", "edit=1"].map((part) => `${payroll}?version=${rows[0]?.id}&${part}`);
  const reports = await read<Report[]>(page, "Appraisal/GetVesselCrewNewAppraisalRequest?vesselId=1&pageSize=200");
  const [written, unwritten] = [true, false].map((is) =>
    reports.find((one) => (one.employeeAppraisalId !== null) === is),
  );
  return [
    ...[...staffPages, view, ...matrix],
    `${appraisals}/1/crew/details?vcid=${written?.vesselCrewId}&apprid=${written?.employeeAppraisalId}`,
    `${appraisals}/1/crew/details?vcid=${unwritten?.vesselCrewId}&asg=${unwritten?.assignmentId}&flag=Form`,
    ...(await preparationPages(page)),
  ];
}
type Report = { employeeAppraisalId: number | null; vesselCrewId: number; assignmentId: number };

/** Preparation pages of existing joiners. */
async function preparationPages(page: Page): Promise<string[]> {
  const { joiner, view } = await createAgreement(page);
  const people = await everyJoiner(page);
  const other = people.find(({ medicalId, pklStatus }) => medicalId !== null && pklStatus === "-");
  if (!other) throw new Error("nobody has a certificate and no agreement");
  const own = `${crews(other.vesselId)}/${other.employeeId}`;
  return [
    ...["", "?tab=late", "?search=nobody", "/no-result"].map((end) => `${preparation}${end}`),
    crews(other.vesselId),
    ...["mcu", "bjst", "medical-certificate", "pkl"].map((tab) => crews(joiner.vesselId, tab)),
    `${crews(other.vesselId, "mcu")}&search=nobody`,
    ...["details", "pkl", "pkl/create", `medical-certificate/${other.medicalId}/details`].map((end) => `${own}/${end}`),
    view,
  ];
}

/** Open a page that must exist, so that an error page is not checked instead. */
async function openPage(page: Page, path: string, status = 200) {
  expect.soft([path, (await visit(page, path))?.status()]).toEqual([path, status]);
}

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** Check a page in light mode on a desktop, then in dark mode on a phone. */
async function expectNoneInBoth(page: Page, path: string) {
  await expectNone(page, path);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.setViewportSize(phone);
  await expectNone(page, `${path}, dark, on a phone`);
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize(desk);
}

/** Check one page while the next one loads. */
async function expectNoneOn(page: Page, paths: readonly string[]) {
  const tabs = [page, await page.context().newPage()] as const;
  await tabs[1].setViewportSize(desk);
  const arrive = async (index: number) => {
    const tab = tabs[index % 2 === 0 ? 0 : 1];
    const path = paths[index];
    if (path === undefined) return;
    await openPage(tab, path);
    await tab.waitForLoadState("networkidle");
  };
  let arriving = arrive(0);
  for (const [index, path] of paths.entries()) {
    await arriving;
    const next = arrive(index + 1);
    await expectNoneInBoth(tabs[index % 2 === 0 ? 0 : 1], path);
    arriving = next;
  }
}

const parts = ["first", "second", "third", "fourth"] as const;
/** Loaded once for all parts, because it reads the joiners of every vessel. */
let found: Promise<string[]> | undefined;

for (const [place, part] of parts.entries())
  test(`no page of the office, ${part} part, breaks a rule of accessibility, light at a desk or dark on a phone`, async ({
    at,
  }) => {
    const page = await at("superadmin", { viewport: desk });
    const locale = place % 2 === 0 ? "en" : "id";
    await page.context().addCookies([{ name: "nakhoda-locale", value: locale, domain: "localhost", path: "/" }]);
    const pages = await (found ??= officePages(page));
    await expectNoneOn(
      page,
      pages.filter((_path, index) => index % parts.length === place),
    );
  });

test("nor what strangers, seafarers and principals read", async ({ at, browser }) => {
  test.setTimeout(180_000);
  const office = await at("crewingadminmarine", { viewport: desk });
  const { check } = await createAgreement(office);
  // Attempts per address are limited, and other journeys open links too.
  const elsewhere = { extraHTTPHeaders: { "x-forwarded-for": "203.0.113.71" } };
  const stranger = await (await browser.newContext(elsewhere)).newPage();
  await visit(stranger, "/");
  const opening = await stranger.locator('a[href^="/career/"]').first().getAttribute("href");
  const job = opening?.split("?")[0] ?? "";
  const known = ["/", job, `${job}/eligible`, "/sign-in", "/privacy", "/verify", check];
  for (const path of [...known, await mailedAgreement(office)]) {
    await openPage(stranger, path);
    await expectNone(stranger, path);
  }
  await openPage(stranger, "/not-there", 404);
  await expectNone(stranger, "/not-there");
  await stranger.context().close();
  const service = await at("crewingservicetanker");
  const [vessel] = await read<{ vesselId: number }[]>(service, "ShipChandler/GetVesselShipChandler?pageSize=1");
  const chandler = "/dashboard/crew-benefit/ship-chandler";
  const own = `${chandler}/vessel/${vessel?.vesselId}`;
  const [request] = await read<{ shipChandlerId: number }[]>(
    service,
    `ShipChandler/GetShipChandlerRequestHistoryByVesselId?vesselId=${vessel?.vesselId}&pageSize=1`,
  );
  const requestPage = `${own}/request/${request?.shipChandlerId}/details`;
  for (const path of [chandler, `${own}/details`, `${own}/details?tab=history`, requestPage]) {
    await openPage(service, path);
    await expectNone(service, path);
  }
  const finance = await at("crewingfinancemarine");
  const slips = "/dashboard/work-order-and-billings/work-order-overview";
  const sailor = await at("crewmarine");
  const [slip] = await read<{ workOrderId: number; vesselId: number; year: number; month: number }[]>(
    sailor,
    "WorkOrder/GetOwnWorkOrderList",
  );
  const slipVessel = `${slips}/vessel/${slip?.vesselId}`;
  const payments = `${payroll}/payments?month=${slip?.year}-${String(slip?.month).padStart(2, "0")}`;
  for (const path of [
    slips,
    slipVessel,
    `${slipVessel}?tab=history`,
    `${slipVessel}/wo/${slip?.workOrderId}/details?compare=1`,
    payments,
  ]) {
    await openPage(finance, path);
    await expectNone(finance, path);
  }
  const seafarer = await at("crewmarine", { viewport: phone });
  const { employeeId } = await read<{ employeeId: number }>(seafarer, "Users/GetProfileByUserId");
  for (const path of ["/dashboard/profile", record(employeeId), record(employeeId, "certification")]) {
    await openPage(seafarer, path);
    await expectNone(seafarer, `seafarer ${path}`);
  }
  const principal = await at("crewingprincipalmarine");
  const [client] = await read<{ id: number }[]>(principal, "Vessel/GetVesselInOperation?pageSize=1");
  for (const path of ["/dashboard/profile", fleet, `${fleet}/${client?.id}/details`]) {
    await openPage(principal, path);
    await expectNone(principal, `principal ${path}`);
  }
});

test("nor what opens over a list: preview, chosen rows, filters, columns, views, palette and keys", async ({ at }) => {
  test.setTimeout(180_000);
  const page = await at("crewingadminmarine", { viewport: desk });
  await visit(page, `${list}?tab=on-board`);
  const first = page.locator("tbody [data-card=title] a").first();
  await waitForHydration(first);
  // The list handles keys shortly after its rows respond.
  await expect(async () => {
    await page.keyboard.press("j");
    await expect(page.locator("tbody tr:focus-within")).toHaveCount(1, { timeout: 500 });
  }).toPass();
  await page.keyboard.press(" ");
  await expect(page.getByRole("complementary", { name: /^Preview of/ }).getByText("On board since")).toBeVisible();
  await expectNone(page, "preview");
  await page.keyboard.press("Escape");
  await page.keyboard.press("x");
  await expect(page.getByText(/1 (chosen|selected)/)).toBeVisible();
  await expectNone(page, "chosen rows");
  await page.keyboard.press("x");
  for (const name of ["Filters", "Columns", "View"]) {
    await page
      .getByRole("button", { name: new RegExp(`^${name}`) })
      .first()
      .click();
    await expect(page.getByRole(name === "View" ? "menu" : "dialog").first()).toBeVisible();
    await expectNone(page, name);
    await page.keyboard.press("Escape");
  }
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  await expectNone(page, "keys");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog").getByRole("combobox")).toBeFocused();
  await page.keyboard.type("asep");
  await expect(page.getByRole("option").first()).toBeVisible();
  await expectNone(page, "palette");
});
