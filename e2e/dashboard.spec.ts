import { expect, type Page } from "@playwright/test";
import { read, test } from "./crew";
import { waitForHydration, visit } from "./hydration";
import { captureScreen } from "./screens";

type Card = { key: string; title: string; value: number | null; unit: string; href: string };

const shot = (page: Page, name: string) => captureScreen(page, `dashboard-${name}`);
const group = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const card = (page: Page, name: string, title: string) =>
  group(page, name)
    .getByRole("link")
    .filter({ has: page.getByText(title, { exact: true }) });
const numbers = (page: Page, name: string) => group(page, name).locator("li > a > span:nth-child(2)").allTextContents();

const groups = {
  "New applicants": "GetNewApplicantDashboard",
  Appraisal: "GetAppraisalDashboard",
  "Crew scheduling": "GetCrewingSchedulingDashboard",
  "Vessel management": "GetVesselManagementDashboard",
  "Crew certificates": "GetExpiringCertificateDashboard",
  "Crew management": "GetCrewManagementDashboard",
  "Contract management": "GetContractManagementDashboard",
};

/** Compare a group's cards with the answer of its call. */
async function expectGroup(page: Page, name: keyof typeof groups) {
  const cards = await read<Card[]>(page, `Dashboard/${groups[name]}`);
  await expect(group(page, name).getByRole("link")).toHaveCount(cards.length);
  const said = cards.map(({ value, unit }) => (value === null ? "–" : `${value}${unit === "%" ? "%" : ""}`));
  expect(await numbers(page, name)).toEqual(said);
  return cards;
}

/** Return the total that the linked list shows. */
const listed = async (page: Page): Promise<number> => {
  const footer = page
    .locator("main")
    .getByText(/\bof [\d,]+$/)
    .last();
  if ((await page.locator("main tbody tr").count()) === 0) return 0;
  const text = (await footer.count()) > 0 ? await footer.textContent() : null;
  return text ? Number(text.replace(/.*of /, "").replaceAll(",", "")) : page.locator("main tbody tr").count();
};

test("a crewing admin reads every group, and behind each number are exactly its rows", async ({ at }) => {
  const page = await at("crewingadminmarine", { viewport: { width: 1440, height: 900 } });
  await visit(page, "/dashboard");
  for (const name of Object.keys(groups) as (keyof typeof groups)[]) await expectGroup(page, name);
  await shot(page, "1440");
  for (const [name, title] of [
    ["Crew management", "Total Crew"],
    ["Crew certificates", "Expired"],
    ["Crew scheduling", "OnBoard Waiting Schedule"],
    ["Vessel management", "Need Action"],
    ["Contract management", "Expiring ≤ 90 days"],
    ["New applicants", "Accepted"],
    ["Appraisal", "Total Appraisal"],
  ] as const) {
    await visit(page, "/dashboard");
    const cards = await read<Card[]>(page, `Dashboard/${groups[name]}`);
    const one = cards.find((found) => found.title === title);
    await card(page, name, title).click();
    await page.waitForURL(`**${one?.href.split("?")[0]}?**`);
    await expect(page.locator("main h1")).toBeVisible();
    await expect.poll(() => listed(page), { message: `${name}, ${title}: ${one?.href}` }).toBe(one?.value);
  }
});

test("a superadmin switches the division, and a year, and the numbers are those of that division and year", async ({
  at,
}) => {
  const page = await at("superadmin", { viewport: { width: 1440, height: 900 } });
  await visit(page, "/dashboard");
  await expect(page.getByRole("heading", { name: "Marine in figures" })).toBeVisible();
  const marine = await expectGroup(page, "Vessel management");
  const tanker = page.getByRole("group", { name: "Division" }).getByRole("button", { name: "Tanker" });
  await waitForHydration(tanker);
  await tanker.click();
  await page.getByRole("dialog").getByRole("button", { name: "Yes" }).click();
  await expect(page.getByRole("heading", { name: "Tanker in figures" })).toBeVisible();
  const other = await expectGroup(page, "Vessel management");
  expect(other.map(({ value }) => value)).not.toEqual(marine.map(({ value }) => value));
  const year = page.getByLabel("Year");
  await waitForHydration(year);
  const before = String(new Date().getFullYear() - 1);
  await year.selectOption(before);
  await page.waitForURL(`**/dashboard?year=${before}`);
  const cards = await read<Card[]>(page, `Dashboard/GetAppraisalDashboard?year=${before}`);
  await expect(card(page, "Appraisal", "Total Appraisal")).toContainText(`appraisals, ${before}`);
  expect(await numbers(page, "Appraisal")).toEqual(cards.map(({ value }) => String(value)));
});

test("charts come when they are seen, have a table each, and a bar leads to what it counts", async ({ at }) => {
  const page = await at("crewingadminmarine", { viewport: { width: 1440, height: 900 } });
  await visit(page, "/dashboard");
  const documents = group(page, "Documents that expire, 12 months");
  await expect(page.locator("main svg.MuiChartsSurface-root")).toHaveCount(0);
  await documents.scrollIntoViewIfNeeded();
  await expect(documents.getByRole("img").locator("svg").first()).toBeVisible();
  await expect(documents.locator(".MuiBarChart-element").first()).toBeVisible();
  await shot(page, "charts");
  await documents.getByText("Show as a table").click();
  const first = documents.locator("table").getByRole("link").first();
  const count = Number(await first.textContent());
  await first.click();
  await page.waitForURL(/expiresIn=/);
  await expect.poll(() => listed(page)).toBe(count);
  await page.goBack();
  await documents.scrollIntoViewIfNeeded();
  await documents.locator(".MuiBarChart-element").first().click();
  await page.waitForURL(/expiresIn=/);
});

test("a planner sees the groups of planning alone; finance sees contracts; who has no group sees none", async ({
  at,
}) => {
  const planner = await at("crewingplanningmarine");
  await visit(planner, "/dashboard");
  for (const name of ["Crew scheduling", "Vessel management", "Crew certificates", "Crew management"])
    await expect(group(planner, name)).toBeVisible();
  for (const name of ["New applicants", "Appraisal", "Contract management"])
    await expect(group(planner, name)).toHaveCount(0);
  const finance = await at("crewingfinancemarine");
  await visit(finance, "/dashboard");
  await expect(group(finance, "Contract management")).toBeVisible();
  await expect(group(finance, "Crew management")).toHaveCount(0);
});

test("at 390 pixels, in Indonesian, nothing is wider than the screen", async ({ at, baseURL }) => {
  const page = await at("crewingadminmarine", { viewport: { width: 390, height: 844 } });
  await page.context().addCookies([{ name: "nakhoda-locale", value: "id", url: baseURL ?? "" }]);
  await visit(page, "/dashboard");
  await expect(group(page, "Pelamar baru")).toBeVisible();
  await expect(group(page, "Kontrak").getByRole("link")).toHaveCount(3);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await shot(page, "390-id");
});
