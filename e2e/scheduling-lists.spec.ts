import { expect, type Page } from "@playwright/test";
import { inYears, read, takeScreenshot, test } from "./crew";
import { waitForHydration, visit } from "./hydration";

const planning = "/dashboard/manning/onboard-scheduling";
const travel = "/dashboard/service-and-administration";
type VesselRow = { vesselId: number; vesselName: string; counts: { offBoardWaitingSchedule: number } };
type Row = {
  employeeSchedulingId: number;
  name: string;
  scheduledOffBoardDate: string;
  offboardLocationPortName: string | null;
  onBoardStatus: string;
};

const fleet = (page: Page) =>
  read<VesselRow[]>(page, "EmployeeScheduling/GetVesselEmployeeScheduling?pageSize=200&sort=latest");
const leavingOf = (page: Page, vesselId: number) =>
  read<Row[]>(page, `EmployeeScheduling/GetEmployeeOffBoardScheduling?vesselId=${vesselId}&pageSize=200`);
const names = (page: Page) => page.locator("tbody tr td:first-child a");

test("both entrances list the vessels by what comes first, and lead through their own tabs to the same people", async ({
  at,
}) => {
  const page = await at("crewingservicemarine");
  const rows = await fleet(page);
  const [first] = rows;
  if (!first) throw new Error("the demo fleet has no vessel");
  for (const [root, title, tabs] of [
    [planning, "Onboard scheduling", ["Onboard scheduling", "Onboard", "Offboard scheduling", "Offboard", "History"]],
    [travel, "Travel & Accommodation", ["On board", "Offboard waiting schedule", "Offboard", "History"]],
  ] as const) {
    await visit(page, root);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    expect(await names(page).allTextContents()).toEqual(rows.slice(0, 10).map(({ vesselName }) => vesselName));
    await page.getByRole("link", { name: first.vesselName, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${root}/vessel/${first.vesselId}/crews$`));
    const frame = page.getByRole("navigation", { name: first.vesselName });
    for (const name of tabs) {
      await visit(page, `${root}/vessel/${first.vesselId}/crews?pageIndex=3`);
      const tab = frame.getByRole("link", { name: new RegExp(`^${name} ?\\d+$`) });
      const count = Number((await tab.textContent())?.match(/\d+$/)?.[0]);
      await tab.click();
      await expect(page).not.toHaveURL(/pageIndex/);
      await expect(tab).toHaveAttribute("aria-current", "page");
      await expect(page.locator("tbody tr")).toHaveCount(Math.min(count, 10));
    }
  }
  await visit(page, `${planning}?tab=waiting&waiting=documents`);
  const waiting = await read<Row[]>(page, "EmployeeScheduling/GetEmployeeScheduling?waiting=documents&pageSize=10");
  await expect(page.locator("tbody tr")).toHaveCount(waiting.length);
  await visit(page, `${planning}?search=nobody`);
  await page.getByRole("link", { name: "Clear search and filters" }).click();
  await expect(names(page).first()).toBeVisible();
});

/** Find the vessel with the fewest, but at least ten, people to leave, because other journeys use the full ones. */
async function vesselWithTenLeaving(page: Page) {
  const found = [];
  for (const vessel of await fleet(page)) {
    const leaving = await leavingOf(page, vessel.vesselId);
    if (leaving.length >= 10) found.push({ vessel, leaving });
  }
  const [fewest] = found.toSorted((one, other) => one.leaving.length - other.leaving.length);
  if (!fewest) throw new Error("no vessel has ten people to leave");
  return fewest;
}

test("ten people leave with another call: the list says from what to what before, and all of them go", async ({
  at,
}) => {
  const page = await at("crewingplanningmarine");
  const { vessel, leaving } = await vesselWithTenLeaving(page);
  const before = leaving.slice(0, 10);
  await visit(page, `${planning}/vessel/${vessel.vesselId}/crews?tab=offboard-scheduling`);
  const all = page.getByRole("checkbox", { name: "Select all on this page" });
  await waitForHydration(all);
  await all.check();
  await page.getByRole("region", { name: "Bulk actions" }).getByRole("button", { name: "Set date and port" }).click();
  const dialog = page.getByRole("dialog", { name: "Set sign-off port" });
  const day = inYears(1);
  await dialog.getByRole("textbox", { name: /^Date/ }).fill(day);
  await page.keyboard.press("Tab");
  const port = dialog.getByRole("combobox", { name: /^Port/ });
  await port.fill("Dermaga Perjalanan Sepuluh");
  await page.getByRole("option").last().click();
  await expect(dialog.getByText("10 people move")).toBeVisible();
  await expect(dialog.getByText(/→ .*Dermaga Perjalanan Sepuluh/)).toHaveCount(10);
  await takeScreenshot(page, "scheduling-port-call");
  await Promise.all([
    expect(page.getByText(/10 people moved to Dermaga Perjalanan Sepuluh/)).toBeVisible(),
    expect(dialog).toBeHidden(),
    dialog.getByRole("button", { name: "Move 10 people" }).click(),
  ]);
  const after = await leavingOf(page, vessel.vesselId);
  const moved = after.filter(({ offboardLocationPortName: name }) => name === "Dermaga Perjalanan Sepuluh");
  expect(moved.map(({ name }) => name).toSorted()).toEqual(before.map(({ name }) => name).toSorted());
  expect(new Set(moved.map(({ scheduledOffBoardDate }) => scheduledOffBoardDate))).toEqual(new Set([day]));
  expect(new Set(moved.map(({ onBoardStatus }) => onBoardStatus))).toEqual(new Set(["OffBoardWaitingDocument"]));
});

test("two planners move the same people: the second sees the conflict and keeps the input", async ({ at }) => {
  const [one, other] = [await at("crewingplanningmarine"), await at("crewingservicemarine")];
  const vessel = (await fleet(one)).find(({ counts }) => counts.offBoardWaitingSchedule >= 1);
  if (!vessel) throw new Error("nobody is on board");
  const [person] = await read<(Row & { version: number })[]>(
    one,
    `EmployeeScheduling/GetEmployeeScheduling?tab=offboard-waiting-schedule&vesselId=${vessel.vesselId}&pageSize=1`,
  );
  if (!person) throw new Error("nobody is on board");
  await visit(one, `${planning}/vessel/${vessel.vesselId}/crews?tab=offboard-scheduling&search=${person.name}`);
  const box = one.getByRole("checkbox", { name: `Select ${person.name}` });
  await waitForHydration(box);
  await box.check();
  await one.getByRole("region", { name: "Bulk actions" }).getByRole("button", { name: "Set date and port" }).click();
  const dialog = one.getByRole("dialog");
  await dialog.getByRole("textbox", { name: /^Date/ }).fill(inYears(1));
  await one.keyboard.press("Tab");
  await dialog.getByRole("combobox", { name: /^Port/ }).fill("a");
  await one.getByRole("option").first().click();
  await expect(dialog.getByText("1 person moves")).toBeVisible();
  const [port] = await read<{ id: number }[]>(other, "Dropdown/GetAllVesselPorts");
  const answer = await other.request.post("/PMSol/v1/EmployeeScheduling/MovePortCall", {
    data: {
      vesselId: vessel.vesselId,
      usage: "OffBoard",
      date: inYears(1).replace(/01$/, "09"),
      portId: port?.id,
      schedules: [{ id: person.employeeSchedulingId, version: person.version }],
    },
  });
  expect(answer.status()).toBe(200);
  await dialog.getByRole("button", { name: "Move 1 person" }).click();
  await expect(dialog.getByRole("alert")).toContainText("The list is up to date; your selection is kept.");
  await expect(dialog.getByText("Changed by someone else")).toBeVisible();
  await Promise.all([
    expect(one.getByText(/1 person moved to/)).toBeVisible(),
    expect(dialog).toBeHidden(),
    dialog.getByRole("button", { name: "Move 1 person" }).click(),
  ]);
});

test("a head finds the own vessel on a phone without anything to move; who has no business there is refused", async ({
  at,
}) => {
  const phone = { viewport: { width: 390, height: 844 } };
  const staff = await at("crewingstaffmarine");
  await visit(staff, planning);
  await expect(names(staff).first()).toBeVisible();
  expect((await staff.request.get(travel)).status()).toBe(403);
  const finance = await at("crewingfinancemarine");
  for (const root of [planning, travel]) expect((await finance.request.get(root)).status()).toBe(403);
  const head = await at("crewmarine", phone);
  for (const root of [planning, travel]) {
    await visit(head, root);
    await expect(head).toHaveURL(new RegExp(`${root}/vessel/\\d+/crews$`));
    await expect(head.getByRole("checkbox")).toHaveCount(0);
    await expect(head.getByRole("button", { name: "Move port call" })).toHaveCount(0);
  }
  const vesselId = Number(/vessel\/(\d+)/.exec(head.url())?.[1]);
  await visit(head, `${planning}/vessel/${vesselId}/crews?tab=offboard-scheduling`);
  const own = await leavingOf(head, vesselId);
  await expect(head.locator("tbody tr")).toHaveCount(Math.min(own.length, 10));
  await expect(head.getByRole("link", { name: `View ${own[0]?.name}` })).toBeVisible();
  expect(await head.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await takeScreenshot(head, "scheduling-head-390");
  expect((await head.request.get(`${planning}/vessel/${vesselId + 1}/crews`)).status()).toBe(404);
});
