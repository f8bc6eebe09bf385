import { expect, type Page } from "@playwright/test";
import { read, test } from "./crew";
import { waitForHydration, visit } from "./hydration";
import { captureScreen } from "./screens";

const runs = "/dashboard/payroll-and-contracts/payroll-management/payment-runs";
const desk = { viewport: { width: 1440, height: 900 } };
const phone = { width: 390, height: 844 };
const shot = (page: Page, name: string) => captureScreen(page, `payments-${name}`);

type Period = { month: string; state: string };
type Dues = { owed: number; due: { transfers: number; amount: number } };
type Transfer = { id: number; employeeName: string; amount: number; reference: string };
type Run = { id: number; number: string; amount: number; page: { rows: Transfer[] } };

/** Press a button of the page after hydration. */
async function press(page: Page, name: string | RegExp) {
  const button = page.getByRole("button", { name }).first();
  await waitForHydration(button);
  await button.click();
}

/** Create a run of the newest locked month by its dialog. @returns its id */
async function makeRun(finance: Page): Promise<number> {
  await visit(finance, runs);
  await press(finance, "New run");
  const dialog = finance.getByRole("dialog");
  await dialog.getByLabel("Bank").selectOption("generic");
  await dialog.getByLabel("Debit account").fill("123 456 7890");
  await dialog.getByRole("button", { name: "Make run" }).click();
  await expect(dialog).toBeHidden();
  const [newest] = await read<{ id: number }[]>(finance, "WorkOrder/GetPaymentRunList?pageSize=1");
  return newest?.id ?? 0;
}

/** Release the run as a second person. */
async function release(manager: Page, id: number) {
  await visit(manager, `${runs}/${id}`);
  await press(manager, "Release");
  await manager.getByRole("dialog").getByRole("button", { name: "Release" }).click();
  await expect(manager.getByRole("dialog")).toBeHidden();
  await expect(manager.getByText("Released", { exact: true }).first()).toBeVisible();
}

test("a locked month is paid by a run that a second person releases; what the bank rejects is paid with the next one", async ({
  at: seat,
}) => {
  const [finance, manager] = [await seat("crewingfinancemarine", desk), await seat("crewingmanagermarine", desk)];
  const { rows: periods } = await read<{ rows: Period[] }>(finance, "WorkOrder/GetPayrollPeriods");
  const month = periods.find(({ state }) => state === "locked")?.month ?? "";
  const dues = await read<Dues>(finance, `WorkOrder/GetPaymentDues?month=${month}`);
  expect(dues.due.transfers).toBeGreaterThan(1);

  const first = await makeRun(finance);
  await visit(finance, `${runs}/${first}`);
  await expect(finance.getByRole("button", { name: "Release" })).toHaveCount(0);
  await shot(finance, "made");
  await release(manager, first);
  const run = await read<Run>(finance, `WorkOrder/GetPaymentRun?id=${first}&pageSize=200`);
  expect(run.amount).toBe(dues.due.amount);
  const [rejected, ...paid] = run.page.rows;
  if (!rejected) throw new Error("nothing is paid");

  await visit(finance, `${runs}/${first}`);
  const file = finance.waitForEvent("download");
  await press(finance, "Download bank file");
  expect((await file).suggestedFilename()).toContain("Generic");
  await press(finance, `Rejected: ${rejected.employeeName}`);
  await finance.getByLabel("Bank's reason").fill("Account closed");
  await finance.getByRole("dialog").getByRole("button", { name: "Mark as rejected" }).click();
  await expect(finance.getByRole("dialog")).toBeHidden();

  await press(finance, "Bank's answer");
  const lines = [...paid.map(({ reference, amount }) => `${reference};${amount};SUKSES`), "PX1;5;SUKSES"].join("\n");
  await finance.getByLabel("Lines").fill(lines);
  await finance.getByRole("dialog").getByRole("button", { name: "Read" }).click();
  await expect(finance.getByRole("dialog")).toContainText("1 line matches no transfer");
  await shot(finance, "missed");
  await finance.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await visit(finance, `${runs}/${first}?state=rejected`);
  await expect(finance.getByText("Account closed")).toBeVisible();

  const second = await makeRun(finance);
  await release(manager, second);
  const again = await read<Run>(finance, `WorkOrder/GetPaymentRun?id=${second}`);
  expect(again.page.rows).toMatchObject([{ employeeName: rejected.employeeName, amount: rejected.amount }]);
  await visit(finance, `${runs}/${second}`);
  await press(finance, "Mark the rest paid");
  await finance.getByRole("dialog").getByRole("button", { name: "Mark as paid" }).click();
  await expect(finance.getByRole("dialog")).toBeHidden();
  expect((await read<Dues>(finance, `WorkOrder/GetPaymentDues?month=${month}`)).due.transfers).toBe(0);

  await finance.setViewportSize(phone);
  for (const [name, address] of [
    ["runs", runs],
    ["run", `${runs}/${first}`],
    ["banks", `${runs}/banks?set=mandiri&month=${month}`],
  ] as const) {
    await visit(finance, address);
    await expect(finance.getByRole("heading", { level: 1 })).toBeVisible();
    const isWide = await finance.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect([name, isWide]).toEqual([name, false]);
    await shot(finance, `${name}-phone`);
  }
});

test("an admin and a seafarer find no payments", async ({ at: seat }) => {
  for (const account of ["crewingadminmarine", "crewmarine"]) {
    const page = await seat(account, desk);
    expect((await page.request.get("/PMSol/v1/WorkOrder/GetPaymentRunList")).status()).toBe(403);
  }
});
