import { expect, type Page } from "@playwright/test";
import { read, submitDialog, takeScreenshot, test } from "./crew";
import { waitForHydration, reload, visit } from "./hydration";

const desk = { viewport: { width: 1440, height: 900 } };
type Schedule = { employeeSchedulingId: number; vesselId: number; name: string; employeeSchedulingStatusId: number };
type Listed = "GetEmployeeOnBoardScheduling" | "GetEmployeeOnBoardReady" | "GetEmployeeOffBoardScheduling";

const details = ({ vesselId, employeeSchedulingId: id }: Schedule, query = "") =>
  `/dashboard/service-and-administration/vessel/${vesselId}/crews/${id}/details?${query}`;

/** Return the last schedule in a state, because other journeys start with the first. */
async function lastScheduleIn(
  page: Page,
  list: Listed | "GetEmployeeOffBoardReady",
  statusId: number,
): Promise<Schedule> {
  const rows = await read<Schedule[]>(page, `EmployeeScheduling/${list}?pageSize=200`);
  const found = rows.filter((row) => row.employeeSchedulingStatusId === statusId).at(-1);
  if (!found) throw new Error(`nobody stands in state ${statusId}`);
  return found;
}

async function press(page: Page, name: string) {
  const button = page.getByRole("button", { name, exact: true });
  await waitForHydration(button);
  await button.click();
}

test("the email of a settled way is sent again to people who are named before", async ({ at }) => {
  const service = await at("crewingservicetanker", desk);
  const joiner = await lastScheduleIn(service, "GetEmployeeOnBoardReady", 3);
  await visit(service, details(joiner));
  await press(service, "Send the email again");
  const dialog = service.getByRole("dialog", { name: `Send the joining email of ${joiner.name} again?` });
  const people = dialog.getByRole("listitem");
  await expect(people.filter({ hasText: "planning" }).first()).toBeVisible();
  const count = await people.count();
  await takeScreenshot(service, "schedule-send-again");
  const notified = count === 1 ? "Email sent to 1 person." : `Email sent to ${count} people.`;
  await Promise.all([expect(service.getByText(notified)).toBeVisible(), submitDialog(dialog, "Send")]);
  const waiting = await lastScheduleIn(service, "GetEmployeeOnBoardScheduling", 1);
  await visit(service, details(waiting));
  await expect(service.getByRole("button", { name: "Confirm joining" })).toBeVisible();
  await expect(service.getByRole("button", { name: "Send the email again" })).toHaveCount(0);
});

test("time and agent of a way are typed, refused in words, kept, and read back", async ({ at }) => {
  const service = await at("crewingservicemarine", desk);
  const leaver = await lastScheduleIn(service, "GetEmployeeOffBoardScheduling", 5);
  await visit(service, details(leaver));
  const agent = service.getByRole("textbox", { name: "Agent", exact: true });
  await waitForHydration(agent);
  await agent.fill("PT Bahari Agensi");
  const phone = service.getByRole("textbox", { name: "Agent's phone" });
  await phone.fill("call me");
  const time = service.getByRole("combobox", { name: /^Time/ });
  await time.fill("06:20");
  await time.blur();
  await press(service, "Save");
  await expect(service.getByText("Enter a phone number, such as +62 31 555 0144")).toBeVisible();
  await phone.fill("+62 31 555 0172");
  await Promise.all([expect(service.getByText("Crew schedule updated.")).toBeVisible(), press(service, "Save")]);
  await reload(service);
  await waitForHydration(agent);
  await expect(agent).toHaveValue("PT Bahari Agensi");
  await expect(time).toHaveValue("06:20");
  await expect(service.getByText("Offboard agent: – → PT Bahari Agensi")).toBeVisible();
  await takeScreenshot(service, "schedule-agent");
});

test("a check-in or check-out that is not due says why, in each state", async ({ at }) => {
  const service = await at("crewingservicemarine", desk);
  for (const [list, statusId, usi, why] of [
    [
      "GetEmployeeOnBoardScheduling",
      1,
      "tab-checkin",
      "The schedule is not ready: port, documents or allowance are missing",
    ],
    ["GetEmployeeOnBoardScheduling", 1, "tab-checkout", "This person is not on board yet"],
    ["GetEmployeeOffBoardScheduling", 4, "tab-checkin", "This person is already on board"],
    [
      "GetEmployeeOffBoardScheduling",
      5,
      "tab-checkout",
      "Sign-off travel is not ready: port, documents or allowance are missing",
    ],
  ] as const) {
    await visit(service, details(await lastScheduleIn(service, list, statusId), `usi=${usi}`));
    await expect(service.getByText(why)).toBeVisible();
    for (const name of ["Onboard Checkin", "Offboard Checkout", "Save"])
      await expect(service.getByRole("button", { name })).toHaveCount(0);
  }
});
