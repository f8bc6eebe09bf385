import { expect, type Page } from "@playwright/test";
import { list, read, send, takeScreenshot, test } from "./crew";
import { reload, visit } from "./hydration";

type Views = { rows: { id: number; name: string; isOwn: boolean }[] };
const views = (page: Page) => read<Views>(page, "SavedView/GetSavedViews?list=crew");
const chips = (page: Page) => page.getByRole("list", { name: "Filter crew" }).getByRole("link");
const menu = (page: Page) => page.getByRole("button", { name: /^View:/ });
const columns = (page: Page) => page.getByRole("button", { name: /^Columns/ });
const heads = (page: Page) => page.locator("main thead th:visible");

/** Delete views of earlier runs. */
async function withoutViews(page: Page) {
  for (const { id, isOwn } of (await views(page)).rows)
    if (isOwn) await send(page, "SavedView/DeleteSavedView", { id, list: "crew" });
}

test("two ranks found by typing, a hidden column and a name for both: the list opens with it, the division has it, the other one does not", async ({
  at,
}) => {
  const page = await at("crewingplanningmarine");
  await withoutViews(page);
  await visit(page, `${list}?tab=on-board`);
  const filters = page.getByRole("dialog", { name: "Filter crew" });
  // Keys work only after hydration.
  await expect(async () => {
    await page.getByRole("button", { name: "Filters", exact: true }).press("Enter");
    await expect(filters).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await filters.getByRole("button", { name: /^Rank/ }).press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.type("chief");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/position=\d+,\d+/);
  await expect(filters.getByRole("status")).toHaveText("2 chosen");
  await takeScreenshot(page, "views-filter");
  for (const left of ["Rank", ""]) {
    await page.keyboard.press("Escape");
    await expect(left ? filters.getByRole("textbox") : filters.getByRole("group")).toHaveCount(left ? 1 : 0);
  }
  await page.keyboard.press("Escape");
  await expect(filters).toBeHidden();
  await expect(chips(page)).toHaveText(["Chief Officer", "Chief Engineer", ""]);

  await expect(heads(page)).toContainText(["Name", "Employee no."]);
  await columns(page).press("Enter");
  await expect(page.getByRole("checkbox", { name: "Employee no." })).toBeFocused();
  await page.keyboard.press("Space");
  await expect(heads(page).filter({ hasText: "Employee no." })).toHaveCount(0);
  await takeScreenshot(page, "views-columns");
  await page.keyboard.press("Escape");
  await expect(columns(page)).toBeFocused();
  await reload(page);
  await expect(heads(page).filter({ hasText: "Employee no." })).toHaveCount(0);

  await expect(async () => {
    await menu(page).press("Enter");
    await expect(page.getByText(/^No saved views yet/)).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await page.keyboard.press("End");
  await expect(page.getByRole("menuitem", { name: "Save as new view…" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.getByRole("textbox", { name: "View name" }).fill("Chiefs on board");
  await page.getByRole("checkbox", { name: "Share with my division" }).press("Space");
  await page.getByRole("checkbox", { name: "Open this list with this view" }).press("Space");
  await page.keyboard.press("Enter");
  await expect(page.getByText("View “Chiefs on board” saved.")).toBeVisible();
  await expect(menu(page)).toHaveText("Chiefs on board");

  await page.context().clearCookies({ name: "nakhoda-table-crew" });
  await visit(page, list);
  await expect(page).toHaveURL(/position=/);
  await expect(menu(page)).toHaveText("Chiefs on board");
  await expect(chips(page)).toHaveCount(3);
  await expect(heads(page).filter({ hasText: "Employee no." })).toHaveCount(0);
  await expect(async () => {
    await menu(page).press("Enter");
    await expect(page.getByRole("menuitem", { name: /^Delete/ })).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await page.getByRole("menuitem", { name: "All", exact: true }).press("Enter");
  await expect(chips(page)).toHaveCount(0);
  await expect(menu(page)).toHaveText("All");

  const staff = await at("crewingstaffmarine");
  await visit(staff, list);
  await expect(async () => {
    await menu(staff).press("Enter");
    await expect(staff.getByRole("group", { name: "Shared in the division" })).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await staff.getByRole("menuitem", { name: /^Chiefs on board/ }).press("Enter");
  await expect(chips(staff)).toHaveCount(3);
  await expect(heads(staff).filter({ hasText: "Employee no." })).toHaveCount(0);

  const other = await at("crewingadmintanker");
  expect((await views(other)).rows.map(({ name }) => name)).not.toContain("Chiefs on board");
  await withoutViews(page);
});
