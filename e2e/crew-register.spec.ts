import { expect } from "@playwright/test";
import {
  attach,
  inYears,
  list,
  newcomer,
  read,
  record,
  expectRefusal,
  scanOf,
  send,
  submitDialog,
  takeScreenshot,
  statusOf,
  test,
  today,
  upload,
} from "./crew";
import { visit } from "./hydration";

test("level 3 needs a second person; its removal is requested, decided and notified", async ({ at, mailbox }) => {
  const admin = await at("crewingadminmarine");
  const { id, fullName, seafarerCode, email } = await newcomer(admin);
  const dialog = admin.getByRole("dialog");
  await visit(admin, record(id, "blacklist-history"));
  await expect(
    admin.getByText("No entries for this person. Entries in the suitability register appear here."),
  ).toBeVisible();
  await admin.getByRole("button", { name: "Add entry" }).click();
  await dialog.getByLabel(/^Level/).selectOption({ label: "Not employable" });
  await expect(dialog.getByText(/Takes effect when another manager or superadmin confirms it/)).toBeVisible();
  await dialog.getByLabel(/^Reason/).selectOption({ label: "Safety" });
  await dialog.getByLabel(/^Start date/).fill(today);
  await dialog.getByLabel(/^What happened/).fill("Too short");
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await expect(dialog.getByText(/at least 20 characters/i).first()).toBeVisible();
  await dialog.getByLabel(/^What happened/).fill("Went into a tank alone and without a permit, on his second day.");
  await dialog.getByLabel(/^Review date/).fill(inYears(1));
  await attach(dialog, "evidenceFileId", await scanOf("report"));
  await takeScreenshot(admin, "register-add");
  await submitDialog(dialog, "Save");
  await expect(admin.getByText("Not confirmed yet: counts as being noted")).toBeVisible();
  await expect(admin.getByRole("button", { name: "Confirm" })).toHaveCount(0);
  await expect(admin.getByRole("heading", { level: 1 })).toContainText("Off board");

  const manager = await at("crewingmanagermarine");
  await visit(manager, record(id, "blacklist-history"));
  await manager.getByRole("button", { name: "Confirm" }).click();
  await submitDialog(manager.getByRole("dialog", { name: `Confirm the entry of ${fullName}?` }), "Confirm");
  await expect(manager.getByRole("heading", { level: 1 })).toContainText("Blacklist");
  await expect(manager.getByText(/^Confirmed by Bambang Sutrisno/)).toBeVisible();
  await takeScreenshot(manager, "register-confirmed");
  await visit(manager, `${list}?search=${seafarerCode}`);
  await expect(manager.getByText("No crew member matches the search and the filters.")).toBeVisible();

  const staff = await at("crewingstaffmarine");
  await visit(staff, `${list}?tab=blacklist&search=${seafarerCode}`);
  const row = staff.getByRole("row").filter({ hasText: fullName });
  await expect(row).toContainText("Not employable");
  await staff.getByRole("button", { name: `Actions for ${fullName}` }).click();
  await staff.getByRole("menuitem", { name: "Ask for removal" }).click();
  const asked = staff.getByRole("dialog");
  await asked
    .getByLabel(/^Why the entry should end/)
    .fill("The enquiry found that the permit had been given by radio.");
  await asked.getByRole("button", { name: "Ask for removal" }).click();
  await expect(asked.getByText("This field is required")).toBeVisible();
  await attach(asked, "unblacklistDocument", await scanOf("enquiry"));
  await takeScreenshot(staff, "register-removal");
  await submitDialog(asked, "Ask for removal");
  await expect(row).toContainText("Requested");
  const [entry] = await read<{ employeeBlackListid: number }[]>(
    staff,
    `Employee/GetEmployeeBlacklistByEmployeeId?employeeId=${id}`,
  );
  expect(
    (
      await expectRefusal(staff, "Employee/UpdateUnblacklistApprovalEmployee", {
        employeeBlackListid: entry!.employeeBlackListid,
        unblacklistApproval: "Approved",
      })
    ).status,
  ).toBe(403);

  await visit(manager, record(id, "blacklist-history"));
  await manager.getByRole("button", { name: "Decide removal" }).click();
  const decision = manager.getByRole("dialog");
  await expect(decision).toContainText("The enquiry found that the permit had been given by radio.");
  await decision.getByRole("radio", { name: "Approve", exact: true }).check();
  await decision.getByLabel(/^Reason/).fill("Statements heard");
  await takeScreenshot(manager, "register-decide");
  await submitDialog(decision, "Save decision");
  await expect(manager.getByRole("heading", { level: 1 })).toContainText("Off board");
  await expect(manager.getByText("Note that closed an earlier entry in the person's favour")).toBeVisible();
  await takeScreenshot(manager, "register-removed");

  await visit(mailbox, "/dev/mailbox");
  const mails = mailbox.getByRole("link");
  await expect(
    mails.filter({ hasText: "crewingmanagermarine@nakhoda.test" }).filter({ hasText: "UnblacklistRequest" }).first(),
  ).toBeVisible();
  await expect(
    mails.filter({ hasText: "crewingstaffmarine@nakhoda.test" }).filter({ hasText: "UnblacklistApproved" }).first(),
  ).toBeVisible();
  await mails.filter({ hasText: email }).filter({ hasText: "UnblacklistApproved" }).click();
  await expect(mailbox.getByRole("article").locator("pre")).not.toContainText("permit");
});

type Vessel = { id: number };
type Aboard = { employeeId: number };

test("a principal sees nothing of the register, on the page or over the API", async ({ at }) => {
  const principal = await at("crewingprincipalmarine");
  const admin = await at("crewingadminmarine");
  const [vessel] = await read<Vessel[]>(principal, "Vessel/GetVesselInOperation?pageSize=200");
  const aboard = (await read<Aboard[]>(principal, `VesselCrew/GetVesselCrewListByVesselId?vesselId=${vessel!.id}`)).at(
    -1,
  );
  const employeeId = aboard!.employeeId;
  const words = `Left the gangway unwatched while the master was ashore, report ${Date.now()}.`;
  const evidenceFileId = await upload(admin, await scanOf("gangway"), "blacklist");
  const { id } = await send(admin, "Employee/InsertEmployeeBlacklist", {
    employeeId,
    employeeBlacklistLevelId: 2,
    startDate: today,
    reason: "safety",
    description: words,
    evidenceFileId,
    reviewDate: inYears(1),
  });
  await visit(admin, record(employeeId, "blacklist-history"));
  await expect(admin.getByText(words)).toBeVisible();
  await expect(admin.getByRole("heading", { level: 1 })).toContainText("Being noted");

  const answer = await visit(principal, record(employeeId));
  expect(answer?.status()).toBe(200);
  await expect(principal.getByRole("heading", { level: 1 })).not.toContainText("Being noted");
  await expect(principal.getByRole("link", { name: "Blacklist history" })).toHaveCount(0);
  await visit(principal, record(employeeId, "blacklist-history"));
  await expect(principal).not.toHaveURL(/blacklist/);
  await expect(principal.getByText(words)).toHaveCount(0);
  await takeScreenshot(principal, "register-principal");
  const seen = await (
    await principal.request.get(`/PMSol/v1/Employee/GetEmployeeDetails?employeeId=${employeeId}`)
  ).text();
  expect(seen).not.toMatch(/MENJADI_PERHATIAN|"suitabilityLevelId":[123]/);
  const refused = [
    "GetAllEmployeeBlacklistCrew",
    `GetEmployeeBlacklistByEmployeeId?employeeId=${employeeId}`,
    `GetEmployeeBlacklist?employeeBlackListid=${id}`,
  ];
  for (const call of refused)
    expect([call, (await expectRefusal(principal, `Employee/${call}`)).status]).toEqual([call, 403]);
  expect((await principal.request.get(`/PMSol/v1/FileDownload/FileDownload?fileId=${evidenceFileId}`)).status()).toBe(
    404,
  );
  expect(await statusOf(principal, `${list}?tab=blacklist`, "register-principal-list")).toBe(403);
});
