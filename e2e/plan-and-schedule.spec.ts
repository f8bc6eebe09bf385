import { expect, type Page } from "@playwright/test";
import { read, test } from "./crew";
import { dayAfter, longDate, typedDate } from "./dates";
import { waitForHydration, visit } from "./hydration";
import { detailsOf, type LeavingSchedule } from "./leaving-schedules";
import { captureScreen } from "./screens";

const shot = (page: Page, name: string) => captureScreen(page, `plan-and-schedule-${name}`);

type Seat = { vesselCrewId: number; nextEmployeeId: number | null };

const planOf = ({ vesselId, vesselCrewId, employeeId }: LeavingSchedule) =>
  `/dashboard/manning/planning/${vesselId}/crew?vcid=${vesselCrewId}&c=${employeeId}`;

/** Find the first person on board without sign-off schedule and reliever, with enough days left. */
async function onBoard(page: Page) {
  const rows = await read<LeavingSchedule[]>(page, "EmployeeScheduling/GetEmployeeOffBoardScheduling?pageSize=200");
  for (const row of rows.filter(({ employeeSchedulingStatusId: state, daysLeft }) => state === 4 && daysLeft > 60)) {
    const call = `VesselCrew/GetVesselCrewManningByVesselId?vesselId=${row.vesselId}&pageSize=100`;
    const seat = (await read<Seat[]>(page, call)).find(({ vesselCrewId }) => vesselCrewId === row.vesselCrewId);
    if (seat?.nextEmployeeId === null) return row;
  }
  throw new Error("nobody is on board for long");
}

/** Enter the leave date and save it with a port. */
async function saveLeave(page: Page, leaver: LeavingSchedule, day: string) {
  await visit(page, detailsOf(leaver));
  const port = page.getByRole("combobox", { name: /^Location/ });
  await waitForHydration(port);
  await port.click();
  await page.getByRole("listbox").getByRole("option").first().click();
  const date = page.getByLabel(/^Date/);
  await date.fill(typedDate(day));
  await date.blur();
}

test("a leave date off the plan shows a warning in schedule, plan and chart until the plan moves", async ({ at }) => {
  test.setTimeout(240_000);
  const planner = await at("crewingplanningmarine");
  const leaver = await onBoard(planner);
  const planned = leaver.scheduledOffBoardDate;
  const leave = dayAfter(planned, 21);
  const both = `Leaving is scheduled for ${longDate(leave)} but planned for ${longDate(planned)}: 21 days apart.`;

  await test.step("the form says both days before it is saved", async () => {
    await saveLeave(planner, leaver, leave);
    await expect(planner.getByText(`21 days off the plan (${longDate(planned)}).`)).toBeVisible();
    await planner.getByRole("button", { name: "Confirm leaving", exact: true }).click();
    await planner.getByRole("dialog").getByRole("button", { name: "Confirm leaving" }).click();
    await expect(planner.getByText("Crew schedule updated.")).toBeVisible();
    await expect(planner.getByText(both)).toBeVisible();
    await shot(planner, "schedule");
  });

  await test.step("crew plan and chart show the difference", async () => {
    await visit(planner, planOf(leaver));
    await expect(planner.getByRole("dialog").getByText(both)).toBeVisible();
    await shot(planner, "plan");
    await visit(planner, `/dashboard/manning/planning/${leaver.vesselId}/schedule`);
    const bar = planner
      .getByRole("gridcell")
      .getByLabel(new RegExp(`^${leaver.name}.*leave schedule ${longDate(leave)}`));
    await expect(bar.first()).toBeAttached();
    await shot(planner, "chart");
  });

  await test.step("one press moves the plan, and nothing differs any more", async () => {
    await visit(planner, planOf(leaver));
    const move = planner.getByRole("button", { name: `Move the plan to ${longDate(leave)}` });
    await waitForHydration(move);
    await move.click();
    await expect(planner.getByText(`Plan moved to ${longDate(leave)}.`)).toBeVisible();
    await visit(planner, detailsOf(leaver));
    await expect(planner.getByText("Plan and schedule differ")).toHaveCount(0);
  });
});
