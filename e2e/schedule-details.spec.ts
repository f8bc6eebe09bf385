import { expect, type Page } from "@playwright/test";
import { attach, read, submitAndExpect, scanOf, submitDialog, test, expectNotices } from "./crew";
import { waitForHydration, visit } from "./hydration";
import { previewOf } from "./preparation";
import { captureScreen } from "./screens";

const desk = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 } };
const shot = (page: Page, name: string) => captureScreen(page, `schedule-details-${name}`);

type Schedule = {
  employeeSchedulingId: number;
  vesselId: number;
  vesselCrewId: number;
  employeeId: number;
  name: string;
  employeeSchedulingStatusId: number;
  daysLeft: number;
};
const areas = { scheduling: "manning/onboard-scheduling", travel: "service-and-administration" };
const details = (area: keyof typeof areas, { vesselId, employeeSchedulingId: id }: Schedule, query: string) =>
  `/dashboard/${areas[area]}/vessel/${vesselId}/crews/${id}/details?${query}`;

/** Find the first schedule in a state with a day that is not too near. */
async function inState(page: Page, list: string, statusId: number, { index = 0, daysAhead = -1_000 } = {}) {
  const rows = await read<Schedule[]>(page, `EmployeeScheduling/${list}?pageSize=200`);
  const found = rows.filter((row) => row.employeeSchedulingStatusId === statusId && row.daysLeft >= daysAhead)[index];
  if (!found) throw new Error(`nobody stands in state ${statusId}`);
  return found;
}

/** Find the first joiner who can be checked in today; other journeys may have planned some. */
async function readyToCheckIn(page: Page) {
  for (const row of await read<Schedule[]>(page, "EmployeeScheduling/GetEmployeeOnBoardReady?pageSize=200")) {
    const { problems } = await previewOf(page, row);
    if (row.employeeSchedulingStatusId === 3 && !problems.some(({ hard }) => hard)) return row;
  }
  throw new Error("nobody is ready to be checked in");
}

const states = (page: Page) => page.getByRole("list", { name: "Status of the schedule" });
const expectState = (page: Page, state: string) =>
  expect(states(page).locator('[aria-current="step"]')).toContainText(state);

/** Press a button after hydration. */
async function press(page: Page, name: string) {
  const button = page.getByRole("button", { name, exact: true });
  await waitForHydration(button);
  await button.click();
}
async function choosePort(page: Page) {
  const port = page.getByRole("combobox", { name: /^Location/ });
  await waitForHydration(port);
  await port.click();
  await page.getByRole("listbox").getByRole("option").first().click();
}

test("a joiner: planning sets the way, service pays and marks ready, and the check-in asks for what is open", async ({
  at,
}) => {
  test.setTimeout(240_000);
  const planner = await at("crewingplanningmarine", desk);
  const joiner = await inState(planner, "GetEmployeeOnBoardScheduling", 1);
  await visit(planner, details("scheduling", joiner, "tab=onboard-scheduling"));
  await expectState(planner, "OnBoard Waiting Schedule");
  await expect(planner.getByText("Sign-off travel can be planned after check-in")).toBeVisible();
  await press(planner, "Confirm joining");
  const missing = planner.getByRole("dialog", { name: "This is still missing" });
  await expect(missing.getByText("Choose the port first")).toBeVisible();
  await submitDialog(missing, "Close");
  await choosePort(planner);
  await press(planner, "Confirm joining");
  await submitAndExpect(planner, planner.getByRole("dialog"), "Confirm joining", "Crew schedule updated.");
  await expectState(planner, "OnBoard Waiting Document");
  await expect(planner.getByRole("button", { name: "Mark ready to board" })).toHaveCount(0);
  await shot(planner, "planned");

  const service = await at("crewingservicemarine", desk);
  await visit(service, details("travel", joiner, "tab=on+board"));
  const meal = service.getByLabel("Multiplier of Meal allowance");
  await waitForHydration(meal);
  await meal.fill("2,5x");
  await expect(meal).toHaveValue("2,5");
  await press(service, "Add document");
  const form = service.getByRole("dialog");
  await form.getByLabel(/^Document name/).fill("E-ticket");
  await attach(form, "attachmentId", await scanOf(`ticket-${Date.now()}`));
  await form.getByRole("checkbox", { name: "Hold Price" }).check();
  await expect(form.getByRole("textbox", { name: "Price" })).toHaveValue("0");
  await submitAndExpect(service, form, "Add", "Crew schedule updated.");
  await expect(service.getByText("On hold")).toBeVisible();
  await expect(meal).toHaveValue("2,5");
  await press(service, "Mark ready to board");
  const ready = service.getByRole("dialog");
  const reason = ready.getByLabel(/Reason to continue/);
  await expect(ready.getByRole("button", { name: "Mark ready to board" })).toBeVisible();
  if (await reason.isVisible()) await reason.fill("The last papers are signed on the quay");
  await shot(service, "ready");
  await submitAndExpect(service, ready, "Mark ready to board", "Crew schedule updated.", "OnBoard Ready - Email sent!");
  await expectState(service, "OnBoard Ready");
  await shot(service, "state-3");

  await visit(service, details("travel", joiner, "tab=on+board&usi=tab-checkout"));
  await expect(service.getByText("This person is not on board yet")).toBeVisible();
  await expect(service.getByRole("button", { name: "Offboard Checkout" })).toHaveCount(0);
});

test("a joiner who is ready is checked in with a reason for what is open, and the page before is shown", async ({
  at,
}) => {
  const admin = await at("crewingadminmarine", desk);
  const joiner = await readyToCheckIn(admin);
  await visit(admin, details("travel", joiner, "tab=on+board"));
  const checkIn = admin.getByRole("link", { name: "Check in", exact: true });
  await waitForHydration(checkIn);
  await checkIn.click();
  await press(admin, "Onboard Checkin");
  const dialog = admin.getByRole("dialog");
  const effects = dialog.getByText("What this changes on board");
  await expect(effects).toBeVisible();
  const now = dialog.getByRole("button", { name: "Today" });
  if (await now.isVisible()) {
    const answered = admin.waitForResponse((response) => response.url().includes("GetCheckInPreview"));
    await now.click();
    await answered;
    await expect(effects).toBeVisible();
  }
  await shot(admin, "check-in");
  const confirm = dialog.getByRole("button", { name: "Check in", exact: true });
  const why = dialog.getByLabel(/Reason for the change of plan/);
  if (await why.isVisible()) await why.selectOption("operational");
  const reason = dialog.getByLabel(/^Reason to continue|^Details/);
  if (await reason.isVisible()) await reason.fill("Agreed with the master");
  await expectNotices(admin, ["Crew succeed to checked in / out", "is checked in."], () => confirm.click());
  await expect(admin).not.toHaveURL(/usi=/);
  await expectState(admin, "OffBoard Waiting Schedule");
});

test("a check-in that a guard forbids is refused in its words", async ({ at }) => {
  const planner = await at("crewingplanningmarine", desk);
  const rows = await read<Schedule[]>(planner, "EmployeeScheduling/GetEmployeeOnBoardReady?pageSize=200");
  const joiner = rows.at(-1);
  if (!joiner) throw new Error("nobody is ready");
  await visit(planner, details("scheduling", joiner, "tab=onboard&usi=tab-checkin"));
  await press(planner, "Onboard Checkin");
  const dialog = planner.getByRole("dialog");
  await expect(dialog.getByText("What this changes on board")).toBeVisible();
  const day = dialog.getByLabel(/On board date/);
  await day.fill("1 Jan 2030");
  await day.blur();
  await expect(dialog.getByText("You cannot do this now")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Check in", exact: true })).toHaveCount(0);
  await shot(planner, "refused");
});

test("off board: the way off is set, marked ready with a reason for the report, and checked out", async ({ at }) => {
  test.setTimeout(240_000);
  const service = await at("crewingservicetanker", desk);
  // A report of a person who leaves soon already exists.
  const leaver = await inState(service, "GetEmployeeOffBoardScheduling", 4, { daysAhead: 60 });
  await visit(service, details("travel", leaver, "tab=offboard-waiting-schedule"));
  await expect(service.getByText("Available once the date and port of leaving are set.")).toBeVisible();
  await choosePort(service);
  await press(service, "Confirm leaving");
  await submitAndExpect(service, service.getByRole("dialog"), "Confirm leaving", "Crew schedule updated.");
  await expectState(service, "OffBoard Waiting Document");
  await service.getByLabel(/Lumpsum total/).fill("2.500.000");
  await service.getByRole("checkbox", { name: "No travel needed" }).check();
  await press(service, "Mark ready to leave");
  const ready = service.getByRole("dialog");
  await expect(ready.getByText("No appraisal report is on file")).toBeVisible();
  await ready.getByLabel(/Reason to continue/).fill("The report follows by the end of the week");
  await submitAndExpect(
    service,
    ready,
    "Mark ready to leave",
    "Crew schedule updated.",
    "OffBoard Ready - Email sent!",
  );
  await expectState(service, "OffBoard Ready");
  await shot(service, "state-6");
  await service.getByRole("link", { name: "Check out", exact: true }).click();
  await press(service, "Offboard Checkout");
  const dialog = service.getByRole("dialog");
  await expect(dialog.getByText("What this changes on board")).toBeVisible();
  const why = dialog.getByLabel(/Reason for the change of plan/);
  if (await why.isVisible()) await why.selectOption("operational");
  const more = dialog.getByLabel(/^Reason to continue|^Details/);
  if (await more.isVisible()) await more.fill("Agreed with the master");
  const confirm = dialog.getByRole("button", { name: "Check out", exact: true });
  await expectNotices(service, ["Crew succeed to checked in / out", "is checked out."], () => confirm.click());
  await expectState(service, "Checked Out");
  await expect(service.getByText("This schedule is history and cannot be changed.")).toBeVisible();
});

test("the vessel head proposes the actual time on a phone", async ({ at }) => {
  const head = await at("crewmarine", phone);
  const leaver = await inState(head, "GetEmployeeOffBoardScheduling", 4);
  await visit(head, details("scheduling", leaver, "tab=onboard"));
  await expect(head.getByRole("button", { name: "Confirm leaving" })).toHaveCount(0);
  await press(head, "Propose the sign-off time");
  const dialog = head.getByRole("dialog");
  await dialog.getByRole("textbox", { name: /Date/ }).fill("1 Nov 2026");
  const time = dialog.getByRole("combobox", { name: /Time/ });
  await time.fill("06:20");
  await time.blur();
  await shot(head, "head");
  await submitAndExpect(head, dialog, "Propose", "Time proposed.");
  await expect(head.getByText("Signed off 01 Nov 2026, 06:20")).toBeVisible();
  await shot(head, "head-proposed");
});
