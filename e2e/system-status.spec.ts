import { expect, test, type Page } from "@playwright/test";
import { visit } from "./hydration";
import { captureScreen as shot } from "./screens";

const address = "/dashboard/users-management/status";

async function signIn(page: Page, role: string) {
  await visit(page, "/sign-in");
  await page.locator('input[type="email"]').fill(`${role}@nakhoda.test`);
  await page.locator('input[type="password"]').fill("Nakhoda123!");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/dashboard/);
}

test("a superadmin sees how the installation is and sends a test email; an administrator of a division is refused", async ({
  page,
  browser,
}) => {
  await signIn(page, "superadmin");
  await visit(page, address);
  await expect(page.getByRole("heading", { level: 1, name: "System status" })).toBeVisible();
  for (const part of ["Backup and restore", "Email", "Jobs", "Storage", "System", "Slow queries"])
    await expect(page.getByRole("heading", { level: 2, name: part, exact: true })).toBeVisible();
  await shot(page, "system-status");
  await page.getByRole("button", { name: "Send a test email" }).click();
  await expect(page.getByText("Email to superadmin@nakhoda.test is on its way")).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  const other = await browser.newPage();
  await signIn(other, "crewingadminmarine");
  expect((await visit(other, address))?.status()).toBe(403);
  await other.close();
});
