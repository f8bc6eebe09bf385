import { expect, type Page } from "@playwright/test";
import { takeScreenshot, test } from "./crew";
import { waitForHydration, visit } from "./hydration";
import { openFolded } from "./work-list";

type Task = { key: string; count: number; href: string };

const workOf = async (page: Page): Promise<Task[]> =>
  (await (await page.request.get("/PMSol/v1/Users/GetWorkList")).json()).data.tasks;
const queueOf = async (page: Page): Promise<{ totalItem: number; data: { id: number; number: string }[] }> =>
  (await page.request.get("/PMSol/v1/Employee/GetPapersToVerify?pageSize=3")).json();

/** Press Tab until a link has the focus. */
async function tabTo(page: Page, href: string) {
  for (let stops = 0; stops < 200; stops += 1) {
    await page.keyboard.press("Tab");
    if ((await page.evaluate(() => document.activeElement?.getAttribute("href"))) === href) return;
  }
  throw new Error(`no way to ${href}`);
}

test("the task list opens what it counts, by keyboard alone", async ({ at }) => {
  const page = await at("crewingadminmarine");
  await visit(page, "/dashboard");
  const tasks = await workOf(page);
  const list = page.getByRole("region", { name: "Waiting for you" });
  await openFolded(list);
  await expect(list.getByRole("link")).toHaveCount(tasks.length);
  await takeScreenshot(page, "home");
  const reliefs = tasks.find(({ key }) => key === "reliefs")!;
  await tabTo(page, reliefs.href);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/uncovered=true/);
  await expect(page.locator("main tbody tr")).toHaveCount(Math.min(reliefs.count, 10));
  await page.goBack();
  const vessels = tasks.find(({ key }) => key === "vacant-seats")!;
  await tabTo(page, vessels.href);
  await page.keyboard.press("Enter");
  await expect(page.locator("main tbody tr")).toHaveCount(vessels.count);
});

test("a planner sees no recruitment numbers, a seafarer the own key facts above the account and no tokens", async ({
  at,
}) => {
  const planner = await at("crewingplanningmarine");
  await visit(planner, "/dashboard");
  await expect(planner.getByRole("region", { name: "Waiting for you" })).toBeVisible();
  await expect(planner.getByRole("region", { name: "Crew management" })).toBeVisible();
  await expect(planner.getByRole("region", { name: "New applicants" })).toHaveCount(0);
  const seafarer = await at("crewmarine-crew", { viewport: { width: 390, height: 844 } });
  await visit(seafarer, "/dashboard/profile");
  const facts = seafarer.getByRole("region", { name: "At a glance" });
  for (const name of ["On board", "Next joining", "Expiring next", "Who to call"])
    await expect(facts.getByRole("heading", { name })).toBeVisible();
  await expect(seafarer.getByText("API tokens")).toHaveCount(0);
  const [top, account] = await Promise.all([
    facts.boundingBox(),
    seafarer.getByRole("button", { name: "Deactive Account" }).boundingBox(),
  ]);
  expect(top!.y + top!.height).toBeLessThan(account!.y);
  await takeScreenshot(seafarer, "home-seafarer-phone");
});

test("certificates are verified one after the other by keyboard alone", async ({ at }) => {
  const page = await at("crewingpdemarine");
  const before = await queueOf(page);
  await visit(page, "/dashboard/crew-management/to-verify");
  const number = (index: number) => page.getByText(before.data[index]!.number, { exact: true });
  await waitForHydration(number(0));
  await page.keyboard.press("j");
  await expect(number(1)).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(number(2)).toBeVisible();
  await page.keyboard.press("k");
  await expect(number(1)).toBeVisible();
  await takeScreenshot(page, "to-verify");
  await page.keyboard.press("v");
  await page.keyboard.press("Enter");
  await expect(page.getByText("This field is required")).toBeVisible();
  await page.keyboard.press("o");
  await page.keyboard.press("Enter");
  await expect(page.getByText(`of ${before.totalItem - 1}`)).toBeVisible();
  const after = await queueOf(page);
  expect(after.totalItem).toBe(before.totalItem - 1);
  expect(after.data.map(({ id }) => id)).not.toContain(before.data[1]!.id);
});
