import { expect, type Page } from "@playwright/test";
import { list, takeScreenshot, test } from "./crew";
import { waitForHydration, visit } from "./hydration";

const board = `${list}?tab=on-board`;
const names = (page: Page) => page.locator("main tbody td:first-child a");
const palette = (page: Page) => page.getByRole("combobox", { name: "Name, number, vessel or page" });

test("a list is worked by the keyboard alone: search, rows, pages, record and back", async ({ at }) => {
  const page = await at("crewingadminmarine");
  await visit(page, board);
  await expect(names(page)).toHaveCount(10);
  // Keys work only after hydration.
  await expect(async () => {
    await page.keyboard.press("j");
    await expect(page.locator("main tbody a:focus")).toHaveCount(1, { timeout: 3_000 });
  }).toPass();
  await expect(names(page).nth(0)).toBeFocused();
  await page.keyboard.press("j");
  await page.keyboard.press("ArrowDown");
  await expect(names(page).nth(2)).toBeFocused();
  const stops = () =>
    page.locator("main tbody a").evaluateAll((links) => links.filter((link) => link.matches(":not([tabindex])")));
  const inOneRow = await page.locator("main tbody tr").nth(2).locator("a").count();
  expect(await stops()).toHaveLength(inOneRow);
  await takeScreenshot(page, "keys-row");
  const name = await names(page).nth(2).textContent();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: name! })).toBeVisible();
  await page.keyboard.press("]");
  await expect(page).toHaveURL(/at=3/);
  await visit(page, board);
  // Keys work only after hydration.
  await expect(async () => {
    await page.keyboard.press("]");
    await expect(page).toHaveURL(/pageIndex=1/, { timeout: 3_000 });
  }).toPass();
  await page.keyboard.press("[");
  await expect(page).not.toHaveURL(/pageIndex/);
  await page.keyboard.press("/");
  await page.keyboard.type("as");
  await expect(page.getByText("Enter 3 characters or more")).toBeVisible();
  await takeScreenshot(page, "keys-search");
  await page.keyboard.type("ep");
  await expect(page).toHaveURL(/search=asep/);
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Backspace");
  await expect(page).toHaveURL(/search=as$/);
  await expect(page.getByRole("search").getByRole("textbox")).toHaveValue("as");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  await takeScreenshot(page, "keys-dialog");
});

test("a row opens wherever it is clicked, its vessel leads to the vessel, and Back brings search and row", async ({
  at,
}) => {
  const page = await at("crewingadminmarine");
  await visit(page, `${board}&search=asep`);
  const row = page.locator("main tbody tr").first();
  await row.locator("td").nth(1).click();
  await expect(page).toHaveURL(/details/);
  await page.goBack();
  await expect(page.getByRole("search").getByRole("textbox")).toHaveValue("asep");
  await expect(row.getByRole("link").first()).toBeFocused();
  const [tab] = await Promise.all([
    page.context().waitForEvent("page"),
    row
      .locator("td")
      .nth(1)
      .click({ modifiers: ["Control"] }),
  ]);
  await expect(tab).toHaveURL(/crew-management\/\d+\/details/);
  await tab.close();
  await row.getByRole("link").nth(1).click();
  await expect(page).toHaveURL(/vessel-management\/\d+\/details/);
});

test("Ctrl K finds people, vessels and pages and lists recent ones; no address contains the search", async ({ at }) => {
  const page = await at("crewingadminmarine");
  const asked: string[] = [];
  page.on("request", (request) => void asked.push(request.url()));
  await visit(page, list);
  await expect(names(page)).toHaveCount(10);
  await waitForHydration(page.getByRole("banner").locator("button").first());
  await page.keyboard.press("Control+k");
  await expect(palette(page)).toBeFocused();
  await page.keyboard.type("wallacea");
  await expect(page.getByRole("group", { name: "Vessels" }).getByRole("option")).toHaveCount(1);
  await takeScreenshot(page, "palette");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/vessel-management\/\d+\/details/);
  expect(asked.filter((address) => address.toLowerCase().includes("wallacea"))).toEqual([]);
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("group", { name: "Opened recently" }).getByRole("option")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(palette(page)).toBeHidden();
  for (const [locale, theme] of [
    ["id", "dark"],
    ["en", "dark"],
    ["id", "light"],
  ] as const) {
    const url = new URL(page.url()).origin;
    await page.context().addCookies([
      { name: "nakhoda-locale", value: locale, url },
      { name: "nakhoda-theme", value: theme, url },
    ]);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
      await visit(page, board);
      await expect(names(page)).toHaveCount(10);
      await takeScreenshot(page, `desk-list-${locale}-${theme}-${width}`);
      await waitForHydration(page.getByRole("banner").locator("button").first());
      await page.keyboard.press("Control+k");
      await expect(page.getByRole("dialog").getByRole("combobox")).toBeFocused();
      await page.keyboard.type("asep");
      await expect(page.getByRole("option").nth(3)).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await takeScreenshot(page, `palette-${locale}-${theme}-${width}`);
    }
  }
});

test("on a phone in Indonesian the first row of every list is in the upper third", async ({ at }) => {
  test.slow();
  const page = await at("crewingadminmarine", { viewport: { width: 390, height: 844 } });
  const vessels = "/dashboard/vessel-management";
  const applicants = "/dashboard/recruitment/applicants-list";
  const tops: [path: string, row: string][] = [
    ...["on-board", "off-board", "blacklist", "resigned"].map((tab): [string, string] => [
      `${list}?tab=${tab}`,
      "tbody tr",
    ]),
    [`${list}/change-requests`, "tbody tr"],
    [`${list}/compliance-forecast`, "tbody tr"],
    [vessels, "tbody tr"],
    [`${vessels}/principals`, "tbody tr"],
    [`${vessels}/1/details?tab=on-board-crew`, "tbody tr"],
    [`${vessels}/1/details?tab=voyage-log`, "tbody tr"],
    [`${vessels}/1/details?tab=gantt-chart`, "[data-row]"],
    ["/dashboard/manning/onboard-scheduling", "tbody tr"],
    ["/dashboard/manning/onboard-scheduling/vessel/1/crews?tab=offboard-scheduling", "tbody tr"],
    ["/dashboard/service-and-administration/vessel/1/crews?tab=offboard-waiting-schedule", "tbody tr"],
    ["/dashboard/manning/onboard-preparation", "tbody tr"],
    ["/dashboard/manning/onboard-preparation?tab=late", "tbody tr"],
    ["/dashboard/manning/onboard-preparation/vessel/3/crews", "tbody tr"],
    ["/dashboard/manning/onboard-preparation/vessel/3/crews?tab=medical-certificate", "tbody tr"],
    [applicants, "tbody tr"],
    [`${applicants}?tab=ces-and-marlin-waitlist`, "tbody tr"],
    ["/dashboard/recruitment/job-openings", "tbody tr"],
    ["/dashboard/users-management/users", "tbody tr"],
    ["/dashboard/users-management/audit-log?signIns=true", "tbody tr"],
  ];
  await visit(page, "/dashboard");
  await page.context().addCookies([{ name: "nakhoda-locale", value: "id", url: page.url() }]);
  for (const [path, row] of tops) {
    await visit(page, path);
    const box = await page.locator(`main ${row}`).first().boundingBox({ timeout: 15_000 });
    expect.soft(box?.y ?? 999, path).toBeLessThanOrEqual(281);
  }
});

test("at 1440 and 1280 px nothing of a row goes under its actions", async ({ at }) => {
  const page = await at("crewingadminmarine");
  for (const width of [1440, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of [
      "/dashboard/recruitment/job-openings",
      "/dashboard/users-management/users",
      `${list}?tab=blacklist`,
      "/dashboard/vessel-management/1/details?tab=on-board-crew",
      "/dashboard/vessel-management/principals",
    ]) {
      await visit(page, path);
      const under = await page.locator("main tbody tr").evaluateAll((rows) =>
        rows.flatMap((row) => {
          const edge = row.querySelector("[data-cell=actions]")?.getBoundingClientRect().left ?? Infinity;
          return [...row.querySelectorAll("td:not([data-cell=actions]) > *")]
            .filter((part) => part.getBoundingClientRect().right > edge + 1)
            .map((part) => part.textContent);
        }),
      );
      expect.soft(under, `${width} ${path}`).toEqual([]);
    }
  }
});

test("the applicant count of an opening links to exactly that many, in every stage", async ({ at }) => {
  const page = await at("crewingadminmarine");
  await visit(page, "/dashboard/recruitment/job-openings");
  const link = page.getByRole("link", { name: /applicants? for/ }).last();
  const count = Number(await link.textContent());
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(String(count));
  await expect(page.locator("main tbody tr")).toHaveCount(Math.min(count, 10));
  await expect(page.getByRole("navigation", { name: "Applicants list" }).locator("[aria-current]")).toContainText(
    "All stages",
  );
});
