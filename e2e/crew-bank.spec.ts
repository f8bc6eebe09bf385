import { expect } from "@playwright/test";
import { list, newcomer, read, record, expectRefusal, submitDialog, takeScreenshot, test } from "./crew";
import { visit } from "./hydration";

test("finance requests new bank details, a second person confirms, and the seafarer is notified both times", async ({
  at,
  mailbox,
}) => {
  const admin = await at("crewingadminmarine");
  const finance = await at("crewingfinancemarine");
  const { id, fullName, email } = await newcomer(admin);
  await visit(finance, record(id));
  await finance.getByRole("button", { name: "Change bank account" }).click();
  const form = finance.getByRole("dialog", { name: "New bank details" });
  const ask = form.getByRole("button", { name: "Ask for confirmation" });
  await expect(ask).toBeDisabled();
  await form.getByLabel(/^Bank/).fill("Bank Mandiri");
  await form.getByLabel(/^Account number/).fill("14");
  await ask.click();
  await expect(form.getByText("Enter an account number of 5 to 20 digits")).toBeVisible();
  await form.getByLabel(/^Account number/).fill("1420012345678");
  await form.getByLabel(/^Account name/).fill(fullName);
  await takeScreenshot(finance, "bank-ask");
  await submitDialog(form, "Ask for confirmation");
  await expect(finance.locator("section#bank")).not.toContainText("1420012345678");

  await finance.getByRole("complementary", { name: "Change requests" }).getByRole("link", { name: "See" }).click();
  await finance.getByRole("table", { name: "Change requests" }).getByRole("link", { name: fullName }).click();
  await expect(finance.getByText("A second person must confirm bank details.")).toBeVisible();
  await expect(finance.getByRole("button", { name: "Approve" })).toHaveCount(0);
  await takeScreenshot(finance, "bank-same-person");
  const [request] = await read<{ id: number }[]>(admin, `Employee/GetEmployeeChangeRequests?employeeId=${id}`);
  expect(
    await expectRefusal(finance, "Employee/DecideEmployeeChangeRequest", { id: request!.id, decision: "Approved" }),
  ).toEqual({ status: 400, message: "A second person must confirm bank details." });

  await visit(admin, `${list}/change-requests/${request!.id}`);
  await expect(admin.getByRole("table", { name: "What changes" })).toContainText("1420012345678");
  await admin.getByRole("button", { name: "Approve" }).click();
  await expect(admin.getByRole("dialog")).toContainText("From now on pay goes to the new account");
  await submitDialog(admin.getByRole("dialog"), "Approve");
  await visit(admin, `${record(id)}#bank`);
  const account = admin
    .getByRole("table", { name: "Bank account" })
    .getByRole("row")
    .filter({ hasText: "1420012345678" });
  await expect(account).toContainText("Bank Mandiri");
  await expect(account).toContainText("Dewi Kusumawati");
  await takeScreenshot(admin, "bank-confirmed");

  await visit(mailbox, "/dev/mailbox");
  const mails = mailbox.getByRole("link").filter({ hasText: email }).filter({ hasText: "BankChangeAlert" });
  await expect(mails).toHaveCount(2);
  await mails.first().click();
  await expect(mailbox.getByRole("article")).toContainText(email);
  await expect(mailbox.getByRole("article").locator("pre")).not.toContainText("1420012345678");
  await takeScreenshot(mailbox, "bank-mail");
});
