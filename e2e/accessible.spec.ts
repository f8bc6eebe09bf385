import fs from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";
import { list, read, record, test } from "./crew";
import { hydrated } from "./hydrated";

const source = fs.readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const fleet = "/dashboard/vessel-management";
const recruitment = "/dashboard/recruitment";

/** What the rules of WCAG A and AA and the trade's good practice find on a page, each with the first place. */
async function findings(page: Page): Promise<string[]> {
  await page.waitForLoadState("networkidle");
  // What fades in is faint until it is there.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
        .map((animation) => animation.finished),
    ),
  );
  await page.evaluate(source);
  const { violations } = await page.evaluate(() => (window as unknown as { axe: typeof axe }).axe.run(document));
  return violations.map(({ id, nodes }) => `${id}: ${nodes.length}, ${nodes[0]?.target.join(" ")}`);
}

/** Every page is looked at before one of them fails the journey. */
async function expectNone(page: Page, where: string) {
  expect.soft([where, await findings(page)]).toEqual([where, []]);
}

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
  "/dashboard/manning/planning",
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
  ...["", "?tab=minimum-wages", "?version=4&show=changes", "?version=4&edit=1"].map(
    (query) => `/dashboard/payroll-and-contracts/payroll-management${query}`,
  ),
  "/dashboard/users-management/users",
  "/dashboard/users-management/audit-log",
];

/** Every list, record and form; the page of an applicant is one that is there. */
async function officePages(page: Page): Promise<string[]> {
  const [applicant] = await read<{ id: number; jobOpeningId: number }[]>(
    page,
    "RegisterCrews/GetApplicantListByCurrentStatusId?pageSize=1",
  );
  return [...staffPages, `${recruitment}/applicants-list/${applicant?.id}/view?joi=${applicant?.jobOpeningId}`];
}

test("no page of the office breaks a rule of accessibility", async ({ at }) => {
  test.setTimeout(300_000);
  const page = await at("superadmin", { viewport: { width: 1440, height: 900 } });
  for (const path of await officePages(page)) {
    await page.goto(path);
    await expectNone(page, path);
  }
});

test("nor in the dark, in Indonesian, on a phone", async ({ at }) => {
  test.setTimeout(300_000);
  const page = await at("superadmin", {
    viewport: { width: 390, height: 844 },
    colorScheme: "dark",
    storageState: {
      cookies: [
        {
          name: "nakhoda-locale",
          value: "id",
          domain: "localhost",
          path: "/",
          expires: -1,
          httpOnly: false,
          secure: false,
          sameSite: "Lax",
        },
      ],
      origins: [],
    },
  });
  for (const path of await officePages(page)) {
    await page.goto(path);
    await expectNone(page, path);
  }
});

test("nor what strangers, seafarers and principals read", async ({ at, browser }) => {
  test.setTimeout(180_000);
  const stranger = await (await browser.newContext()).newPage();
  for (const path of ["/", "/career/1", "/career/1/eligible", "/sign-in", "/privacy", "/verify", "/not-there"]) {
    await stranger.goto(path);
    await expectNone(stranger, path);
  }
  await stranger.context().close();
  const seafarer = await at("crewmarine", { viewport: { width: 390, height: 844 } });
  const { employeeId } = await read<{ employeeId: number }>(seafarer, "Users/GetProfileByUserId");
  for (const path of ["/dashboard/profile", record(employeeId), record(employeeId, "certification")]) {
    await seafarer.goto(path);
    await expectNone(seafarer, `seafarer ${path}`);
  }
  const principal = await at("crewingprincipalmarine");
  const [vessel] = await read<{ id: number }[]>(principal, "Vessel/GetVesselInOperation?pageSize=1");
  for (const path of ["/dashboard/profile", fleet, `${fleet}/${vessel?.id}/details`]) {
    await principal.goto(path);
    await expectNone(principal, `principal ${path}`);
  }
});

test("nor what opens over a list: preview, chosen rows, filters, columns, views, palette and keys", async ({ at }) => {
  test.setTimeout(180_000);
  const page = await at("crewingadminmarine", { viewport: { width: 1440, height: 900 } });
  await page.goto(`${list}?tab=on-board`);
  const first = page.locator("tbody [data-card=title] a").first();
  await hydrated(first);
  await page.keyboard.press("j");
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
