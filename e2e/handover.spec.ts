import { expect, type Browser, type Page } from "@playwright/test";
import { read, send, test } from "./crew";
import { dayAfter, longDate, typedDate } from "./dates";
import { waitForHydration, visit } from "./hydration";
import { detailsOf, type LeavingSchedule } from "./leaving-schedules";
import { mailedLink } from "./mail-links";
import { proposeNext } from "./propose-next";
import { captureScreen } from "./screens";

const shot = (page: Page, name: string) => captureScreen(page, `handover-${name}`);

type Seat = {
  vesselCrewId: number;
  jobPositionId: number;
  nextEmployeeId: number | null;
  needPrincipalApproval: boolean;
};
type Reliever = { employeeId: number; fullName: string };

/** Propose the first reliever without a hard problem, with a reason for each soft one. */
async function relieverOf(page: Page, leaver: LeavingSchedule, seat: Seat): Promise<Reliever | null> {
  const people = await read<{ id: number; fullName: string }[]>(
    page,
    `Employee/GetEmployeeListOffBoard?pageSize=20&position=${seat.jobPositionId}`,
  );
  for (const { id: employeeId, fullName } of people) {
    const plan = { vesselId: leaver.vesselId, vesselCrewId: leaver.vesselCrewId, employeeId };
    const startAssignmentDate = leaver.scheduledOffBoardDate;
    const endAssignmentDate = dayAfter(startAssignmentDate, 180);
    if (await proposeNext(page, { ...plan, startAssignmentDate, endAssignmentDate })) return { employeeId, fullName };
  }
  return null;
}

/** Find a person on board the principal's fleet without a sign-off schedule, and propose a reliever. */
async function proposed(planner: Page, principal: Page): Promise<{ leaver: LeavingSchedule; reliever: Reliever }> {
  const fleet = await read<{ id: number }[]>(principal, "Vessel/GetVesselInOperation?pageSize=50");
  const rows = await read<LeavingSchedule[]>(planner, "EmployeeScheduling/GetEmployeeOffBoardScheduling?pageSize=200");
  const leavers = rows.filter(
    ({ vesselId, employeeSchedulingStatusId: state, daysLeft }) =>
      state === 4 && daysLeft > 30 && fleet.some(({ id }) => id === vesselId),
  );
  for (const leaver of leavers) {
    const seats = await read<Seat[]>(
      planner,
      `VesselCrew/GetVesselCrewManningByVesselId?vesselId=${leaver.vesselId}&pageSize=100`,
    );
    const seat = seats.find(({ vesselCrewId }) => vesselCrewId === leaver.vesselCrewId);
    if (!seat?.needPrincipalApproval || seat.nextEmployeeId !== null) continue;
    const reliever = await relieverOf(planner, leaver, seat);
    if (reliever) return { leaver, reliever };
  }
  throw new Error("nobody can be relieved");
}

type Answer = { name: string; tick: RegExp; verb: string };
/** Answer as the seafarer by the link of the email. */
async function answeredByLink(browser: Browser, address: string, { name: signed, tick, verb }: Answer) {
  // Attempts per address are limited, and other journeys open links too.
  const guest = await (await browser.newContext({ extraHTTPHeaders: { "x-forwarded-for": "203.0.113.77" } })).newPage();
  await visit(guest, address);
  const name = guest.getByLabel("Your full name");
  if (await name.isVisible()) await name.fill(signed);
  await guest.getByLabel(tick).first().check();
  await guest.getByRole("button", { name: verb }).click();
  await expect(guest.getByText(/^(Accepted|Agreed) by /)).toBeVisible();
  await guest.context().close();
}

test("a seat from hand to hand: proposed, approved on the approval screen, accepted, a leave date off the plan, an extension that settles it, and the reliever boards", async ({
  at,
  browser,
}) => {
  test.setTimeout(240_000);
  const planner = await at("crewingplanningmarine");
  const office = await at("crewingadminmarine");
  const principal = await at("crewingprincipalmarine");
  const { leaver, reliever } = await proposed(planner, principal);
  const { vesselId, scheduledOffBoardDate: planned } = leaver;
  const leave = dayAfter(planned, 14);
  const details = detailsOf(leaver);

  await test.step("the principal approves in the row of the approval screen", async () => {
    await send(planner, "VesselCrew/SendVesselCrewQueuedMail", { vesselId });
    await visit(principal, `/dashboard/manning/approval-crew/${vesselId}/crew`);
    await principal.getByRole("link", { name: `Approve ${reliever.fullName}` }).click();
    const asked = principal.getByRole("dialog", { name: "Confirm Approved?" });
    await asked.getByLabel("I have read the CV and the check result.").check();
    await shot(principal, "approve");
    await asked.getByRole("button", { name: "Approve", exact: true }).click();
    await expect(principal.getByRole("dialog", { name: "Approved" })).toContainText("Approved by ");
  });

  await test.step("the seafarer accepts by their link", async () => {
    const link = await mailedLink(planner, "PlanningEmployee", reliever.fullName);
    await answeredByLink(browser, link, { name: reliever.fullName, tick: /I answer for myself/, verb: "Accept" });
  });

  await test.step("a leave date off the plan is said on the schedule", async () => {
    await visit(office, details);
    const port = office.getByRole("combobox", { name: /^Location/ });
    await waitForHydration(port);
    await port.click();
    await office.getByRole("listbox").getByRole("option").first().click();
    const date = office.getByLabel(/^Date/);
    await date.fill(typedDate(leave));
    await date.blur();
    await office.getByRole("button", { name: "Confirm leaving", exact: true }).click();
    await office.getByRole("dialog").getByRole("button", { name: "Confirm leaving" }).click();
    await expect(office.getByText("Crew schedule updated.")).toBeVisible();
    await expect(
      office.getByText(
        `Leaving is scheduled for ${longDate(leave)} but planned for ${longDate(planned)}: 14 days apart.`,
      ),
    ).toBeVisible();
  });

  await test.step("an extension to that day settles the difference", async () => {
    await send(planner, "VesselCrew/InsertVesselCrewExtension", {
      employeeId: leaver.employeeId,
      extendedDate: leave,
      extendedReason: "The reliever waits for a flight",
    });
    const link = await mailedLink(planner, "ExtensionConsent", leaver.name);
    await answeredByLink(browser, link, { name: leaver.name, tick: /I have read until when/, verb: "I agree" });
    const manager = await at("crewingmanagermarine");
    await visit(manager, `/dashboard/manning/approval-crew/${vesselId}/crew?tab=crew-extension`);
    const approve = manager.getByRole("button", { name: `Approve the extension of ${leaver.name}` });
    await waitForHydration(approve);
    await approve.click();
    const dialog = manager.getByRole("dialog");
    await expect(dialog.getByRole("heading", { name: "What this changes" })).toBeVisible();
    const reason = dialog.getByLabel(/^Reason to continue/);
    if (await reason.isVisible()) await reason.fill("Renewals are under way");
    await shot(manager, "extension");
    await dialog.getByRole("button", { name: "Approve" }).click();
    await expect(manager.getByText("Email sent")).toBeVisible();
    await visit(office, details);
    await expect(office.getByText("Plan and schedule differ")).toHaveCount(0);
  });

  await test.step("the reliever boards and the leaver is in handover", async () => {
    const admin = await at("superadmin");
    await visit(admin, `/dashboard/vessel-management/${vesselId}/details?tab=on-board-crew`);
    const opener = admin.getByRole("button", { name: `Check in ${reliever.fullName}` });
    await waitForHydration(opener);
    await opener.click();
    const dialog = admin.getByRole("dialog");
    const confirm = dialog.getByRole("button", { name: "Check in" });
    await expect(confirm).toBeEnabled();
    const why = dialog.getByLabel(/^Reason for the change of plan/);
    if (await why.isVisible()) await why.selectOption("Operational");
    await dialog
      .getByLabel(/^(Details|Reason)/)
      .last()
      .fill("Agreed with the principal by phone");
    await confirm.click();
    await expect(admin.getByText("Checked in.")).toBeVisible();
    const onBoard = admin.getByRole("table", { name: "On Board Crew" });
    await expect(onBoard.getByRole("row").filter({ hasText: reliever.fullName })).toBeVisible();
    await expect(onBoard.getByRole("row").filter({ hasText: leaver.name })).toBeVisible();
    await shot(admin, "on-board");
    await visit(admin, `/dashboard/vessel-management/${vesselId}/details`);
    await expect(admin.getByText(/\d+ in handover/).first()).toBeVisible();
  });
});
