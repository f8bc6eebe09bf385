import fs from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { list, newcomer, record, scanOf, send, submitDialog, takeScreenshot, test, today, upload } from "./crew";
import { reload, visit } from "./hydration";

const panel = (page: Page) => page.locator("section[aria-labelledby=data-subject-title]");

async function ask(page: Page, verb: string) {
  await panel(page).getByRole("button", { name: verb }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(/^Reason/).fill("Letter of the person, this week");
  await takeScreenshot(page, `data-request-${verb.split(" ").at(-1)}`);
  await submitDialog(dialog, "Send request");
}

async function approve(page: Page) {
  await panel(page).getByRole("button", { name: "Decide" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: "Approve" }).check();
  await submitDialog(dialog, "Save decision");
}

test("a data export is requested, confirmed by a second person, and contains everything", async ({ at }) => {
  const admin = await at("crewingadminmarine");
  const { id, fullName, seafarerCode, email, employeeNumber } = await newcomer(admin);
  const scan = await scanOf("passport-of-the-journey");
  const paper = {
    kind: "travel-document",
    documentKind: "passport",
    documentName: "Passport",
    documentNumber: "C1234567",
    issued: "2024-03-01",
    expired: "2034-03-01",
    noExpiry: false,
    description: "",
  };
  await send(admin, "Employee/InsertEmployeePaper", {
    employeeId: id,
    ...paper,
    attachment: await upload(admin, scan),
  });
  await visit(admin, record(id));
  await ask(admin, "Ask for an export");
  await expect(panel(admin)).toContainText("Waiting");
  await expect(panel(admin).getByRole("button", { name: "Decide" })).toHaveCount(0);
  await expect(panel(admin).getByRole("button", { name: "Download" })).toHaveCount(0);

  const superadmin = await at("superadmin");
  await visit(superadmin, record(id));
  await approve(superadmin);
  await expect(panel(superadmin)).toContainText("Ready");

  await reload(admin);
  const [download] = await Promise.all([
    admin.waitForEvent("download"),
    panel(admin).getByRole("button", { name: "Download" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.zip$/);
  const archive = unzipSync(await fs.readFile(await download.path()));
  const names = Object.keys(archive);
  expect(names).toEqual(expect.arrayContaining(["README.txt", "data.json", "cv.pdf"]));
  const data = strFromU8(archive["data.json"]!);
  expect(JSON.parse(data).employeeNumber).toBe(employeeNumber);
  for (const known of [fullName, seafarerCode, email, "C1234567"]) expect(data).toContain(known);
  expect(strFromU8(archive["cv.pdf"]!.subarray(0, 5))).toBe("%PDF-");
  const copy = names.find((name) => name.startsWith("files/") && name.endsWith(scan.name));
  expect(Buffer.compare(archive[copy!]!, scan.buffer)).toBe(0);
});

test("an erasure: only after the service has ended, confirmed by a manager; the name is gone from list and record", async ({
  at,
}) => {
  const admin = await at("crewingadminmarine");
  const { id, fullName, seafarerCode, employeeNumber } = await newcomer(admin);
  await visit(admin, record(id));
  await expect(panel(admin).getByRole("button", { name: "Ask for erasure" })).toBeDisabled();
  await send(admin, "Employee/ResignEmployee", {
    employeeId: id,
    date: today,
    resignationClass: "voluntary",
    reason: "Retires",
  });
  await reload(admin);
  await ask(admin, "Ask for erasure");
  await expect(panel(admin).getByRole("button", { name: "Decide" })).toHaveCount(0);

  const manager = await at("crewingmanagermarine");
  await visit(manager, record(id));
  await expect(manager.getByRole("heading", { level: 1 })).toContainText(fullName);
  await approve(manager);
  await expect(manager.getByRole("heading", { level: 1 })).not.toContainText(fullName);
  await takeScreenshot(manager, "data-request-erased");
  expect(await (await manager.request.get(record(id))).text()).not.toContain(fullName);
  expect(
    await (await manager.request.get(`/PMSol/v1/Employee/GetEmployeeDetails?employeeId=${id}`)).text(),
  ).not.toContain(fullName);
  for (const keyword of [fullName, seafarerCode]) {
    await visit(manager, `${list}?tab=resigned&search=${encodeURIComponent(keyword)}`);
    await expect(manager.getByText("No crew member matches the search and the filters.")).toBeVisible();
  }
  await visit(manager, `${list}?tab=resigned&search=${employeeNumber}`);
  await expect(manager.getByRole("row").filter({ hasText: employeeNumber })).toBeVisible();
  await expect(manager.getByText(fullName)).toHaveCount(0);
});
