import { expect, type Page } from "@playwright/test";
import { expectRefusal, submitDialog, test, submitAndExpect } from "./crew";
import {
  choose,
  crews,
  desk,
  enterResult,
  enterTraining,
  fillInCheckup,
  fillInTraining,
  fleet,
  joinersOf,
  openJoiner,
  rowOf,
  textsOf,
} from "./preparation";
import { captureScreen } from "./screens";

const shot = (page: Page, name: string) => captureScreen(page, `checkups-${name}`);

const year = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Jakarta" }).format(new Date()).slice(0, 4);
const day = (month: string, date: string) => `${date}/${month}/${Number(year) + 1}`;

/** Return the vessel with the most joiners, and two of them. */
async function joiners(page: Page) {
  const [vessel] = (await fleet(page)).toSorted((one, other) => other.numberOfCrew - one.numberOfCrew);
  if (!vessel) throw new Error("nobody joins");
  const [one, other] = await joinersOf(page, vessel.vesselId);
  if (!one || !other) throw new Error("too few joiners");
  return { vesselId: vessel.vesselId, one, other };
}

/** Wait for a number of emails of a type with a calendar file, the newest first. */
async function mailsOf(page: Page, type: string, most: number): Promise<string[]> {
  const found: string[] = [];
  await expect
    .poll(
      async () => {
        found.length = 0;
        const list = await (await page.request.get("/dev/mailbox")).text();
        for (const [, id] of [...list.matchAll(/href="\?id=(\d+)"/g)].slice(0, 12)) {
          const mail = await (await page.request.get(`/dev/mailbox?id=${id}`)).text();
          if (mail.includes(type) && mail.includes(".ics")) found.push(mail);
        }
        return found.length;
      },
      { timeout: 30_000 },
    )
    .toBeGreaterThanOrEqual(most);
  return found;
}

test("two joiners share a clinic letter and are notified, it moves; one fails, is examined again and passes", async ({
  at,
}) => {
  test.setTimeout(240_000);
  const page = await at("crewingservicemarine", desk);
  const { vesselId, one, other } = await joiners(page);
  const dialog = await openJoiner(page, crews(vesselId, "mcu"));
  await dialog.getByRole("button", { name: "Schedule", exact: true }).click();
  await expect(dialog.getByText("This field is required").first()).toBeVisible();
  for (const { employeeFullName } of [one, other]) await choose(dialog, /^Schedule for/, employeeFullName);
  await page.keyboard.press("Escape");
  await fillInCheckup(dialog, { date: day("01", "12"), clinic: `Klinik Perjalanan ${Date.now()}` });
  await dialog.getByLabel(/^Clinic location/).fill("surabaya");
  await shot(page, "schedule");
  await submitAndExpect(page, dialog, "Schedule", "MCU schedule created.", "McuScheduled: Email sent!");
  await expect(rowOf(page, one.employeeFullName)).toContainText("SURABAYA");
  await expect(rowOf(page, other.employeeFullName)).toContainText("Scheduled");

  for (const { employeeFullName } of [one, other])
    await page
      .getByRole("checkbox", { name: `Select ${employeeFullName}` })
      .first()
      .check();
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "MCU letter for the selected" }).click();
  const letter = await textsOf(await saved);
  for (const text of [one.employeeFullName, other.employeeFullName, "SURABAYA"]) expect(letter).toContain(text);
  await shot(page, "letter-selected");
  await page.getByRole("button", { name: "Clear selection" }).click();
  const notified = await mailsOf(page, "McuScheduled", 2);
  expect(notified.some((mail) => mail.includes(one.employeeFullName))).toBe(true);
  expect(notified.every((mail) => mail.includes(".pdf"))).toBe(true);

  await page
    .getByRole("button", { name: `More for ${one.employeeFullName}` })
    .first()
    .click();
  await page.getByRole("menuitem", { name: "Update" }).click();
  const moved = page.getByRole("dialog");
  await expect(moved.getByLabel("All people on this letter move (2)")).toBeChecked();
  await moved.getByLabel(/^Date/).fill(day("01", "14"));
  await submitDialog(moved, "Save");
  for (const { employeeFullName } of [one, other])
    await expect(rowOf(page, employeeFullName)).toContainText(`14 Jan ${Number(year) + 1}`);
  expect(await mailsOf(page, "McuScheduled", 4)).toContainEqual(expect.stringContaining("14 Jan"));

  const refused = await enterResult(page, one.employeeFullName, { result: "Passed", degree: "Permanently unfit" });
  await refused.getByRole("button", { name: "Save result" }).click();
  await expect(refused.getByText("An unfit degree cannot be passed.").first()).toBeVisible();
  await shot(page, "unfit");
  await refused.getByLabel(/^Result/).selectOption("Failed");
  await submitAndExpect(page, refused, "Save result", "MCU result created.");

  await rowOf(page, one.employeeFullName).getByRole("link", { name: one.employeeFullName }).click();
  await expect(page).toHaveURL(/\/mcu\/\d+\/details$/);
  await expect(page.getByRole("button", { name: "Enter result" })).toBeDisabled();
  await expect(page.getByRole("button", { name: "Update" })).toBeDisabled();
  await shot(page, "failed");
  const mcuId = Number(/\/mcu\/(\d+)\//.exec(page.url())?.[1]);
  const twice = { employeePreparationMcuId: mcuId, assessmentStatus: "Passed", mcuHealthDegreeId: 1 };
  expect((await expectRefusal(page, "EmployeePreparation/UpdatePreparationMCUResult", twice)).status).toBeGreaterThan(
    399,
  );
  await page.getByRole("link", { name: "Schedule another" }).click();
  const again = page.getByRole("dialog");
  await expect(again.getByText(one.employeeFullName)).toBeVisible();
  await fillInCheckup(again, { date: day("01", "20"), clinic: "Klinik Perjalanan Kedua" });
  await submitDialog(again, "Schedule");
  const passed = await enterResult(page, one.employeeFullName, { result: "Passed", degree: "with restrictions" });
  await passed.getByLabel(/^Price/).fill("1250000");
  await submitDialog(passed, "Save result");
  await expect(rowOf(page, one.employeeFullName)).toContainText("Passed");
  await rowOf(page, one.employeeFullName).getByRole("link", { name: one.employeeFullName }).click();
  await expect(page.getByText("IDR 1.250.000")).toBeVisible();
  await shot(page, "passed");
});

test("personnel development trains two joiners in one letter; a passed training says how long it counts", async ({
  at,
}) => {
  test.setTimeout(240_000);
  const page = await at("crewingpdemarine", desk);
  const { vesselId, one, other } = await joiners(page);
  const dialog = await openJoiner(page, crews(vesselId, "bjst"));
  await fillInTraining(
    dialog,
    [one, other].map(({ employeeFullName }) => employeeFullName),
    [day("01", "20"), day("01", "19")],
  );
  await dialog.getByRole("button", { name: "Schedule", exact: true }).click();
  await expect(dialog.getByText("The end date cannot be before the start date.")).toBeVisible();
  await dialog.getByLabel(/^End date/).fill(day("01", "21"));
  await shot(page, "training");
  await submitAndExpect(page, dialog, "Schedule", "BJST created.");
  const notified = await mailsOf(page, "BjstScheduled", 2);
  expect(notified.some((mail) => mail.includes(one.employeeFullName))).toBe(true);

  await page
    .getByRole("button", { name: `More for ${one.employeeFullName}` })
    .first()
    .click();
  await page.getByRole("menuitem", { name: "Update" }).click();
  const moved = page.getByRole("dialog");
  await moved.getByLabel(/^End date/).fill(day("01", "22"));
  await submitAndExpect(page, moved, "Save", "BJST updated.");
  await mailsOf(page, "BjstScheduled", 3);

  await enterTraining(page, one.employeeFullName);
  await expect(rowOf(page, one.employeeFullName)).toContainText(`valid until 22 Jan ${Number(year) + 3}`);
  await shot(page, "trained");
  await rowOf(page, one.employeeFullName).getByRole("link", { name: one.employeeFullName }).click();
  await expect(page.getByRole("button", { name: "Enter result" })).toBeDisabled();
});
