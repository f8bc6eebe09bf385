import fs from "node:fs";
import { PDFDocument } from "@cantoo/pdf-lib";
import { expect, type Page } from "@playwright/test";
import { read, send, takeScreenshot, test } from "./crew";
import { waitForHydration, visit } from "./hydration";

const root = "/dashboard/work-order-and-billings/work-order-overview";
const phone = { viewport: { width: 390, height: 844 } };

type Slip = {
  workOrderId: number;
  workOrderNumber: string;
  vesselId: number;
  vesselName: string;
  employeeName: string;
  year: number;
  month: number;
  totalTakeHomePayCrew: number;
};
/** "9.208.333,00", as on a slip. */
const onSlip = (amount: number) => `${String(amount).replace(/\B(?=(\d{3})+$)/g, ".")},00`;

/** The demo locks one month. Locking the next gives everyone on board an earlier slip. */
async function lockedTwice(finance: Page) {
  const { rows } = await read<{ rows: { month: string; state: string }[] }>(finance, "WorkOrder/GetPayrollPeriods");
  if (rows.filter(({ state }) => state === "locked").length > 1) return;
  const next = rows.findLast(({ state }) => state === "draft");
  await send(finance, "WorkOrder/LockPayrollPeriod", { month: next?.month });
}

test("finance finds a vessel's slip, follows a figure, compares it with last month and takes the PDF; bank file and journal of the month", async ({
  at,
}) => {
  const finance = await at("crewingfinancemarine");
  await lockedTwice(finance);
  const seafarer = await at("crewmarine");
  const [own] = await read<Slip[]>(seafarer, "WorkOrder/GetOwnWorkOrderList");
  if (!own) throw new Error("the demo's seafarer has no slip");
  await visit(finance, root);
  await takeScreenshot(finance, "slips-vessels");
  await finance.getByRole("link", { name: own.vesselName }).click();
  await finance.getByRole("link", { name: /^Work Order History/ }).click();
  await expect(finance).toHaveURL(/tab=history/);
  await takeScreenshot(finance, "slips-history");
  await visit(finance, `${new URL(finance.url()).pathname}?tab=history&search=${encodeURIComponent(own.employeeName)}`);
  await finance.getByRole("link", { name: own.employeeName }).first().click();
  await expect(finance.getByRole("heading", { level: 1 })).toContainText(own.employeeName);
  await expect(finance.getByText(`Rp ${onSlip(own.totalTakeHomePayCrew)}`).first()).toBeVisible();
  await finance.getByText("Basic salary", { exact: true }).click();
  await expect(finance.getByText(/ × \d+ of \d+ days, to the nearest rupiah/).first()).toBeVisible();
  await expect(finance.getByText("Sea employment agreement (PKL)").first()).toBeVisible();
  await finance.getByText("BPJS JHT", { exact: true }).click();
  await expect(
    finance
      .getByText(/version \d+ · Checksum/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await takeScreenshot(finance, "slip-explained");
  await finance.getByRole("link", { name: "Compare with last month" }).click();
  await expect(finance.getByRole("columnheader", { name: "Last month" }).first()).toBeVisible();
  const button = finance.getByRole("button", { name: "Download PDF" });
  await waitForHydration(button);
  const [download] = await Promise.all([finance.waitForEvent("download"), button.click()]);
  const file = await PDFDocument.load(fs.readFileSync(await download.path()));
  expect(file.getTitle()).toContain(own.employeeName);
  const month = `${own.year}-${String(own.month).padStart(2, "0")}`;
  await visit(finance, `/dashboard/payroll-and-contracts/payroll-management/payments?month=${month}`);
  await takeScreenshot(finance, "payments");
  const journal = finance.getByRole("button", { name: "Download journal (XLSX)" });
  await waitForHydration(journal);
  const [sheet] = await Promise.all([finance.waitForEvent("download"), journal.click()]);
  expect(sheet.suggestedFilename()).toMatch(/^\d{14}_Payroll-journal/);
});

test("a seafarer on a phone, in Indonesian, lands on the own newest slip without a way back, reads why, and finds the earlier one", async ({
  at,
  baseURL,
}) => {
  await lockedTwice(await at("crewingfinancemarine"));
  const seafarer = await at("crewmarine", phone);
  await seafarer.context().addCookies([{ name: "nakhoda-locale", value: "id", url: baseURL ?? "" }]);
  const mine = await read<Slip[]>(seafarer, "WorkOrder/GetOwnWorkOrderList");
  await visit(seafarer, root);
  await expect(seafarer).toHaveURL(new RegExp(`/wo/${mine[0]?.workOrderId}/details$`));
  await expect(seafarer.getByRole("heading", { level: 1 })).toContainText("Slip gaji");
  await expect(seafarer.getByRole("navigation", { name: /Breadcrumb|Remah/i })).toHaveCount(0);
  await seafarer.getByText("Gaji pokok", { exact: true }).click();
  await expect(seafarer.getByText(/dibulatkan ke rupiah terdekat/).first()).toBeVisible();
  await takeScreenshot(seafarer, "slip-own-phone");
  const box = await seafarer.evaluate(() => document.documentElement.scrollWidth);
  expect(box).toBeLessThanOrEqual(390);
  await seafarer.getByRole("navigation", { name: "Slip saya yang lebih lama" }).getByRole("link").nth(1).click();
  await expect(seafarer).toHaveURL(new RegExp(`/wo/${mine[1]?.workOrderId}/details$`));
  const finance = await at("crewingfinancemarine");
  const history = `WorkOrder/GetWorkOrderCrewHistoryList?vesselId=${mine[0]?.vesselId}&pageSize=200`;
  const others = (await read<Slip[]>(finance, history)).filter(
    ({ workOrderId }) => !mine.some((own) => own.workOrderId === workOrderId),
  );
  const foreign = `/PMSol/v1/WorkOrder/GetWorkOrderDetail?workOrderId=${others[0]?.workOrderId}`;
  expect((await seafarer.request.get(foreign)).status()).toBe(404);
  const lists = await seafarer.request.get("/PMSol/v1/WorkOrder/GetWorkOrderVesselList");
  expect(lists.status()).toBe(403);
});
