import fs from "node:fs/promises";
import { expect, type Locator, type Page } from "@playwright/test";
import { readSheet } from "@/db/testing/files/read-sheet";
import { expectRefusal, submitAndExpect, test, today } from "./crew";
import { waitForHydration, visit } from "./hydration";
import { captureScreen } from "./screens";

const path = "/dashboard/work-order-and-billings/billing-overview";
const desk = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 } };
const shot = (page: Page, name: string) => captureScreen(page, `billing-${name}`);

type Month = { month: number; year: number };
type Row = { employeePreparationMCUId: number; crew: string | null; vessel: string; amount: number | null };
type List = { data: Row[]; totalItem: number; locked: boolean; summary: Record<string, number> };

const at = ({ month, year }: Month) => `month=${month}&year=${year}`;
async function listed(page: Page, of: Month, call = "GetMCUPreparationBilling"): Promise<List> {
  const answer = await page.request.get(`/PMSol/v1/Billing/${call}?${at(of)}&pageSize=200`);
  expect([call, answer.status()]).toEqual([call, 200]);
  return answer.json();
}

/** The months before this one, the latest first. */
const endedMonths = (count: number): Month[] =>
  Array.from({ length: count }, (_, index) => {
    const month = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 2 - index;
    return { year: Math.floor(month / 12), month: (month % 12) + 1 };
  });

/** Return the last past month with check-ups of joiners. */
async function billedMonth(page: Page): Promise<Month> {
  for (const one of endedMonths(24)) if ((await listed(page, one)).totalItem > 0) return one;
  throw new Error("no month has a check-up");
}

/** Lock all earlier months, the first one first, because billing locks in order. */
async function lockBefore(page: Page, { month, year }: Month) {
  const earlier = endedMonths(24).filter((one) => one.year * 12 + one.month < year * 12 + month);
  for (const one of earlier.reverse()) {
    const answer = await page.request.post("/PMSol/v1/Billing/LockBillingMonth", {
      data: { ...one, usualTerms: true },
    });
    expect([one, answer.status(), answer.ok() ? "" : await answer.text()]).toEqual([one, 200, ""]);
  }
}

async function open(row: Locator) {
  const verb = row.getByRole("button", { name: /^Update Amount: / });
  await waitForHydration(verb);
  await verb.click();
}

const cellsOf = (row: Locator) => row.getByRole("cell").allTextContents();

test("finance edits an amount with each fee option, adds the downloaded sheet up, locks the month and is refused a change", async ({
  at: seat,
}) => {
  const finance = await seat("crewingfinancetanker", desk);
  const month = await billedMonth(finance);
  const { data } = await listed(finance, month);
  const [first] = data;
  await visit(finance, `${path}?tab=mcu&mcu=Planning&${at(month)}&pageSize=200`);
  await shot(finance, "planning");
  const row = finance.getByRole("row").nth(1);

  await open(row);
  const amount = finance.getByRole("textbox", { name: "Amount" });
  const fee = finance.getByRole("combobox", { name: "Fee" });
  await expect(amount).toBeFocused();
  await amount.fill("99");
  await amount.press("Enter");
  await expect(finance.getByText("Amount must be at least 100")).toBeVisible();
  await shot(finance, "row-wrong");
  await amount.fill("1250000");
  await fee.selectOption({ label: "Value" });
  await expect(finance.getByRole("textbox", { name: "Value" })).toHaveValue("0");
  await fee.selectOption({ label: "Percentage" });
  const percentage = finance.getByRole("textbox", { name: "Percentage" });
  await percentage.fill("");
  await percentage.press("Enter");
  await expect(finance.getByText("Percentage is required")).toBeVisible();
  await percentage.fill("8");
  await expect(finance.getByRole("row").nth(1)).toContainText("1.350.000");
  await shot(finance, "row");
  await percentage.press("Enter");
  await expect(finance.getByText("Amount updated.")).toBeVisible();
  await expect(amount).toHaveCount(0);

  const edited = finance.getByRole("row").filter({ hasText: "1.250.000" }).first();
  await expect(edited).toContainText("100.000");
  await expect(edited.getByRole("button", { name: /^Update Amount: / })).toBeFocused();
  await finance.keyboard.press("Enter");
  await fee.selectOption({ label: "No fee" });
  await fee.press("Escape");
  await expect(edited).toContainText("100.000");
  await open(edited);
  await fee.selectOption({ label: "No fee" });
  await finance.getByRole("button", { name: "Update", exact: true }).click();
  await expect(edited).toContainText("none");

  await open(edited);
  await fee.selectOption({ label: "Value" });
  await finance.getByRole("textbox", { name: "Value" }).fill("75000");
  await finance.keyboard.press("Enter");
  await expect(edited).toContainText("1.325.000");
  await expect(amount).toHaveCount(0);

  const { summary, totalItem } = await listed(finance, month);
  await expect(finance.locator("tr[data-row=total]")).toContainText(
    String(summary.totalBills).replace(/\B(?=(\d{3})+$)/g, "."),
  );
  await finance.getByRole("button", { name: "Download Billing" }).click();
  await expect(finance.getByRole("dialog")).toContainText("current view");
  const saved = finance.waitForEvent("download");
  await finance.getByRole("dialog").getByRole("button", { name: "Download", exact: true }).click();
  const sheet = readSheet(await fs.readFile(await (await saved).path())).rows.map((cells) =>
    cells.map(({ text }) => text),
  );
  const column = (sheet[2] ?? []).indexOf("Total Bills");
  const rows = sheet.filter(([no]) => /^\d+$/.test(no ?? ""));
  expect(rows).toHaveLength(totalItem);
  expect(rows.reduce((sum, cells) => sum + Number(cells[column]), 0)).toBe(summary.totalBills);
  expect(Number(sheet.find((cells) => cells[1] === "Total")?.[column])).toBe(summary.totalBills);
  await expect(finance.getByRole("dialog")).toHaveCount(0);

  await lockBefore(finance, month);
  await finance.reload();
  const lock = finance.getByRole("button", { name: "Lock month" });
  await waitForHydration(lock);
  await lock.click();
  const question = finance.getByRole("dialog");
  await expect(question).toContainText("in all.");
  const tick = question.getByRole("checkbox", { name: "Bill them with the usual fee and VAT" });
  if ((await tick.count()) > 0) await tick.check();
  await shot(finance, "lock");
  await submitAndExpect(finance, question, "Lock month", "is locked.");
  await expect(finance.getByText("Amounts no longer change.")).toBeVisible();
  await expect(finance.getByRole("button", { name: /^Update Amount: / })).toHaveCount(0);
  await shot(finance, "locked");
  const billed = data.find(({ amount }) => amount !== null) ?? first;
  const change = { EmployeePreparationMCUId: billed?.employeePreparationMCUId, MCUPrice: 5_000 };
  expect(await expectRefusal(finance, "Billing/UpdateMCUPreparationBilling", change)).toEqual({
    status: 409,
    message: "This billing month is locked. Its amounts can no longer be changed.",
  });
  expect((await cellsOf(finance.locator("tr[data-row=total]"))).join(" ")).toContain("Total");

  await finance.getByRole("button", { name: "Unlock month" }).click();
  const again = finance.getByRole("dialog");
  await again.getByLabel("Reason").fill("The clinic corrected its invoice");
  await submitAndExpect(finance, again, "Unlock month", "is open again.");
  await expect(finance.getByRole("button", { name: "Lock month" })).toBeVisible();
});

test("victualing is for Marine only; a download that fails says so in the documented words", async ({ at: seat }) => {
  const finance = await seat("crewingfinancetanker", phone);
  await visit(finance, `${path}?tab=victualing`);
  await expect(finance.getByText("Victualing is billed for Marine only")).toBeVisible();
  await shot(finance, "marine-only");
  const month = await billedMonth(finance);
  await visit(finance, `${path}?tab=mcu&mcu=Planning&${at(month)}`);
  await shot(finance, "phone");
  // On a phone the fields are in a dialog.
  await open(finance.getByRole("row").nth(1));
  const dialog = finance.getByRole("dialog");
  await expect(dialog.getByRole("region", { name: "Billed" })).toBeVisible();
  await shot(finance, "phone-dialog");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toHaveCount(0);
  // Ignore this tab's console, which logs the failure made here.
  const tab = await finance.context().newPage();
  await visit(tab, finance.url());
  await tab.route("**/GenerateExcel/**", (route) => route.abort());
  const download = tab.getByRole("button", { name: "Download Billing" });
  await waitForHydration(download);
  await download.click();
  await tab.getByRole("dialog").getByRole("button", { name: "Download", exact: true }).click();
  await expect(tab.getByText("Failed to download billing. Pleas try again later")).toBeVisible();
  await tab.close();
});
