import { expect, type Page } from "@playwright/test";
import { inYears, expectRefusal, test } from "./crew";
import { waitForHydration, reload, visit } from "./hydration";
import { openFolded } from "./work-list";
import { captureScreen } from "./screens";

const path = "/dashboard/payroll-and-contracts/payroll-management";
const desk = { viewport: { width: 1440, height: 900 }, permissions: ["clipboard-read", "clipboard-write"] };
const day = inYears(3);
const shot = (page: Page, name: string) => captureScreen(page, `rates-${name}`);

async function pasteAt(page: Page, cell: ReturnType<Page["getByRole"]>, block: string) {
  await page.evaluate((text) => navigator.clipboard.writeText(text), block);
  await cell.click();
  await page.keyboard.press("Control+v");
}

const cellOf = (page: Page, row: number, field: string) =>
  page.locator(`[role="row"][data-rowindex="${row}"] [data-field="${field}"]`);

test("finance pastes and corrects a block; a manager verifies, not the author, and the version is read-only", async ({
  at,
}) => {
  const finance = await at("crewingfinancemarine", desk);
  await visit(finance, `${path}?tab=salary-matrix`);
  const add = finance.getByRole("button", { name: "New version", exact: true });
  await waitForHydration(add);
  const names = await finance.getByRole("navigation", { name: "Rates and periods" }).getByRole("link").allInnerTexts();
  expect(names.length).toBeGreaterThan(6);
  expect(names).toEqual([...new Set(names)]);
  await add.click();
  const dialog = finance.getByRole("dialog");
  await dialog.getByLabel("Applies from").fill(day);
  await dialog.getByLabel("Source").fill("SK Direksi 7/DIR/2029");
  await dialog.getByLabel("Start with").selectOption("");
  await dialog.getByRole("button", { name: "Create draft" }).click();
  await expect(finance).toHaveURL(/version=\d+&edit=1/);
  const grid = finance.getByRole("grid");
  await expect(grid).toBeVisible();
  const lines = [
    ["Nakhoda", "Natuna Sea", "3 Offshore", "18.250.000", "", "2.500.000", "", "2.000.000"],
    ["Chief Officer", "Laut Natuna", "Offshore", "Rp 13.400.000,00", "-", "1500000", "", "1.600.000"],
    ["Oiler", "Natuna Sea", "3", "6.4", "", "700.000", "", "0"],
  ];
  await pasteAt(finance, cellOf(finance, 0, "positionId"), lines.map((line) => line.join("\t")).join("\r\n"));
  await expect(finance.getByText("1 cell to correct")).toBeVisible();
  await expect(cellOf(finance, 2, "basicSalary")).toContainText("Not an amount in whole rupiah");
  await expect(cellOf(finance, 2, "basicSalary")).toContainText("6.4");
  await shot(finance, "wrong-cell");
  const save = finance.getByRole("button", { name: "Save draft" });
  await save.click();
  await expect(finance.getByText("1 cell to correct")).toBeVisible();
  await expect(cellOf(finance, 2, "basicSalary")).toBeFocused();
  await finance.keyboard.type("6.400.000");
  await finance.keyboard.press("Enter");
  await expect(finance.getByText("1 cell to correct")).toBeHidden();
  await save.click();
  await expect(finance.getByText("Draft saved.")).toBeVisible();
  await expect(finance).toHaveURL(/version=\d+$/);
  await expect(finance.getByRole("row", { name: /^Chief Officer 13\.400\.000/ })).toBeVisible();
  await expect(finance.getByRole("button", { name: "Verify", exact: true })).toHaveCount(0);
  await expect(finance.getByText("so a colleague must verify it")).toBeVisible();
  await shot(finance, "draft");

  const id = Number(new URL(finance.url()).searchParams.get("version"));
  const answer = await finance.request.get(`/PMSol/v1/Rates/GetRateVersion/${id}`);
  const { data } = await answer.json();
  const seen = { id, version: data.version, checksum: data.checksum };
  expect(await expectRefusal(finance, "Rates/VerifyRates", seen)).toMatchObject({ status: 400 });

  const manager = await at("crewingmanagermarine", desk);
  await visit(manager, "/dashboard");
  await openFolded(manager.getByRole("region", { name: "Waiting for you" }));
  await manager.getByRole("link", { name: /of rates to verify/ }).click();
  await manager.locator(`a[href="?version=${id}"]`).click();
  const verify = manager.getByRole("button", { name: "Verify", exact: true });
  await waitForHydration(verify);
  await verify.click();
  await expect(manager.getByRole("dialog")).toContainText("use these 3 rows, replacing those from");
  await expect(manager.getByRole("dialog")).toContainText("Verified rates cannot be changed.");
  await shot(manager, "verify");
  await manager.getByRole("dialog").getByRole("button", { name: "Verify", exact: true }).click();
  await expect(manager.getByText("Rates verified.")).toBeVisible();
  await expect(manager.getByText("Draft, not verified")).toBeHidden();

  await reload(finance);
  await expect(finance.getByRole("link", { name: "Edit", exact: true })).toHaveCount(0);
  await expect(finance.getByRole("button", { name: "Copy to a new version" })).toBeVisible();
  const late = { ...seen, effectiveFrom: day, source: "Other", rows: [] };
  expect(await expectRefusal(finance, "Rates/SaveRates", late)).toMatchObject({ status: 409 });
});

test("the sheet is worked by the keyboard: typed, undone, a row added and left again without losing a letter", async ({
  at,
}) => {
  const finance = await at("crewingfinancetanker", desk);
  await visit(finance, `${path}?tab=minimum-wages`);
  await expect(finance.getByRole("link", { name: "Salary matrix" })).toHaveCount(0);
  const add = finance.getByRole("button", { name: "New version", exact: true });
  await waitForHydration(add);
  await add.click();
  const dialog = finance.getByRole("dialog");
  await dialog.getByLabel("Applies from").fill(inYears(4));
  await dialog.getByLabel("Source").fill("UMP");
  await dialog.getByRole("button", { name: "Create draft" }).click();
  await expect(finance.getByRole("grid")).toBeVisible();
  const amount = cellOf(finance, 0, "amount");
  const before = await amount.innerText();
  await amount.click();
  await finance.keyboard.type("3.5");
  await finance.keyboard.press("Enter");
  await expect(amount).toContainText("Not an amount in whole rupiah");
  await finance.keyboard.press("ArrowUp");
  await finance.keyboard.press("Control+z");
  await expect(amount).toHaveText(before);
  await finance.getByRole("button", { name: "Add row" }).click();
  await finance.getByRole("button", { name: "Cancel" }).click();
  await expect(finance.getByRole("dialog")).toBeVisible();
  await finance.getByRole("dialog").getByRole("button", { name: "Keep editing" }).click();
  await expect(finance.getByRole("grid")).toBeVisible();
});

test("a role without a part in pay finds neither the entry nor the page", async ({ at }) => {
  const planner = await at("crewingplanningmarine");
  await visit(planner, "/dashboard");
  await expect(planner.getByRole("link", { name: "Payroll management" })).toHaveCount(0);
  const answer = await planner.request.get(path);
  expect(answer.status()).toBe(403);
});
