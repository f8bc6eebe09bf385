import { expect, type Page } from "@playwright/test";
import { pictureOf, read, scanOf, send, submitDialog, test, today, submitAndExpect } from "./crew";
import { waitForHydration, reload, visit } from "./hydration";
import {
  beginAgreement,
  choose,
  confirmCertificate,
  createdNotice,
  crews,
  desk,
  endorse,
  enterResult,
  enterTraining,
  everyJoiner,
  fillInCheckup,
  fillInAgreement,
  fillInTraining,
  joinersOf,
  openJoiner,
  previewOf,
  rowOf,
  sign,
  textsOf,
  type Joiner,
} from "./preparation";
import { captureScreen } from "./screens";

const shot = (page: Page, name: string) => captureScreen(page, `joining-${name}`);

const typed = (day: string) => day.split("-").reverse().join("/");
const inMonths = (day: string, months: number) => {
  const date = new Date(`${day.slice(0, 7)}-15T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 10);
};
/** Other journeys use these people. */
const elsewhere = ["AHTS Wallacea Perkasa", "PSV Arafura Bakti", "MV Tirta Sembada"];
const prepared = ["pkl-not-signed", "mcu-not-passed", "bjst-not-passed"];
/** Ignore travel, which another journey covers, and the exact day. */
const travel = ["schedule-not-ready", "off-plan"];

/** Find a confirmed joiner without any preparation whom nothing else keeps from check-in today. */
async function newJoiner(page: Page): Promise<Joiner> {
  for (const joiner of await everyJoiner(page)) {
    const { certificateStatus, mcuStatus, bjstStatus, pklStatus, isConfirmed, vesselName } = joiner;
    const isNew = [mcuStatus, bjstStatus, pklStatus].every((status) => status === "-");
    if (!isNew || !isConfirmed || certificateStatus !== "Completed" || elsewhere.includes(vesselName)) continue;
    const { problems } = await previewOf(page, joiner);
    if (problems.every(({ code }) => travel.includes(code) || prepared.includes(code))) return joiner;
  }
  throw new Error("nobody is to join who has done nothing yet");
}

/** Return the joiner's current status. */
async function currentJoiner(page: Page, { vesselId, employeeId }: Joiner): Promise<Joiner | undefined> {
  return (await joinersOf(page, vesselId)).find((one) => one.employeeId === employeeId);
}

/** Create a check-up appointment for today and read its letter. */
async function enterCheckup(page: Page, { vesselId, employeeFullName: name }: Joiner) {
  const dialog = await openJoiner(page, crews(vesselId, "mcu"));
  await choose(dialog, /^Schedule for/, name);
  await page.keyboard.press("Escape");
  await fillInCheckup(dialog, { date: typed(today), clinic: `Klinik Bahari ${Date.now()}` });
  await submitAndExpect(page, dialog, "Schedule", "MCU schedule created.");
  await rowOf(page, name)
    .getByRole("button", { name: `More for ${name}` })
    .click();
  const saved = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "MCU letter" }).click();
  const letter = await textsOf(await saved);
  for (const text of [name, "Klinik Bahari"]) expect(letter.join("\n")).toContain(text);
}

async function passCheckup(page: Page, name: string) {
  const passed = await enterResult(page, name, { result: "Passed", degree: "Fit for sea duty" });
  await submitAndExpect(page, passed, "Save result", "MCU result created.");
  await expect(rowOf(page, name)).toContainText("Passed");
}

async function train(page: Page, { vesselId, employeeFullName: name }: Joiner) {
  const dialog = await openJoiner(page, crews(vesselId, "bjst"));
  await fillInTraining(dialog, [name], [typed(today), typed(today)]);
  await submitAndExpect(page, dialog, "Schedule", "BJST created.");
  await enterTraining(page, name);
  await expect(rowOf(page, name)).toContainText("valid until");
}

/** Check in today without open problems. */
async function checkIn(page: Page, joiner: Joiner) {
  const { vesselId, employeeFullName: name } = joiner;
  const { problems } = await previewOf(page, joiner);
  expect(problems.filter(({ code }) => !travel.includes(code))).toEqual([]);
  await visit(page, `/dashboard/vessel-management/${vesselId}/details?tab=on-board-crew`);
  const opener = page.getByRole("button", { name: `Check in ${name}` });
  await waitForHydration(opener);
  await opener.click();
  const dialog = page.getByRole("dialog");
  for (const text of ["The PKL is not signed", "The training (BJST) is not passed"])
    await expect(dialog.getByText(text)).toHaveCount(0);
  if (problems.some(({ code }) => code === "off-plan"))
    await dialog.getByLabel(/^Reason for the change of plan/).selectOption("Operational");
  const reason = dialog.getByLabel(/^(Details|Reason)/);
  if (problems.length === 0) await expect(reason).toHaveCount(0);
  else await reason.last().fill("Travel was arranged by telephone");
  await dialog.getByRole("button", { name: "Check in", exact: true }).click();
  await expect(page.getByText("Checked in.")).toBeVisible();
}

/** Expect that nothing is missing on the joiner's page. */
async function isReady(page: Page, joiner: Joiner) {
  expect(await currentJoiner(page, joiner)).toMatchObject({
    mcuStatus: "Passed",
    bjstStatus: "Passed",
    medicalStatus: "FIT",
    pklStatus: "Signed",
    preparationStatus: "Completed",
  });
  await visit(page, `${crews(joiner.vesselId)}/${joiner.employeeId}/details`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Completed");
  await expect(page.getByText("Ready", { exact: true })).toBeVisible();
}

test("a confirmed joiner is examined, certified, trained and signs, is ready and goes on board; a longer stay gets its addendum", async ({
  at,
}) => {
  test.setTimeout(300_000);
  const planner = await at("crewingplanningmarine", desk);
  const joiner = await newJoiner(planner);
  const name = joiner.employeeFullName;
  const service = await at("crewingservicemarine", desk);
  await enterCheckup(service, joiner);
  await passCheckup(service, name);
  await confirmCertificate(service, joiner, `MC-${Date.now()}`);
  await train(await at("crewingpdemarine", desk), joiner);
  expect(await currentJoiner(planner, joiner)).toMatchObject({ preparationStatus: "Not Completed" });

  const staff = await at("crewingstaffmarine", desk);
  await beginAgreement(staff, joiner);
  await createdNotice(await fillInAgreement(staff, `pkl/join/${Date.now()}`));
  const saved = staff.waitForEvent("download");
  await staff.getByRole("button", { name: "Download document" }).click();
  expect((await textsOf(await saved)).join("\n")).toContain(name);
  await sign(staff, await scanOf(`signed-${Date.now()}`));
  await endorse(staff);
  const agreement = staff.url();
  await isReady(planner, joiner);
  await shot(planner, "ready");
  await checkIn(planner, joiner);
  expect(await currentJoiner(planner, joiner)).toBeUndefined();

  const { vesselId, vesselCrewId, employeeId } = joiner;
  type Slot = { employeeId: number; version: number; startDate: string; endDate: string };
  type Seat = { vesselCrewId: number; jobPositionId: number; slots: { Current: Slot | null } };
  const seats = await read<Seat[]>(
    planner,
    `VesselCrew/GetVesselCrewManningByVesselId?vesselId=${vesselId}&pageSize=200`,
  );
  const seat = seats.find((one) => one.vesselCrewId === vesselCrewId);
  const current = seat?.slots.Current;
  expect(current?.employeeId).toBe(employeeId);
  await send(planner, "VesselCrew/UpdateVesselCrewAssignment", {
    vesselId,
    vesselCrewId,
    employeeId,
    jobPositionId: seat?.jobPositionId,
    assignmentOn: "Current",
    startAssignmentDate: current?.startDate,
    endAssignmentDate: inMonths(joiner.endDate, 1),
    allowOverlapDate: true,
    reason: "Stays for the docking",
    version: current?.version,
  });
  await visit(staff, agreement);
  await staff.getByRole("link", { name: "Create addendum" }).click();
  await expect(staff).toHaveURL(/addendumOf=\d+/);
  await createdNotice(await fillInAgreement(staff, `pkl/addendum/${Date.now()}`));
  await expect(staff.getByText("Pending Sign")).toBeVisible();
  const paper = staff.waitForEvent("download");
  await staff.getByRole("button", { name: "Download document" }).click();
  expect((await textsOf(await paper)).join("\n")).toContain("Addendum to a sea employment agreement (PKL)");
  await shot(staff, "addendum");
});

test("a joiner who fails is to be acted on in planning until another check-up is arranged, passes that one, and boards on a photographed PKL", async ({
  at,
}) => {
  test.setTimeout(300_000);
  const planner = await at("crewingplanningmarine", desk);
  const joiner = await newJoiner(planner);
  const { vesselId, employeeFullName: name } = joiner;
  const service = await at("crewingservicemarine", desk);
  await enterCheckup(service, joiner);
  const failed = await enterResult(service, name, { result: "Failed", degree: "Temporarily unfit" });
  await submitAndExpect(service, failed, "Save result", "MCU result created.");
  await rowOf(service, name).getByRole("link", { name }).click();
  await expect(service.getByText("Failed. Schedule another check-up.")).toBeVisible();

  type Planned = { vesselId: number; planningStatus: string };
  const planned = async () =>
    (await read<Planned[]>(planner, "Vessel/GetVesselPlanning?pageSize=200")).find((one) => one.vesselId === vesselId);
  expect((await planned())?.planningStatus).toBe("Need Action");
  await visit(planner, `/dashboard/manning/planning/${vesselId}/crew`);
  const notified = rowOf(planner, name).getByText("Cannot join as planned yet");
  await expect(notified).toBeVisible();
  await shot(planner, "failed-planning");
  expect((await previewOf(planner, joiner)).problems.map(({ code }) => code)).toContain("mcu-not-passed");

  await service.getByRole("link", { name: "Schedule another" }).click();
  const again = service.getByRole("dialog");
  await expect(again.getByText(name)).toBeVisible();
  await fillInCheckup(again, { date: typed(today), clinic: "Klinik Bahari Kedua" });
  await submitDialog(again, "Schedule");
  await reload(planner);
  await expect(notified).toHaveCount(0);
  await passCheckup(service, name);
  await confirmCertificate(service, joiner, `MC-${Date.now()}`);
  await train(await at("crewingpdemarine", desk), joiner);

  const staff = await at("crewingstaffmarine", desk);
  await visit(staff, `${crews(vesselId)}/${joiner.employeeId}/pkl/create`);
  await createdNotice(await fillInAgreement(staff, `pkl/again/${Date.now()}`));
  await sign(staff, await pictureOf(`signed-${Date.now()}`));
  await endorse(staff);
  await isReady(planner, joiner);
  await checkIn(planner, joiner);
});
