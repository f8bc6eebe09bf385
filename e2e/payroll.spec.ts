import { expect, type Page } from "@playwright/test";
import { read, test, today } from "./crew";
import { waitForHydration, visit } from "./hydration";
import { captureScreen } from "./screens";

const path = "/dashboard/payroll-and-contracts/payroll-management?tab=periods";
const desk = { viewport: { width: 1440, height: 900 } };
const shot = (page: Page, name: string) => captureScreen(page, `payroll-${name}`);

/** Return the month some months ago, yyyy-MM. */
const monthsAgo = (months: number) => {
  const [year = 0, month = 0] = today.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 - months, 1)).toISOString().slice(0, 7);
};

type Period = { month: string; state: string; people: number; workOrders: number; takeHome: number; held: number };
type Detail = Period & {
  hash: string | null;
  comparison: {
    before: number;
    after: number;
    rows: { before: number; after: number; causes: { amount: number }[] }[];
  };
};

test("finance compares drafts and locks the month once, in order; a second lock reports the conflict", async ({
  at: seat,
}) => {
  const [first, second] = [await seat("crewingfinancemarine", desk), await seat("superadmin", desk)];
  const month = monthsAgo(2);
  await visit(first, path);
  await expect(first.getByRole("heading", { level: 2 })).toBeVisible();
  const months = first.getByRole("navigation", { name: "Months" });
  await expect(months.getByRole("listitem")).toHaveCount(4);
  await expect(months.getByText("Locked")).toHaveCount(1);
  await shot(first, "drafts");

  const before = await read<Detail>(first, `WorkOrder/GetPayrollPeriod?month=${month}`);
  expect(before).toMatchObject({ state: "draft", held: 0 });
  expect(before.people).toBeGreaterThan(0);
  for (const row of before.comparison.rows)
    expect(row.causes.reduce((sum, { amount }) => sum + amount, 0)).toBe(row.after - row.before);

  const later = await first.request.post("/PMSol/v1/WorkOrder/LockPayrollPeriod", { data: { month: monthsAgo(1) } });
  expect(later.status()).toBe(400);
  expect(await later.json()).toMatchObject({
    message: "Lock earlier months first.",
  });

  for (const page of [first, second]) {
    await visit(page, path);
    const lock = page.getByRole("button", { name: "Lock the month" });
    await waitForHydration(lock);
    await lock.click();
    await expect(page.getByRole("dialog")).toContainText("slips cannot be changed");
  }
  await shot(first, "lock");
  await first.getByRole("dialog").getByRole("button", { name: "Lock the month" }).click();
  await expect(first.getByRole("dialog")).toBeHidden();
  await expect(months.getByText("Locked")).toHaveCount(2);
  await second.getByRole("dialog").getByRole("button", { name: "Lock the month" }).click();
  await expect(second.getByRole("dialog").getByRole("alert")).toContainText("This month is already locked.");
  await shot(second, "refused");

  const locked = await read<Detail>(first, `WorkOrder/GetPayrollPeriod?month=${month}`);
  expect(locked).toMatchObject({ state: "locked", takeHome: before.takeHome, people: before.people });
  expect(locked.hash).toMatch(/^[0-9a-f]{64}$/);
  await visit(first, `${path}&month=${month}`);
  await expect(first.getByText(/^Locked by /)).toBeVisible();
  await shot(first, "locked");
});

test("a manager looks at months and cannot lock; a seafarer finds no page", async ({ at: seat }) => {
  const manager = await seat("crewingmanagermarine", desk);
  await visit(manager, path);
  await expect(manager.getByRole("navigation", { name: "Months" })).toBeVisible();
  await expect(manager.getByRole("button", { name: "Lock the month" })).toHaveCount(0);
  const crew = await seat("crewmarine", desk);
  expect((await crew.request.get("/PMSol/v1/WorkOrder/GetPayrollPeriods")).status()).toBe(403);
});

test("settings are changed in a form that says what is wrong beside its field", async ({ at: seat }) => {
  const finance = await seat("crewingfinancetanker", desk);
  await visit(finance, path);
  const open = finance.getByRole("button", { name: "Settings" });
  await waitForHydration(open);
  await open.click();
  const dialog = finance.getByRole("dialog");
  await dialog.getByLabel("Flag changes above, in per cent").fill("much");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText(/per cent/i).first()).toBeVisible();
  await dialog.getByLabel("Flag changes above, in per cent").fill("15");
  await shot(finance, "settings");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
});
