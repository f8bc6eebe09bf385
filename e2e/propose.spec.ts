import { expect, type Locator, type Page } from "@playwright/test";
import { read, test, today } from "./crew";
import { dayAfter } from "./dates";
import { waitForHydration, visit } from "./hydration";
import { mailedLink } from "./mail-links";
import { captureScreen } from "./screens";

const planning = "/dashboard/manning/planning";
const vesselName = "PSV Arafura Bakti";
const rank = "Cook";
const shot = (page: Page, name: string) => captureScreen(page, `propose-${name}`);

type Seat = { vesselCrewId: number; jobPositionId: number; jobPositionName: string; sequence: number };
type Candidate = { id: number; fullName: string; why: { part: string; level: number | null }[]; elsewhere: unknown[] };
type Item = { code: string; level: string };

/** Find a person on board elsewhere whose only problem is overlapping days. */
async function overlapping(page: Page, vesselId: number, seat: Seat): Promise<Candidate & { tab: string }> {
  for (const [call, tab] of [
    ["GetEmployeePlanningPermanent", "permanent"],
    ["GetEmployeePlanningContract", "contract"],
  ] as const) {
    const query = `vesselId=${vesselId}&vesselCrewId=${seat.vesselCrewId}&pageSize=20`;
    for (const one of await read<Candidate[]>(page, `Employee/${call}?${query}`)) {
      const leavesLate = one.why.some(({ part, level }) => part === "free" && level === 0);
      if (!leavesLate || one.elsewhere.length !== 1) continue;
      const person = `employeeId=${one.id}&positionId=${seat.jobPositionId}&vesselId=${vesselId}`;
      const period = `from=${today}&to=${dayAfter(today, 180)}`;
      const check = await read<{ items: Item[] }>(page, `Employee/CheckEmployeeCompliance?${person}&${period}`);
      if (check.items.every(({ level, code }) => level !== "block" || code === "other-vessel")) return { ...one, tab };
    }
  }
  throw new Error(`nobody overlaps on ${vesselName}`);
}

/** Add a seat of the rank without a plan. */
async function emptySeat(page: Page) {
  const fleet = await read<{ id: number; vesselName: string }[]>(page, "Vessel/GetVesselInOperation?pageSize=50");
  const vesselId = fleet.find((one) => one.vesselName === vesselName)?.id ?? 0;
  const seats = () => read<Seat[]>(page, `VesselCrew/GetVesselCrewManningByVesselId?vesselId=${vesselId}&pageSize=100`);
  const known = (await seats()).find(({ jobPositionName }) => jobPositionName === rank);
  await page.request.post("/PMSol/v1/VesselCrew/InsertVesselCrewJobPosition", {
    data: { vesselId, jobPositionId: known?.jobPositionId },
  });
  const seat = (await seats()).find(({ jobPositionName, sequence }) => jobPositionName === rank && sequence === 2);
  if (!seat) throw new Error("no empty seat");
  return { vesselId, seat };
}

async function find(drawer: Locator, { fullName, tab }: { fullName: string; tab: string }) {
  await drawer.getByRole("tab", { name: new RegExp(tab) }).click();
  await drawer.getByRole("searchbox").fill(fullName);
  await drawer.getByRole("button", { name: `Choose ${fullName}` }).click();
}

test("a gap is filled despite an overlap and accepted by link; a second planner sees who was first", async ({
  at,
  browser,
}) => {
  test.setTimeout(240_000);
  const planner = await at("crewingplanningmarine");
  const { vesselId, seat } = await emptySeat(planner);
  const someone = await overlapping(planner, vesselId, seat);

  const slower = await at("crewingadminmarine");
  await visit(slower, `${planning}/${vesselId}/crew?vcid=${seat.vesselCrewId}&n=new`);
  await find(slower.getByRole("dialog"), someone);

  await visit(planner, planning);
  const why = planner.getByRole("link", { name: new RegExp(`^No ${rank} since .*open the seat on ${vesselName}`) });
  await why.click();
  await expect(planner).toHaveURL(/vcid=\d+&n=new/);
  const drawer = planner.getByRole("dialog", { name: `${rank}, ${vesselName}` });
  await expect(drawer).toContainText("The seat is vacant.");
  await expect(drawer).toContainText("PT Nordhav Energi Nusantara approves all ranks");
  await shot(planner, "candidates");
  await find(drawer, someone);
  await expect(drawer.getByRole("article", { name: someone.fullName })).toContainText(
    /Leaves .+ without .+ from |Leaves .+ from .+; another .+ is planned there/,
  );
  await expect(drawer.getByRole("region", { name: /^Compliance check/ })).toContainText("checks passed");
  await shot(planner, "chosen");
  await drawer.getByRole("button", { name: "Propose" }).click();
  await expect(drawer).toContainText("at the same time");
  await drawer.getByLabel(/^Reason to continue/).fill("Leaves earlier, the other vessel agrees");
  await shot(planner, "overlap");
  await drawer.getByRole("button", { name: "Propose despite the overlap" }).click();
  await expect(planner.getByText(`${someone.fullName} is proposed.`)).toBeVisible();
  await expect(drawer).toHaveCount(0);
  const row = planner.getByRole("row", { name: new RegExp(`^${rank} 2`) });
  await expect(row).toContainText(someone.fullName);
  await expect(row).toContainText("Pending");

  const late = slower.getByRole("dialog");
  await late.getByRole("button", { name: "Propose" }).click();
  await expect(late).toContainText(/filled the Next slot on/);
  await shot(slower, "slower");
  await expect(late.getByRole("button", { name: "Propose" })).toHaveCount(0);

  // Today's joiner is asked at once. Attempts per address are limited, and other journeys open links too.
  const elsewhere = { extraHTTPHeaders: { "x-forwarded-for": "203.0.113.62" } };
  const guest = await (await browser.newContext(elsewhere)).newPage();
  await visit(guest, await mailedLink(planner, "PlanningPrincipal", someone.fullName));
  const asked = guest.getByRole("article").filter({ hasText: someone.fullName });
  await asked.getByLabel("I have read the CV and the check result.").first().check();
  await asked.getByRole("button", { name: "Approve" }).click();
  await expect(asked.getByText(/^Approved by /)).toBeVisible();
  await visit(guest, await mailedLink(planner, "PlanningEmployee", someone.fullName));
  await guest
    .getByLabel(/I answer for myself/)
    .first()
    .check();
  await guest.getByRole("button", { name: "Accept" }).click();
  await expect(guest.getByText(/^Accepted by /)).toBeVisible();
  await guest.context().close();

  await visit(planner, `${planning}/${vesselId}/crew`);
  await expect(planner.getByRole("row", { name: new RegExp(`^${rank} 2`) })).toContainText("Confirmed");
});

test("from the chart one key opens the dialog of a gap; an address for a slot that is taken is cleaned", async ({
  at,
}) => {
  const page = await at("crewingplanningmarine");
  const fleet = await read<{ id: number; vesselName: string }[]>(page, "Vessel/GetVesselInOperation?pageSize=50");
  const vesselId = fleet.find((one) => one.vesselName === "MV Tirta Sembada")?.id ?? 0;
  await visit(page, `${planning}/${vesselId}/schedule`);
  const gap = page.locator('a[href*="n=new"]').first();
  await waitForHydration(gap);
  await gap.focus();
  await page.keyboard.press("Enter");
  const drawer = page.getByRole("dialog");
  await expect(drawer.getByRole("tab", { name: /permanent/ })).toBeFocused();
  await drawer.getByRole("button", { name: "Cancel" }).click();
  await expect(page).toHaveURL(new RegExp(`${vesselId}/crew(\\?view=all)?$`));

  const seats = await read<{ vesselCrewId: number; nextEmployeeId: number | null }[]>(
    page,
    `VesselCrew/GetVesselCrewManningByVesselId?vesselId=${vesselId}&pageSize=100`,
  );
  const taken = seats.find(({ nextEmployeeId }) => nextEmployeeId !== null);
  await visit(page, `${planning}/${vesselId}/crew?vcid=${taken?.vesselCrewId}&n=new`);
  await expect(page).not.toHaveURL(/vcid/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
