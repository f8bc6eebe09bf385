import { expect } from "@playwright/test";
import { read, test } from "./crew";
import { waitForHydration, visit } from "./hydration";

const planning = "/dashboard/manning/planning";
type Row = { vesselId: number; vesselName: string; planningStatus: string };
type Slot = { employeeId: number; employeeFullName: string; mayRemove: boolean };
type Seat = { vesselCrewId: number; slots: { Current: Slot | null; Next: Slot | null; NextButOne: Slot | null } };

const fleet = "Vessel/GetVesselPlanning?pageSize=200&sort=urgency";
const seatsOf = (vesselId: number) => `VesselCrew/GetVesselCrewManningByVesselId?vesselId=${vesselId}&pageSize=200`;

test("a planner narrows the vessels, follows why to the seat, and goes from the chart to the person", async ({
  at,
}) => {
  const page = await at("crewingplanningmarine");
  const rows = await read<Row[]>(page, fleet);
  await visit(page, planning);
  await expect(page.getByRole("rowheader").or(page.locator("tbody tr td:first-child a"))).toHaveCount(rows.length);
  expect(await page.locator("tbody tr td:first-child a").allTextContents()).toEqual(rows.map((row) => row.vesselName));
  await page.getByRole("group", { name: "Planning status" }).getByRole("link", { name: "Need Action" }).click();
  await expect(page).toHaveURL(/show=Need/);
  await expect(page.locator("tbody tr")).toHaveCount(rows.filter((row) => row.planningStatus === "Need Action").length);
  await page
    .locator("tbody tr")
    .first()
    .getByRole("link", { name: /open the seat/ })
    .click();
  await expect(page).toHaveURL(/\/crew(\?vcid=|#seat-)/);
  if (page.url().includes("vcid=")) {
    const seat = page.getByRole("dialog");
    await waitForHydration(seat.getByRole("button", { name: "Close" }));
    await page.keyboard.press("Escape");
    await expect(seat).toHaveCount(0);
  }
  const wayBack = page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: /Planning/ });
  await expect(wayBack).toHaveAttribute("href", /show=Need/);

  const first = rows[0];
  if (!first) throw new Error("the demo fleet has no vessel");
  const seats = await read<Seat[]>(page, seatsOf(first.vesselId));
  const manned = seats.find(({ slots }) => slots.Current);
  await visit(page, `${planning}/${first.vesselId}/schedule`);
  await expect(page.getByRole("link", { name: "Crew table" })).toBeVisible();
  const bar = page.locator(`a[href*="vcid=${manned?.vesselCrewId}"][href*="c=${manned?.slots.Current?.employeeId}"]`);
  await waitForHydration(bar);
  await bar.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(manned?.slots.Current?.employeeFullName ?? "");
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(page).toHaveURL(new RegExp(`${first.vesselId}/crew(\\?view=all)?$`));
});

test("an address with unknown ids is cleaned; without the right to plan nothing can be changed", async ({ at }) => {
  const planner = await at("crewingplanningmarine");
  const [vessel] = await read<Row[]>(planner, fleet);
  const crew = `${planning}/${vessel?.vesselId}/crew`;
  await visit(planner, `${crew}?vcid=999999&c=1`);
  await expect(planner).not.toHaveURL(/vcid/);
  await expect(planner.getByRole("dialog")).toHaveCount(0);
  await expect(planner.getByRole("button", { name: "Add Crew Position" })).toBeVisible();

  const service = await at("crewingservicemarine");
  await visit(service, crew);
  await expect(service.getByRole("heading", { level: 1 })).toContainText(vessel?.vesselName ?? "");
  await expect(service.getByRole("button", { name: "Add Crew Position" })).toHaveCount(0);
  await expect(service.getByRole("button", { name: /^More for/ })).toHaveCount(0);
});

test("a planner adds a position and deletes it again; the approval side only looks", async ({ at }) => {
  const page = await at("crewingplanningmarine");
  const rows = await read<Row[]>(page, fleet);
  const vessel = rows.at(-1);
  const before = await read<Seat[]>(page, seatsOf(vessel?.vesselId ?? 0));
  await visit(page, `${planning}/${vessel?.vesselId}/crew`);
  const add = page.getByRole("button", { name: "Add Crew Position" });
  await waitForHydration(add);
  await add.click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Position").selectOption({ label: "Master" });
  await dialog.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByText("Position added.")).toBeVisible();
  const added = page.getByRole("row", { name: /Master 2/ });
  await expect(added).toContainText("Vacant");
  await added.getByRole("button", { name: /^More for/ }).click();
  await page.getByRole("menuitem", { name: "Delete position" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByText("Position deleted.")).toBeVisible();
  expect((await read<Seat[]>(page, seatsOf(vessel?.vesselId ?? 0))).length).toBe(before.length);

  const manager = await at("crewingmanagermarine");
  await visit(manager, `/dashboard/manning/approval-crew/${vessel?.vesselId}/schedule`);
  await manager.getByRole("link", { name: /^Crewing \(\d+\)$/ }).click();
  await expect(manager).toHaveURL(/approval-crew\/\d+\/crew/);
  await expect(manager.getByRole("button", { name: /^More for/ })).toHaveCount(0);
});

test("a principal reaches the approval side of the own fleet, and the planning side not at all", async ({ at }) => {
  const page = await at("crewingprincipalmarine");
  const rows = await read<Row[]>(page, fleet);
  await visit(page, "/dashboard/manning/approval-crew");
  await expect(page.locator("tbody tr")).toHaveCount(rows.length);
  expect((await page.request.get(planning)).status()).toBe(403);
});
