import { expect, type Page } from "@playwright/test";
import { read, test, today } from "./crew";
import { typedDate } from "./dates";
import { waitForHydration, visit } from "./hydration";
import { captureScreen } from "./screens";

const payroll = "/dashboard/payroll-and-contracts/payroll-management";
const desk = { viewport: { width: 1440, height: 900 } };
const phone = { width: 390, height: 844 };
const shot = (page: Page, name: string) => captureScreen(page, `pay-difference-${name}`);

type Vessel = { vesselId: number; vesselName: string };
type Slip = {
  employeeId: number;
  employeeName: string;
  period: string;
  onBoardDaysInPeriod: number;
  totalWages?: number;
};
type Period = { month: string; state: string };

const rupiah = (amount: number) => `Rp ${String(amount).replace(/\B(?=(\d{3})+$)/g, ".")}`;
const daysIn = (month: string) => new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate();
const monthName = (month: string) =>
  new Intl.DateTimeFormat("en", { month: "long", year: "numeric", timeZone: "UTC" }).format(new Date(`${month}-01`));

/** Press a button of the page after hydration. */
async function press(page: Page, name: string | RegExp) {
  const button = page.getByRole("button", { name });
  await waitForHydration(button);
  await button.click();
}

const slipsOf = (page: Page, list: "Current" | "History", vesselId: number | "none") => {
  const call = list === "Current" ? "GetWorkOrderCrewCurrentPeriodList" : "GetWorkOrderCrewHistoryList";
  return read<Slip[]>(page, `WorkOrder/${call}?vesselId=${vesselId}&pageSize=200`);
};

/** Find a person on board for a whole locked month and still on board, with a unique name. */
async function slipsOfPersonOnBoard(finance: Page, month: string) {
  const vessels = await read<Vessel[]>(finance, "WorkOrder/GetWorkOrderVesselList?pageSize=200");
  for (const { vesselId } of vessels) {
    const [before, now] = [await slipsOf(finance, "History", vesselId), await slipsOf(finance, "Current", vesselId)];
    const whole = before.filter((slip) => slip.period.startsWith(month) && slip.onBoardDaysInPeriod === daysIn(month));
    const running = today.slice(0, 7);
    const isStill = (slip: Slip) => slip.period.startsWith(running) && slip.onBoardDaysInPeriod === daysIn(running);
    const stays = whole.find(({ employeeId }) => now.some((slip) => slip.employeeId === employeeId && isStill(slip)));
    if (stays) return { vesselId, crewId: stays.employeeId, name: stays.employeeName };
  }
  throw new Error("nobody stayed on board");
}

type Difference = { id: number; name: string; amount: number; month: string; state: string };
const differencesOf = async (page: Page, tab: string) =>
  read<{ rows?: Difference[] } | Difference[]>(page, `WorkOrder/GetPayDifferences?tab=${tab}&pageSize=200`).then(
    (data) => (Array.isArray(data) ? data : (data.rows ?? [])),
  );

test("a late sign-off in a locked month is warned, proposed, confirmed and on the next slip", async ({ at }) => {
  test.setTimeout(240_000);
  const finance = await at("crewingfinancemarine", desk);
  const office = await at("crewingadminmarine", desk);
  const manager = await at("crewingmanagermarine", desk);
  const { rows } = await read<{ rows: Period[] }>(finance, "WorkOrder/GetPayrollPeriods");
  const month = rows.find(({ state }) => state === "locked")?.month ?? "";
  const { vesselId, crewId, name } = await slipsOfPersonOnBoard(finance, month);
  let amount = 0;

  await test.step("the dialog says what goes to finance", async () => {
    await visit(office, `/dashboard/vessel-management/${vesselId}/details?tab=on-board-crew`);
    await press(office, `Check out ${name}`);
    const dialog = office.getByRole("dialog");
    const date = dialog.getByLabel(/date/i).first();
    await date.fill(typedDate(`${month}-20`));
    await date.blur();
    const notified = dialog.getByText(`${monthName(month)} is locked: the difference of Rp`);
    await expect(notified).toBeVisible();
    amount = Number((await notified.textContent())?.match(/Rp ([\d.]+)/)?.[1]?.replaceAll(".", ""));
    expect(amount).toBeGreaterThan(0);
    await shot(office, "dialog");
    const why = dialog.getByLabel(/Reason for the change of plan/);
    if (await why.isVisible()) await why.selectOption("operational");
    const reason = dialog.getByRole("textbox", { name: /^(Details|Reason)/ });
    if (await reason.isVisible()) await reason.fill("Reported late by the agent");
    await dialog.getByRole("button", { name: "Check out", exact: true }).click();
    await expect(office.getByText("Checked out.")).toBeVisible();
  });

  await test.step("finance finds the difference of the same amount", async () => {
    await expect
      .poll(
        async () =>
          (await differencesOf(finance, "open")).find((one) => one.name === name && one.month === month)?.amount,
        {
          timeout: 30_000,
        },
      )
      .toBe(-amount);
    await visit(finance, `${payroll}/differences?month=${month}`);
    const row = finance.getByRole("row").filter({ hasText: name });
    await expect(row).toContainText("Days on board");
    await expect(row).toContainText(`−${rupiah(amount)}`);
    await shot(finance, "open");
    await finance.setViewportSize(phone);
    await shot(finance, "open-phone");
    await finance.setViewportSize(desk.viewport);
    await press(finance, `Propose the difference of ${name} for the next slip`);
    await expect(finance.getByText("This seafarer has no slip in an open month.")).toBeVisible();
  });

  // In December a difference stays open by name, because no slip follows the year-end slip.
  if (month.endsWith("-12")) return;

  await test.step("the employment ends: a settlement is the next slip, with pay besides", async () => {
    await visit(finance, `${payroll}/people/${crewId}?year=${month.slice(0, 4)}`);
    const dialog = finance.getByRole("dialog");
    await press(finance, "Add irregular pay");
    await dialog.getByLabel("Description").fill("Severance");
    await dialog.getByLabel("Amount").fill("90.000.000");
    await dialog.getByRole("button", { name: "Add irregular pay" }).click();
    await expect(finance.getByText("Irregular pay added.")).toBeVisible();
    await visit(manager, `${payroll}/people/${crewId}?year=${month.slice(0, 4)}`);
    await press(manager, /^Confirm Severance/);
    await manager.getByRole("dialog").getByRole("button", { name: "Confirm" }).click();
    await expect(manager.getByText("Confirmed")).toBeVisible();
    await press(finance, "Change payroll settings");
    const ends = dialog.getByLabel("Last day of employment");
    await ends.fill(typedDate(`${month}-${daysIn(month)}`));
    await ends.blur();
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(finance.getByText("Employment saved.")).toBeVisible();
  });

  await test.step("proposed with one click, confirmed by a second person", async () => {
    await expect(async () => {
      await visit(finance, `${payroll}/differences?month=${month}`);
      await press(finance, `Propose the difference of ${name} for the next slip`);
      await expect(finance.getByText(/^Proposed: −Rp /)).toBeVisible({ timeout: 3_000 });
    }).toPass({ timeout: 38_000 });
    await visit(finance, `${payroll}/differences?tab=proposed`);
    const own = finance.getByRole("row").filter({ hasText: name });
    await expect(own.getByRole("button", { name: /^Confirm/ })).toHaveCount(0);
    await visit(manager, `${payroll}/differences?tab=to-decide`);
    await press(manager, new RegExp(`^Confirm: ${name}`));
    await shot(manager, "confirm");
    await manager.getByRole("dialog").getByRole("button", { name: "Confirm" }).click();
    await expect(manager.getByText("Adjustment confirmed")).toBeVisible();
    expect((await differencesOf(finance, "settled")).find((one) => one.name === name)?.amount).toBe(-amount);
  });

  await test.step("the next slip has it", async () => {
    await expect(async () => {
      await visit(finance, `${payroll}/people/${crewId}?year=${month.slice(0, 4)}`);
      const table = finance.getByRole("table", { name: "Work orders in the year" });
      await table.getByRole("row").filter({ hasText: "Draft" }).last().getByRole("link").click();
      await expect(finance.getByText(/Difference of /).first()).toBeVisible({ timeout: 5_000 });
    }).toPass({ timeout: 38_000 });
    await expect(finance.getByText(`${String(amount).replace(/\B(?=(\d{3})+$)/g, ".")},00`).first()).toBeVisible();
    await shot(finance, "slip");
  });
});
