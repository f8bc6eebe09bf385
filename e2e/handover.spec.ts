import { expect, type Browser, type Page } from "@playwright/test";
import { read, send, test } from "./crew";
import { hydrated, visit } from "./hydrated";
import { keepScreen } from "./screens";

const shot = (page: Page, name: string) => keepScreen(page, `handover-${name}`);

type Leaver = {
  employeeSchedulingId: number;
  vesselId: number;
  vesselCrewId: number;
  employeeId: number;
  name: string;
  employeeSchedulingStatusId: number;
  scheduledOffBoardDate: string;
  daysLeft: number;
};
type Seat = {
  vesselCrewId: number;
  jobPositionId: number;
  nextEmployeeId: number | null;
  needPrincipalApproval: boolean;
};
type Reliever = { employeeId: number; fullName: string };
type Refusal = { errors?: { path: string }[]; data?: { id: number } };

const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
const spoken = (day: string) =>
  new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" })
    .format(new Date(`${day}T00:00:00Z`))
    .replace("Sept", "Sep");
const typed = (day: string) => day.split("-").reverse().join("/");
const softIn = ({ errors = [] }: Refusal) =>
  errors.flatMap(({ path }) => (path.startsWith("soft/") ? [path.slice("soft/".length)] : []));

/** Proposes, after whoever is in the seat, the first person the rules let through with a reason. */
async function relieverOf(page: Page, leaver: Leaver, seat: Seat): Promise<Reliever | null> {
  const people = await read<{ id: number; fullName: string }[]>(
    page,
    `Employee/GetEmployeeListOffBoard?pageSize=20&position=${seat.jobPositionId}`,
  );
  for (const { id: employeeId, fullName } of people) {
    const form = {
      ...{ vesselId: leaver.vesselId, vesselCrewId: leaver.vesselCrewId, employeeId, assignmentOn: "Next" },
      startAssignmentDate: leaver.scheduledOffBoardDate,
      endAssignmentDate: dayAfter(leaver.scheduledOffBoardDate, 180),
    };
    const ask = async (more: object): Promise<Refusal> =>
      (await page.request.post("/PMSol/v1/VesselCrew/AddVesselCrewAssignment", { data: { ...form, ...more } })).json();
    const first = await ask({});
    const answer = first.data ? first : await ask({ acceptedCodes: softIn(first), reason: "Papers are on their way" });
    if (answer.data) return { employeeId, fullName };
  }
  return null;
}

/** Somebody on board of the principal's fleet whose way off waits, and who was proposed to relieve them. */
async function proposed(planner: Page, principal: Page): Promise<{ leaver: Leaver; reliever: Reliever }> {
  const fleet = await read<{ id: number }[]>(principal, "Vessel/GetVesselInOperation?pageSize=50");
  const rows = await read<Leaver[]>(planner, "EmployeeScheduling/GetEmployeeOffBoardScheduling?pageSize=200");
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

/** The address of the newest link that asks a seafarer. */
async function askedBy(page: Page, type: string): Promise<string> {
  const list = await (await page.request.get("/dev/mailbox")).text();
  for (const [, id] of list.matchAll(/href="\?id=(\d+)"/g)) {
    const mail = await (await page.request.get(`/dev/mailbox?id=${id}`)).text();
    const found = /\/approve\/[\w-]{43}/.exec(mail)?.[0];
    if (found && mail.includes(type)) return found;
  }
  throw new Error(`no ${type}`);
}

async function acceptedByLink(browser: Browser, address: string) {
  // Addresses have so many tries an hour, and other journeys open links too.
  const guest = await (await browser.newContext({ extraHTTPHeaders: { "x-forwarded-for": "203.0.113.77" } })).newPage();
  await visit(guest, address);
  await guest
    .getByLabel(/I answer for myself/)
    .first()
    .check();
  await guest.getByRole("button", { name: "Accept" }).click();
  await expect(guest.getByText(/^Accepted by /)).toBeVisible();
  await guest.context().close();
}

test("a seat from hand to hand: proposed, approved on the approval screen, accepted, a leave date off the plan, an extension that settles it, and the reliever boards", async ({
  at,
  browser,
}) => {
  test.setTimeout(240_000);
  const planner = await at("crewingmanagermarine");
  const principal = await at("crewingprincipalmarine");
  const { leaver, reliever } = await proposed(planner, principal);
  const { vesselId, scheduledOffBoardDate: planned } = leaver;
  const leave = dayAfter(planned, 14);
  const details = `/dashboard/manning/onboard-scheduling/vessel/${vesselId}/crews/${leaver.employeeSchedulingId}/details?tab=onboard`;

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
    await acceptedByLink(browser, await askedBy(planner, "PlanningEmployee"));
  });

  await test.step("a leave date off the plan is said on the schedule", async () => {
    await visit(planner, details);
    const port = planner.getByRole("combobox", { name: /^Location/ });
    await hydrated(port);
    await port.click();
    await planner.getByRole("listbox").getByRole("option").first().click();
    const date = planner.getByLabel("Date", { exact: true });
    await date.fill(typed(leave));
    await date.blur();
    await planner.getByRole("button", { name: "Confirm leaving", exact: true }).click();
    await planner.getByRole("dialog").getByRole("button", { name: "Confirm leaving" }).click();
    await expect(planner.getByText("Crew schedule updated.")).toBeVisible();
    await expect(
      planner.getByText(`The leave schedule says ${spoken(leave)}, the plan ${spoken(planned)}: 14 days apart.`),
    ).toBeVisible();
  });

  await test.step("an extension to that day settles the difference", async () => {
    const { id, version } = await send<{ id: number; version: number }>(
      planner,
      "VesselCrew/InsertVesselCrewExtension",
      {
        employeeId: leaver.employeeId,
        extendedDate: leave,
        extendedReason: "The reliever waits for a flight",
      },
    );
    await send(planner, "VesselCrew/ConsentCrewExtension", {
      ...{ vesselCrewExtensionId: id, consentStatus: "Confirmed", hasRead: true, version },
      ...{ answeredVia: "telephone", reason: "Agreed on the telephone" },
    });
    await visit(planner, `/dashboard/manning/approval-crew/${vesselId}/crew?tab=crew-extension`);
    const approve = planner.getByRole("button", { name: `Approve the extension of ${leaver.name}` });
    await hydrated(approve);
    await approve.click();
    const dialog = planner.getByRole("dialog");
    await expect(dialog.getByText("Checking the new date …")).toHaveCount(0);
    const reason = dialog.getByLabel(/^Reason to continue/);
    if (await reason.isVisible()) await reason.fill("Renewals are under way");
    await shot(planner, "extension");
    await dialog.getByRole("button", { name: "Approve" }).click();
    await expect(planner.getByText("Email sent")).toBeVisible();
    await visit(planner, details);
    await expect(planner.getByText("Plan and schedule differ")).toHaveCount(0);
  });

  await test.step("the reliever boards and the leaver is in handover", async () => {
    const admin = await at("superadmin");
    await visit(admin, `/dashboard/vessel-management/${vesselId}/details?tab=on-board-crew`);
    const opener = admin.getByRole("button", { name: `Check in ${reliever.fullName}` });
    await hydrated(opener);
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
