import { expect, type Page } from "@playwright/test";
import type { ChildProcess } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { read, test } from "./crew";
import { waitForHydration, visit } from "./hydration";
import { startServer, stopServer } from "./own-server";
import { captureScreen } from "./screens";

// Locks and pays months on its own server, so that other journeys find theirs open.
const base = "http://localhost:3134";
const directory = fs.mkdtempSync(path.join(os.tmpdir(), "nakhoda-advance-"));
const settings = { PORT: "3134", AUTH_URL: base, PGDATA_DIR: directory, DATABASE_URL: "", DEMO: "1" };
let server: ChildProcess;
test.use({ baseURL: base });
test.beforeAll(async () => {
  test.setTimeout(120_000);
  server = await startServer(settings);
});
test.afterAll(async () => {
  await stopServer(server);
  fs.rmSync(directory, { recursive: true, force: true });
});

const slips = "/dashboard/work-order-and-billings/work-order-overview";
const payroll = "/dashboard/payroll-and-contracts/payroll-management";
const desk = { baseURL: base, viewport: { width: 1440, height: 900 } };
const phone = { baseURL: base, viewport: { width: 390, height: 844 } };
const shot = (page: Page, name: string) => captureScreen(page, `advance-${name}`);

type Ledger = { crewId: number; openMonth: string; debts: { id: number; drafted: number; deducted: number }[] };
type Transfer = { id: number; employeeName: string; amount: number; reference: string };
type Run = { amount: number; page: { rows: Transfer[] } };

/** Press a button of the page after hydration. */
async function press(page: Page, name: string | RegExp) {
  const button = page.getByRole("button", { name }).first();
  await waitForHydration(button);
  await button.click();
}
/** Press a button of the open dialog. */
async function answer(page: Page, name: string) {
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name, exact: true }).click();
  await expect(dialog).toBeHidden({ timeout: 30_000 });
}
async function assertFits(page: Page) {
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect([page.url(), isWide]).toEqual([page.url(), false]);
}

/** Create a run of the newest locked month and release it as a second person. @returns its id and transfers */
async function paid(finance: Page, manager: Page) {
  await visit(finance, `${payroll}/payment-runs`);
  await press(finance, "New run");
  const dialog = finance.getByRole("dialog");
  await dialog.getByLabel("Bank").selectOption("generic");
  await dialog.getByLabel("Debit account").fill("123 456 7890");
  await answer(finance, "Make run");
  const [newest] = await read<{ id: number }[]>(finance, "WorkOrder/GetPaymentRunList?pageSize=1");
  const id = newest?.id ?? 0;
  await visit(manager, `${payroll}/payment-runs/${id}`);
  await press(manager, "Release");
  await answer(manager, "Release");
  const { page } = await read<Run>(finance, `WorkOrder/GetPaymentRun?id=${id}&pageSize=200`);
  return { id, transfers: page.rows };
}

test("an advance is requested by phone, confirmed, deducted, paid after a rejection and listed", async ({ at }) => {
  const seafarer = await at("crewmarine", phone);
  const finance = await at("crewingfinancemarine", desk);
  const manager = await at("crewingmanagermarine", desk);
  const { crewId, openMonth } = await read<Ledger>(seafarer, "WorkOrder/GetDebts");
  const ledger = () => read<Ledger>(finance, `WorkOrder/GetDebts?crewId=${crewId}`);
  const [own] = await read<{ employeeName: string }[]>(seafarer, "WorkOrder/GetOwnWorkOrderList");
  const name = own?.employeeName ?? "";

  await test.step("the seafarer asks", async () => {
    await visit(seafarer, `${slips}/deductions`);
    await press(seafarer, "Request advance");
    const dialog = seafarer.getByRole("dialog");
    await dialog.getByLabel("Amount").fill("750.000");
    await dialog.getByLabel("Reason").fill("School fees");
    await answer(seafarer, "Request");
    await expect(seafarer.getByText("To confirm").first()).toBeVisible();
    await assertFits(seafarer);
    await shot(seafarer, "asked-phone");
  });

  await test.step("finance confirms it and the draft deducts it", async () => {
    await visit(finance, `${payroll}/people/${crewId}?year=${openMonth.slice(0, 4)}`);
    await press(finance, /^Confirm: .*750\.000/);
    await answer(finance, "Confirm");
    await shot(finance, "confirmed");
    await expect.poll(async () => (await ledger()).debts[0]?.drafted, { timeout: 30_000 }).toBe(750_000);
  });

  await test.step("finance locks the month", async () => {
    await visit(finance, `${payroll}?tab=periods&month=${openMonth}`);
    await press(finance, "Lock the month");
    await answer(finance, "Lock the month");
    expect((await ledger()).debts[0]?.deducted).toBe(750_000);
  });

  let amount = 0;
  await test.step("the run is released by a second person, and the bank rejects one transfer", async () => {
    const { id, transfers } = await paid(finance, manager);
    const transfer = transfers.find(({ employeeName }) => employeeName === name);
    amount = transfer?.amount ?? 0;
    expect(amount).toBeGreaterThan(0);
    const search = `search=${encodeURIComponent(transfer?.reference ?? "")}`;
    await visit(finance, `${payroll}/payment-runs/${id}?${search}`);
    await press(finance, `Rejected: ${name}`);
    await finance.getByLabel("Bank's reason").fill("Account closed");
    await answer(finance, "Mark as rejected");
    await press(finance, "Mark the rest paid");
    await answer(finance, "Mark as paid");
  });

  await test.step("the next run pays only what was rejected", async () => {
    const { id, transfers } = await paid(finance, manager);
    expect(transfers).toMatchObject([{ employeeName: name, amount }]);
    await visit(finance, `${payroll}/payment-runs/${id}`);
    await press(finance, "Mark the rest paid");
    await answer(finance, "Mark as paid");
    await shot(finance, "paid-again");
  });

  await test.step("the seafarer reads slip and statement on the phone", async () => {
    await visit(seafarer, slips);
    await expect(seafarer.getByText("Account closed. It was sent again.").first()).toBeVisible();
    await assertFits(seafarer);
    await shot(seafarer, "slip-phone");
    await seafarer.getByRole("link", { name: "My deductions" }).click();
    await expect(seafarer.getByRole("heading", { level: 1 })).toHaveText("My deductions");
    await seafarer.getByRole("link", { name: "Statement" }).click();
    await expect(seafarer.getByRole("heading", { level: 1 })).toHaveText("Statement of deductions");
    await expect(seafarer.getByText("−Rp 750.000")).toBeVisible();
    await expect(seafarer.getByText("Nothing owed").first()).toBeVisible();
    await assertFits(seafarer);
    await shot(seafarer, "statement-phone");
    await visit(finance, `${payroll}/people/${crewId}/statement`);
    await expect(finance.getByText("−Rp 750.000")).toBeVisible();
    await shot(finance, "statement");
  });
});
