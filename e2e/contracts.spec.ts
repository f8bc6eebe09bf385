import { expect, type Page } from "@playwright/test";
import { inYears, test } from "./crew";
import { waitForHydration, visit } from "./hydration";
import { captureScreen } from "./screens";

const path = "/dashboard/payroll-and-contracts/contract-management";
const shot = (page: Page, name: string) => captureScreen(page, `contracts-${name}`);
const pdf = (name: string) => ({
  name,
  mimeType: "application/pdf",
  buffer: Buffer.from("%PDF-1.4\n1 0 obj\n<</Type/Catalog>>\nendobj\ntrailer\n<</Root 1 0 R>>\n%%EOF\n"),
});
const yesterday = () => new Date(Date.now() - 24 * 3_600_000 + 7 * 3_600_000).toISOString().slice(0, 10);

test("a contract from its creation through a refusal and a change to its end, after which only its document changes", async ({
  at,
}) => {
  const name = `Crew supply ${Date.now()}`;
  const admin = await at("crewingadminmarine");
  await visit(admin, path);
  await expect(admin.getByRole("heading", { name: /^List of Contract/ })).toBeVisible();
  await admin.getByRole("link", { name: "Add contract" }).first().click();
  const dialog = admin.getByRole("dialog");
  await waitForHydration(dialog.getByRole("button", { name: "Add contract" }));
  await dialog.getByRole("button", { name: "Add contract" }).click();
  for (const words of [
    "Principal is required",
    "Contract name is required",
    "Contract date is required",
    "Contract expiry date is required",
    "Attachment is required",
  ])
    await expect(dialog.getByText(words, { exact: true })).toBeVisible();
  await shot(admin, "required");
  await dialog.getByLabel("Principal").selectOption({ index: 1 });
  await dialog.getByLabel("Contract name").fill(name);
  await dialog.getByLabel("Contract date").fill("2026-01-01");
  await dialog.getByLabel("Contract expiry date").fill("2025-12-31");
  await dialog.locator('input[type="file"]').first().setInputFiles(pdf("agreement.pdf"));
  await expect(dialog.getByText("agreement.pdf")).toBeVisible();
  await dialog.getByRole("button", { name: "Add contract" }).click();
  await expect(dialog.getByText("The expiry date must be after the contract date")).toBeVisible();
  await dialog.getByLabel("Contract expiry date").fill(inYears(2));
  await dialog.getByRole("button", { name: "Add contract" }).click();
  await expect(admin.getByText("Contract added.")).toBeVisible();

  await visit(admin, `${path}?search=${encodeURIComponent(name)}`);
  const row = admin.getByRole("row", { name: new RegExp(name) });
  await expect(row).toContainText("VAT on bills after fee");
  await row.getByRole("link", { name: `Edit ${name}` }).click();
  await expect(admin).toHaveURL(/cid=\d+&action=update/);
  const expiry = admin.getByRole("dialog").getByLabel("Contract expiry date");
  await expiry.fill(yesterday());
  await admin.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expect(admin.getByText("Contract updated.")).toBeVisible();
  await expect(admin.getByRole("dialog")).toHaveCount(0);
  await expect(row).toHaveCount(0);

  await visit(admin, `${path}?tab=history&search=${encodeURIComponent(name)}`);
  await expect(row).toContainText("Expired");
  await row.getByRole("link", { name: `Edit ${name}` }).click();
  await expect(admin.getByText("Only its document can be replaced")).toBeVisible();
  await expect(admin.getByRole("dialog").getByLabel("Contract name")).toBeDisabled();
  await shot(admin, "ended");
  await admin.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await row.getByRole("button", { name: `More for ${name}` }).click();
  await admin.getByRole("menuitem", { name: "Delete" }).click();
  await expect(admin.getByRole("dialog", { name: "Delete Contract?" })).toContainText(
    "Are you sure you want to delete this contract?",
  );
  await admin.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(admin.getByText("Contract deleted.")).toBeVisible();
  await expect(row).toHaveCount(0);
});

test("a contract that is not there is said so and leaves the address; finance reads and changes nothing; planning is refused", async ({
  at,
}) => {
  const admin = await at("crewingadminmarine");
  await visit(admin, `${path}?cid=999999999&action=update`);
  await expect(admin.getByText("Contract not found")).toBeVisible();
  await expect(admin).not.toHaveURL(/cid=/);

  const finance = await at("crewingfinancemarine");
  await visit(finance, path);
  await expect(finance.getByRole("columnheader", { name: "Billing terms" })).toBeVisible();
  await expect(finance.getByRole("link", { name: "Add contract" })).toHaveCount(0);
  await expect(finance.getByRole("link", { name: /^Edit / })).toHaveCount(0);
  await shot(finance, "finance");

  const planner = await at("crewingplanningmarine");
  expect((await planner.request.get(path)).status()).toBe(403);
});
