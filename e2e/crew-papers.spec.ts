import { expect, type Page } from "@playwright/test";
import {
  attach,
  inYears,
  list,
  newcomer,
  read,
  record,
  scanOf,
  submitDialog,
  takeScreenshot,
  test,
  today,
  type UploadedFile,
} from "./crew";
import { reload, visit } from "./hydration";

/** Return a unique document number; none is a prefix of another. */
const numberOf = () => `62${Math.floor(1e9 + Math.random() * 9e9)}`;

/** Fill in dates, number and scan of a document dialog. */
async function fillDocument(page: Page, number: string, scan: UploadedFile) {
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(/^Number/).fill(number);
  await dialog.getByLabel(/^Issued/).fill(today);
  await dialog.getByLabel(/^Expires/).fill(inYears(4));
  await attach(dialog, "attachment", scan);
  return dialog;
}

const rowOf = (page: Page, name: string) => {
  const verb = (words: string) => page.getByRole("button", { name: `${words} ${name}`, exact: true });
  return page.getByRole("row").filter({ has: verb("More for").or(verb("Renew")) });
};

test("a certificate is added, verified by a second person and renewed; the old one stays in the history", async ({
  at,
}) => {
  const admin = await at("crewingadminmarine");
  const { id } = await newcomer(admin);
  const [first, second] = [numberOf(), numberOf()];
  const scan = await scanOf(`scan-${first}`);
  await visit(admin, record(id, "certification"));
  const missing = admin
    .getByRole("table", { name: "Certificates of proficiency" })
    .getByRole("row")
    .filter({ hasText: "Missing" })
    .first();
  const add = missing.getByRole("button", { name: /^Add / });
  const name = (await add.getAttribute("aria-label"))!.replace("Add ", "");
  await add.click();
  const added = await fillDocument(admin, first, scan);
  await takeScreenshot(admin, "paper-add");
  await submitDialog(added, "Add");
  const row = rowOf(admin, name);
  await expect(row).toContainText(first);
  await expect(row).toContainText("Not verified");

  await row.getByRole("button", { name: `Verify ${name}`, exact: true }).click();
  const own = admin.getByRole("dialog", { name: `Verify ${name}` });
  await own.getByLabel(/^How it was verified/).selectOption({ label: "Original seen" });
  await own.getByRole("button", { name: "Verify", exact: true }).click();
  await expect(own.getByRole("alert")).toHaveText("You uploaded this document. A colleague must verify it.");
  await takeScreenshot(admin, "paper-own-upload");

  const trainer = await at("crewingpdemarine");
  await visit(trainer, record(id, "certification"));
  await trainer.getByRole("button", { name: `Verify ${name}`, exact: true }).click();
  const seal = trainer.getByRole("dialog");
  await expect(seal).toContainText(first);
  await seal.getByLabel(/^How it was verified/).selectOption({ label: "Original seen" });
  await submitDialog(seal, "Verify");
  const sealed = rowOf(trainer, name);
  await expect(sealed).toContainText("Fitri Handayani");
  await expect(sealed).toContainText("Original seen");
  await expect(sealed).toContainText("Valid");
  await takeScreenshot(trainer, "paper-verified");

  await sealed.getByRole("button", { name: `Preview ${scan.name}` }).click();
  const viewer = trainer.getByRole("dialog", { name: scan.name });
  const sheet = viewer.locator("iframe");
  await expect(sheet).toBeVisible();
  const opened = await trainer.request.get((await sheet.getAttribute("src"))!);
  expect([opened.status(), opened.headers()["content-type"]]).toEqual([200, "application/pdf"]);
  expect(Buffer.compare(await opened.body(), scan.buffer)).toBe(0);
  await takeScreenshot(trainer, "paper-viewer");
  await submitDialog(viewer, "Close");

  await visit(admin, record(id, "certification"));
  await admin.getByRole("button", { name: `Renew ${name}`, exact: true }).click();
  await submitDialog(await fillDocument(admin, second, await scanOf(`scan-${second}`)), "Renew");
  await expect(row).toContainText(second);
  await expect(row).toContainText("Not verified");
  await expect(row).not.toContainText(first);
  await admin.getByRole("link", { name: "Document history" }).click();
  const versions = admin.getByRole("table", { name: "Document history" }).getByRole("row");
  await expect(versions.filter({ hasText: second })).toContainText("Current");
  const old = versions.filter({ has: admin.getByRole("cell", { name: first, exact: true }) });
  await expect(old).toContainText("Replaced");
  await expect(old).toContainText("Fitri Handayani");
  await expect(old.getByRole("button", { name: `Preview ${scan.name}` })).toBeVisible();
  await takeScreenshot(admin, "paper-history");
});

/** List the renewable certificates of the certification tab with their numbers. */
async function renewable(page: Page) {
  const verbs = page.getByRole("button", { name: /^Renew / });
  const rows = page
    .getByRole("table", { name: /^Certificates of/ })
    .getByRole("row")
    .filter({ has: verbs, hasNotText: "No expiry" });
  await expect(rows.first()).toBeVisible();
  return Promise.all(
    (await rows.all()).map(async (row) => ({
      name: (await row.getByRole("button", { name: /^Renew / }).getAttribute("aria-label"))!.replace("Renew ", ""),
      number: await row.getByRole("cell").nth(1).innerText(),
    })),
  );
}

async function requestRenewal(seafarer: Page, name: string, number: string) {
  await seafarer.getByRole("button", { name: `Renew ${name}`, exact: true }).click();
  const dialog = await fillDocument(seafarer, number, await scanOf(`scan-${number}`));
  await takeScreenshot(seafarer, "request-ask");
  await submitDialog(dialog, "Send request");
  await expect(seafarer.getByRole("complementary", { name: "Change requests" })).toBeVisible();
}

/** Open the pending request with this number, as the deciding user does. */
async function openRequest(staff: Page, employeeId: number, number: string) {
  await visit(staff, record(employeeId));
  await staff.getByRole("complementary", { name: "Change requests" }).getByRole("link", { name: "See" }).click();
  const waiting = await read<{ id: number; section: string }[]>(
    staff,
    `Employee/GetEmployeeChangeRequests?employeeId=${employeeId}&pageSize=50`,
  );
  for (const { id } of waiting.reverse()) {
    const { changes } = await read<{ changes: { after: unknown }[] }>(
      staff,
      `Employee/GetEmployeeChangeRequest?id=${id}`,
    );
    if (!changes.some(({ after }) => after === number)) continue;
    await staff.locator(`a[href$="/change-requests/${id}"]`).click();
    await expect(staff.getByRole("table", { name: "What changes" })).toContainText(number);
    return;
  }
  throw new Error(`no request with ${number}`);
}

test("a seafarer asks for a renewal with a scan; staff approves it and the seafarer sees the new certificate; another is rejected with a reason", async ({
  at,
}) => {
  const seafarer = await at("crewmarine-crew");
  const staff = await at("crewingstaffmarine");
  const { employeeId } = await read<{ employeeId: number }>(seafarer, "Users/GetProfileByUserId");
  const [approved, rejected] = [numberOf(), numberOf()];
  await visit(seafarer, record(employeeId, "certification"));
  const [good, bad] = await renewable(seafarer);
  await expect(seafarer.getByRole("button", { name: /^More for/ })).toHaveCount(0);
  await requestRenewal(seafarer, good!.name, approved);
  await expect(rowOf(seafarer, good!.name)).toContainText(good!.number!);

  await openRequest(staff, employeeId, approved);
  await expect(staff.getByText(/^This renews .+\.$/)).toBeVisible();
  await staff.getByRole("button", { name: `Preview scan-${approved}.pdf` }).click();
  await submitDialog(staff.getByRole("dialog"), "Close");
  await takeScreenshot(staff, "request");
  await staff.getByRole("button", { name: "Approve" }).click();
  await submitDialog(staff.getByRole("dialog"), "Approve");
  await expect(staff).toHaveURL(/\/change-requests$/);
  await takeScreenshot(staff, "requests");

  await reload(seafarer);
  const renewed = rowOf(seafarer, good!.name);
  await expect(renewed).toContainText(approved);
  await expect(renewed.getByRole("button", { name: `Preview scan-${approved}.pdf` })).toBeVisible();
  await takeScreenshot(seafarer, "request-approved");
  await requestRenewal(seafarer, bad!.name, rejected);

  await openRequest(staff, employeeId, rejected);
  await staff.getByRole("button", { name: "Reject" }).click();
  const no = staff.getByRole("dialog");
  await no.getByRole("button", { name: "Reject" }).click();
  await expect(no.getByText("This field is required")).toBeVisible();
  await no.getByLabel(/^Reason/).fill(`The scan of ${rejected} cannot be read`);
  await submitDialog(no, "Reject");

  const kept = rowOf(seafarer, bad!.name);
  await reload(seafarer);
  await expect(kept).toContainText(bad!.number!);
  await expect(kept).not.toContainText(rejected);
  await visit(seafarer, `${list}/change-requests?tab=decided`);
  await seafarer.getByRole("row").filter({ hasText: "Rejected" }).first().getByRole("link").click();
  await expect(seafarer.getByText(`The scan of ${rejected} cannot be read`)).toBeVisible();
  await expect(seafarer.getByRole("button", { name: "Approve" })).toHaveCount(0);
  await takeScreenshot(seafarer, "request-rejected");
});
