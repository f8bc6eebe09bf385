import { expect, type Page } from "@playwright/test";
import { read, send, test } from "./crew";
import { dayAfter, longDate, typedDate } from "./dates";
import { waitForHydration, reload, visit } from "./hydration";
import { findMail, mailedLink } from "./mail-links";
import { captureScreen } from "./screens";

const shot = (page: Page, name: string) => captureScreen(page, `extensions-${name}`);

type Aboard = { employeeId: number; fullName: string; onBoard: string; offBoard: string };
const vesselId = 1;
const requests = `/dashboard/manning/approval-crew/${vesselId}/crew?tab=crew-extension`;

/** Return everyone on board, the most recent joiner first. */
const aboard = async (page: Page) =>
  (await read<Aboard[]>(page, `VesselCrew/GetVesselCrewListByVesselId?vesselId=${vesselId}&pageSize=50`)).toSorted(
    (one, other) => other.onBoard.localeCompare(one.onBoard),
  );

const rowOf = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });

/** Fill in the reason, where the decision asks for one. */
async function confirmed(page: Page, verb: string) {
  const dialog = page.getByRole("dialog");
  if (verb === "Approve") await expect(dialog.getByRole("heading", { name: "What this changes" })).toBeVisible();
  const reason = dialog.getByLabel(/^Reason to continue/);
  if (await reason.isVisible()) await reason.fill("Renewals are under way");
  await dialog.getByRole("button", { name: verb }).click();
}

test("a vessel head asks on a phone, the seafarer agrees by the link, an administrator approves: the new day and the flag are on the chart", async ({
  at,
  browser,
}) => {
  test.setTimeout(240_000);
  const head = await at("crewmarine", { viewport: { width: 390, height: 844 } });
  const someone = (await aboard(head)).find(({ fullName }) => fullName === "Asep Suherman") ?? (await aboard(head))[0];
  if (!someone) throw new Error("nobody is on board");
  const { fullName: name, offBoard } = someone;
  const newDay = dayAfter(offBoard, 30);

  await visit(head, `/dashboard/vessel-management/${vesselId}/details?tab=on-board-crew`);
  const ask = head.getByRole("button", { name: `Request extension for ${name}` });
  await waitForHydration(ask);
  await ask.click();
  const dialog = head.getByRole("dialog", { name: `Request extension: ${name}` });
  await dialog.getByLabel("New off-board date").fill(typedDate(newDay));
  await dialog.getByLabel("New off-board date").blur();
  await expect(dialog.getByText(`Off board on ${longDate(newDay)} instead of ${longDate(offBoard)}.`)).toBeVisible();
  await dialog.getByLabel("Reason").fill("The relief waits for a visa");
  await shot(head, "request-phone");
  expect(await head.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await dialog.getByRole("button", { name: "Send the request" }).click();
  await expect(head.getByText("Extension requested.")).toBeVisible();

  const admin = await at("crewingadminmarine");
  await visit(admin, requests);
  await expect(rowOf(admin, name)).toContainText("Not yet answered");
  const approve = admin.getByRole("button", { name: `Approve the extension of ${name}` });
  await waitForHydration(approve);
  await approve.click();
  await expect(admin.getByRole("dialog")).toContainText(/seafarer has not agreed yet/);
  await admin.keyboard.press("Escape");

  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    javaScriptEnabled: false,
    // Attempts per address are limited, and other journeys open links too.
    extraHTTPHeaders: { "x-forwarded-for": "203.0.113.61" },
  });
  const page = await phone.newPage();
  await page.goto(`${await mailedLink(admin, name)}?lang=en`);
  await shot(page, "consent-phone");
  await page.getByLabel("Your full name").fill(name);
  await page
    .getByLabel(/I have read until when/)
    .first()
    .check();
  await page.getByRole("button", { name: "I agree" }).click();
  await expect(page.getByText(/^Agreed by /)).toBeVisible();
  await phone.close();

  await admin.reload();
  await expect(rowOf(admin, name)).toContainText("by email link");
  await waitForHydration(approve);
  await approve.click();
  await expect(admin.getByRole("dialog", { name: "Confirm Approved?" })).toContainText(
    `stays on board until ${longDate(newDay)} instead of ${longDate(offBoard)}`,
  );
  await shot(admin, "approve");
  await confirmed(admin, "Approve");
  await expect(admin.getByText("Email sent")).toBeVisible();
  await expect(rowOf(admin, name)).toContainText("Approved");
  await shot(admin, "requests");

  await visit(admin, `/dashboard/manning/approval-crew/${vesselId}/schedule?view=table`);
  const line = rowOf(admin, name).filter({ has: admin.getByText(name, { exact: true }), hasText: longDate(newDay) });
  for (const text of ["Crew Extended", longDate(newDay), longDate(offBoard)]) await expect(line).toContainText(text);
  await visit(admin, `/dashboard/crew-management/${someone.employeeId}/details?tab=upcoming-schedule`);
  await expect(admin.getByText(/Addendum to the PKL needed until/)).toBeVisible();
  await shot(admin, "record");
});

test("twelve months: the office hears that only a manager may, an administrator rejects with the reason, and who asked reads it", async ({
  at,
}) => {
  test.setTimeout(240_000);
  const planner = await at("crewingplanningmarine");
  const [someone] = (await aboard(planner)).filter(({ fullName }) => fullName !== "Asep Suherman").toReversed();
  if (!someone) throw new Error("nobody is on board");
  const { employeeId, fullName: name, onBoard } = someone;
  const extendedDate = dayAfter(onBoard, 366);

  await visit(planner, `/dashboard/manning/planning/${vesselId}/crew?extend=${employeeId}`);
  const dialog = planner.getByRole("dialog", { name: `Request extension: ${name}` });
  await dialog.getByLabel("New off-board date").fill(typedDate(extendedDate));
  await dialog.getByLabel("New off-board date").blur();
  await expect(dialog.getByText(/The limit is 11 months/)).toBeVisible();
  await dialog.getByLabel("Reason").fill("Nobody else knows this engine");
  await dialog.getByRole("button", { name: "Send the request" }).click();
  await expect(planner.getByText("Extension requested.")).toBeVisible();

  const admin = await at("crewingadminmarine");
  await visit(admin, `/dashboard/crew-management/${employeeId}/details?tab=upcoming-schedule`);
  await admin.getByText("Record the seafarer's answer …").click();
  await admin.getByLabel("Accept").check();
  await admin.getByLabel("When (WIB)").fill("2026-01-05T09:30");
  await admin.getByLabel("Note").fill("Agreed on the telephone");
  await admin.getByLabel(/as the seafarer told it to me/).check();
  await admin.getByRole("button", { name: "Record the answer" }).click();
  await expect(admin.getByRole("table", { name: "Extensions" })).toContainText("Agreed");

  await visit(admin, requests);
  const approve = admin.getByRole("button", { name: `Approve the extension of ${name}` });
  await waitForHydration(approve);
  await approve.click();
  await expect(admin.getByRole("dialog")).toContainText("Only a manager can approve more, with a reason");
  await expect(admin.getByRole("dialog").getByRole("button", { name: "Approve" })).toHaveCount(0);
  await shot(admin, "twelve-months");
  await admin.getByRole("button", { name: "Cancel" }).click();
  await admin.getByRole("button", { name: `Reject the extension of ${name}` }).click();
  await admin
    .getByRole("dialog", { name: "Confirm Rejected?" })
    .getByLabel("Reason")
    .fill("Twelve months are too long");
  await admin.getByRole("dialog").getByRole("button", { name: "Reject" }).click();
  await expect(admin.getByText("Email sent")).toBeVisible();
  await expect(rowOf(admin, name)).toContainText("Reason: Twelve months are too long");
  expect(await findMail(admin, ["ExtensionRejected", name])).toContain("Twelve months are too long");
});

test("a seafarer asks on their own record with tick and name, which is their consent, and takes it back", async ({
  at,
}) => {
  const self = await at("crewmarine-crew", { viewport: { width: 390, height: 844 } });
  const { employeeId } = await read<{ employeeId: number }>(self, "Users/GetProfileByUserId");
  await visit(self, `/dashboard/crew-management/${employeeId}/details?tab=upcoming-schedule`);
  const ask = self.getByRole("button", { name: "Request extension …" });
  await waitForHydration(ask);
  await ask.click();
  const dialog = self.getByRole("dialog", { name: "Request extension" });
  const { offBoard } = await read<{ offBoard: string }>(
    self,
    `VesselCrew/GetVesselCrewExtensionByEmployee?employeeId=${employeeId}`,
  );
  await dialog.getByLabel("New off-board date").fill(typedDate(dayAfter(offBoard, 14)));
  await dialog.getByLabel("Reason").fill("My school fees are due in May");
  await dialog.getByLabel("Your full name").fill("Asep Suherman");
  await dialog.getByLabel("I agree to stay on board until the new date.").check();
  await shot(self, "own-request-phone");
  await dialog.getByRole("button", { name: "Send the request" }).click();
  await expect(self.getByText("Extension requested.")).toBeVisible();
  const table = self.getByRole("table", { name: "Extensions" });
  await expect(table).toContainText("from their account");
  const { extensions } = await read<{ extensions: { id: number }[] }>(
    self,
    `VesselCrew/GetVesselCrewExtensionByEmployee?employeeId=${employeeId}`,
  );
  await send(self, "VesselCrew/WithdrawVesselCrewExtension", { vesselCrewExtensionId: extensions[0]?.id });
  await reload(self);
  await expect(table).toContainText("Withdrawn");
});
