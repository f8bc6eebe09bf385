import { expect, type Page } from "@playwright/test";
import { submitAndExpect, statusOf, test } from "./crew";
import { waitForHydration, visit } from "./hydration";
import { captureScreen } from "./screens";

const people = "/dashboard/payroll-and-contracts/payroll-management/people";
const shot = (page: Page, name: string) => captureScreen(page, `pay-data-${name}`);

/** Press a button of the page after hydration. */
async function press(page: Page, name: string) {
  const button = page.getByRole("button", { name });
  await waitForHydration(button);
  await button.click();
}

test("finance enters opening balances, a second person verifies them, and extra pay is added and removed", async ({
  at,
}) => {
  const finance = await at("crewingfinancemarine");
  await visit(finance, "/dashboard/payroll-and-contracts/payroll-management");
  await finance.getByRole("link", { name: "Pay data" }).click();
  await expect(finance.getByRole("heading", { name: /^Pay data/ })).toBeVisible();
  await shot(finance, "people");
  const row = finance.getByRole("row").nth(1);
  const name = String(await row.getByRole("link").textContent());
  await row.getByRole("link").click();
  await expect(finance.getByRole("heading", { name, level: 1 })).toBeVisible();

  await press(finance, "Enter the former employer");
  const dialog = finance.getByRole("dialog");
  await dialog.getByLabel("Net income").fill("x");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("is no amount").or(dialog.getByText("Enter an amount")).first()).toBeVisible();
  await dialog.getByLabel("Net income").fill("20.000.000");
  await dialog.getByLabel("Tax withheld").fill("300.000");
  await dialog.getByLabel("Source document").fill("1721-A1 no. 7");
  await shot(finance, "former-dialog");
  await submitAndExpect(finance, dialog, "Save", "Saved. A second person must verify it.");
  const former = finance.getByRole("heading", { name: /^Former employer/ }).locator("..");
  await expect(former).toContainText("Rp 20.000.000");
  await expect(former).toContainText("To verify");
  await expect(former.getByRole("button", { name: "Verify" })).toHaveCount(0);

  const manager = await at("crewingmanagermarine");
  await visit(manager, new URL(finance.url()).pathname + new URL(finance.url()).search);
  await expect(manager.getByRole("button", { name: "Add irregular pay" })).toHaveCount(0);
  await press(manager, "Verify");
  await expect(manager.getByRole("dialog")).toContainText("Rp 20.000.000");
  await submitAndExpect(manager, manager.getByRole("dialog"), "Verify", "Verified.");

  await press(finance, "Add irregular pay");
  await dialog.getByLabel("Description").fill("THR");
  await dialog.getByLabel("Amount").fill("5.000.000");
  await submitAndExpect(finance, dialog, "Add irregular pay", "Irregular pay added.");
  await expect(finance.getByRole("cell", { name: "Rp 5.000.000", exact: true })).toBeVisible();
  await expect(former).toContainText("Verified");
  await shot(finance, "person");
  await press(finance, "Remove THR, Rp 5.000.000");
  await submitAndExpect(finance, dialog, "Remove", "Removed.");
  await expect(finance.getByText("No irregular pay in this year.")).toBeVisible();
});

test("rows that cannot be imported are named and nothing typed is lost; a phone in Indonesian; planning is refused", async ({
  at,
}) => {
  const finance = await at("crewingfinancemarine");
  await visit(finance, people);
  await press(finance, "Import opening balances");
  const dialog = finance.getByRole("dialog");
  await dialog.getByLabel("Source document").fill("Payroll");
  const rows = `nobody;${new Date().getFullYear()}-06;1;1;1\nx;y`;
  await dialog.getByLabel("Rows").fill(rows);
  await dialog.getByRole("button", { name: "Import" }).click();
  await expect(dialog.getByText("Lines that cannot be read: 2")).toBeVisible();
  await expect(dialog.getByLabel("Rows")).toHaveValue(rows);
  await shot(finance, "import");
  const planning = await at("crewingplanningmarine");
  expect(await statusOf(planning, people, "pay-data-refused")).toBe(403);
  await finance.setViewportSize({ width: 390, height: 844 });
  await finance.context().addCookies([{ name: "nakhoda-locale", value: "id", url: finance.url() }]);
  await visit(finance, people);
  await expect(finance.getByRole("heading", { name: /^Data gaji/ })).toBeVisible();
  await shot(finance, "people-phone");
  await finance.getByRole("table").getByRole("link").first().click();
  await expect(finance.getByRole("heading", { name: "Saldo awal" })).toBeVisible();
  await shot(finance, "person-phone");
});
