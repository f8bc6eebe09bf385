import { expect, type Page } from "@playwright/test";
import { read, submitAndExpect, test, today } from "./crew";
import { waitForHydration, visit } from "./hydration";
import { captureScreen } from "./screens";

const billing = "/dashboard/work-order-and-billings/billing-overview";
const contracts = "/dashboard/payroll-and-contracts/contract-management";
const desk = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 } };
const shot = (page: Page, name: string) => captureScreen(page, `billing-month-${name}`);

type Month = { month: number; year: number };
type Contract = { contractName: string; covers: { kinds: string[] } };
type Invoice = { id: number; number: string; balance: number; principal: string };

/** The months before this one, the latest first. */
const endedMonths = (count: number): Month[] =>
  Array.from({ length: count }, (_, index) => {
    const month = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 2 - index;
    return { year: Math.floor(month / 12), month: (month % 12) + 1 };
  });
const [last = { month: 1, year: 2026 }] = endedMonths(1);

const invoices = async (page: Page, tab: string): Promise<Invoice[]> => {
  const answer = await page.request.get(`/PMSol/v1/Billing/GetBillingInvoices?tab=${tab}&pageSize=200`);
  expect(answer.status()).toBe(200);
  return (await answer.json()).data;
};

/** Return the newest invoice with an open amount. */
async function dueInvoice(page: Page): Promise<Invoice> {
  const [first] = await invoices(page, "due");
  if (!first) throw new Error("no invoice is due");
  return first;
}

test.describe.configure({ mode: "serial" });

test("a contract is narrowed, so that it prices no expenses any more", async ({ at }) => {
  const manager = await at("crewingmanagermarine", desk);
  const { activeContract } = await read<{ activeContract: { data: Contract[] } }>(
    manager,
    "ContractManagement/GetActiveContract?pageSize=200",
  );
  const wide = activeContract.data.find(
    ({ covers: { kinds } }) => kinds.includes("expenses") && kinds.includes("work-order"),
  );
  const name = wide?.contractName ?? "";
  await visit(manager, `${contracts}?search=${encodeURIComponent(name)}`);
  const more = manager.getByRole("button", { name: `More for ${name}` }).first();
  await waitForHydration(more);
  await more.click();
  await manager.getByRole("menuitem", { name: "Coverage" }).click();
  const dialog = manager.getByRole("dialog");
  await dialog.getByRole("checkbox", { name: "Expenses" }).uncheck();
  await shot(manager, "narrow");
  await submitAndExpect(manager, dialog, "Save", "Coverage saved.");
  const row = manager.getByRole("row", { name: new RegExp(name) }).first();
  await expect(row).toContainText("Work orders");
  await expect(row).not.toContainText("Expenses");
});

test("the month is locked with what the usual table prices, and its invoices follow", async ({ at }) => {
  const finance = await at("crewingfinancemarine", desk);
  for (const one of endedMonths(24).slice(1).reverse()) {
    const data = { ...one, usualTerms: true };
    const answer = await finance.request.post("/PMSol/v1/Billing/LockBillingMonth", { data });
    expect([one, answer.status(), answer.ok() ? "" : await answer.text()]).toEqual([one, 200, ""]);
  }
  await visit(finance, `${billing}?tab=work-order&month=${last.month}&year=${last.year}`);
  await shot(finance, "open");
  const lock = finance.getByRole("button", { name: "Lock month" });
  await waitForHydration(lock);
  await lock.click();
  const question = finance.getByRole("dialog");
  await expect(question).toContainText("in all.");
  const tick = question.getByRole("checkbox", { name: "Bill them with the usual fee and VAT" });
  if ((await tick.count()) > 0) await tick.check();
  await submitAndExpect(finance, question, "Lock month", "is locked.");
  await shot(finance, "locked");
  await finance.getByRole("link", { name: "Invoices", exact: true }).click();
  await expect(finance.getByRole("heading", { name: "Invoices" })).toBeVisible();
  await shot(finance, "invoices");
  const due = await dueInvoice(finance);
  await expect(finance.getByRole("link", { name: due.number })).toBeVisible();
});

test("a row billed too high goes on a credit note that a second person issues", async ({ at }) => {
  const finance = await at("crewingfinancemarine", desk);
  const due = await dueInvoice(finance);
  await visit(finance, `${billing}/invoices/${due.id}`);
  await shot(finance, "invoice");
  const correct = finance.getByRole("button", { name: /^Correct: / }).first();
  await correct.click();
  const dialog = finance.getByRole("dialog");
  await dialog.getByLabel("Correct amount").fill("1000");
  await dialog.getByLabel("Reason").fill("A day too many");
  await submitAndExpect(finance, dialog, "Add to note", "Correction added.");
  const note = finance.getByRole("article", { name: "Credit note" });
  await expect(note).toContainText("A day too many");
  await note.getByRole("button", { name: "Request issue" }).click();
  await submitAndExpect(finance, finance.getByRole("dialog"), "Request issue", "Requested.");
  await expect(note).toContainText("Waiting for confirmation");
  await shot(finance, "note");

  const manager = await at("crewingmanagermarine", phone);
  await visit(manager, `${billing}/invoices/${due.id}`);
  await shot(manager, "note-phone");
  await manager.getByRole("button", { name: "Issue", exact: true }).click();
  await submitAndExpect(manager, manager.getByRole("dialog"), "Issue", "Issued.");
  await expect(manager.getByRole("article", { name: /^CN\/M\// })).toContainText("Issued");
  await shot(manager, "invoice-phone");
});

test("tax withheld and a payment settle the invoice; list, ageing and statement say so", async ({ at }) => {
  const finance = await at("crewingfinancemarine", desk);
  const due = (await invoices(finance, "due"))[0];
  const id = due?.id ?? 0;
  await visit(finance, `${billing}/invoices/${id}`);
  await finance.getByRole("button", { name: "Tax details" }).click();
  const taxes = finance.getByRole("dialog");
  await taxes.getByLabel("Tax invoice number").fill("010.026-26.00000017");
  await taxes.getByLabel("PPh 23 withheld").fill("1000");
  await taxes.getByLabel("Withheld on").fill(today);
  await submitAndExpect(finance, taxes, "Save", "Tax details saved.");
  await expect(finance.getByText("Partly paid")).toBeVisible();
  await finance.getByRole("button", { name: "Record payment" }).click();
  const payment = finance.getByRole("dialog");
  await payment.getByLabel("Reference").fill("Transfer 17");
  await submitAndExpect(finance, payment, "Record", "Payment recorded.");
  await expect(finance.getByText("Paid", { exact: true })).toBeVisible();
  await expect(finance.getByRole("button", { name: "Record payment" })).toHaveCount(0);
  await shot(finance, "paid");

  await visit(finance, `${billing}/invoices?tab=paid`);
  await expect(finance.getByRole("link", { name: due?.number ?? "" })).toBeVisible();
  await visit(finance, `${billing}/invoices?tab=ageing`);
  await shot(finance, "ageing");
  await visit(finance, `${billing}/invoices?tab=all&search=${encodeURIComponent(due?.number ?? "")}`);
  await finance
    .getByRole("link", { name: due?.principal ?? "" })
    .first()
    .click();
  await expect(finance.getByRole("heading", { name: `Statement of ${due?.principal}` })).toBeVisible();
  const rows = finance.getByRole("row");
  await expect(rows.filter({ hasText: "Credit note" })).toHaveCount(1);
  await expect(rows.filter({ hasText: "Transfer 17" })).toHaveCount(1);
  await shot(finance, "statement");
  for (const format of ["Download Excel", "Download PDF"]) {
    const saved = finance.waitForEvent("download");
    await finance.getByRole("button", { name: format }).click();
    expect((await saved).suggestedFilename()).toContain("Statement");
  }
});
