import { expect } from "@playwright/test";
import { read, scanOf, send, takeScreenshot, test, today, upload } from "./crew";
import { waitForHydration, visit } from "./hydration";
import { confirmCertificate, everyJoiner, fleet, joinersOf, list, previewOf, type Joiner } from "./preparation";

test("service goes from what is latest to the vessel's joiners, through the tabs, and to one of them", async ({
  at,
}) => {
  const page = await at("crewingservicemarine");
  const rows = await fleet(page);
  const [first] = rows;
  if (!first) throw new Error("the demo fleet has no vessel");
  await visit(page, list);
  expect(await page.locator("tbody tr td:first-child a").allTextContents()).toEqual(
    rows.slice(0, 10).map(({ vesselName }) => vesselName),
  );
  await takeScreenshot(page, "preparation-vessels");
  await page.getByRole("link", { name: first.vesselName, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`vessel/${first.vesselId}/crews`));
  await expect(page.locator("tbody tr")).toHaveCount(first.numberOfCrew);
  await takeScreenshot(page, "preparation-crews");

  const tabs = page.getByRole("navigation", { name: first.vesselName });
  for (const [tab, name] of [
    ["mcu", "MCU"],
    ["bjst", "BJST"],
    ["medical-certificate", "Medical certificate"],
    ["pkl", "PKL"],
  ] as const) {
    await visit(page, `${list}/vessel/${first.vesselId}/crews?pageIndex=3`);
    await tabs.getByRole("link", { name }).click();
    await expect(page).toHaveURL(new RegExp(`crews\\?tab=${tab}$`));
    await expect(tabs.getByRole("link", { name })).toHaveAttribute("aria-current", "page");
  }

  await visit(page, `${list}/vessel/${first.vesselId}/crews`);
  const [joiner] = await joinersOf(page, first.vesselId);
  await page.getByRole("link", { name: `View ${joiner?.employeeFullName}` }).click();
  await expect(page).toHaveURL(new RegExp(`crews/${joiner?.employeeId}/details`));
  await expect(page.getByRole("heading", { level: 1 })).toContainText(joiner?.employeeFullName ?? "");
  await takeScreenshot(page, "preparation-joiner");

  await visit(page, `${list}?tab=late&who=service`);
  const late = await read<Joiner[]>(page, "EmployeePreparation/GetEmployeePreparation?late=service&pageSize=10");
  await expect(page.locator("tbody tr")).toHaveCount(late.length);
});

test("a passed check-up becomes a medical certificate once a person has confirmed it", async ({ at }) => {
  const page = await at("crewingservicemarine");
  const joiner = (await everyJoiner(page)).findLast(({ mcuStatus }) => mcuStatus === "-");
  if (!joiner) throw new Error("everybody has a check-up");
  const [mcuPackage] = await read<{ id: number }[]>(page, "Dropdown/GetMCUPackage");
  const [degree] = await read<{ id: number }[]>(page, "Dropdown/GetMCUHealthStatusDegree");
  const of = { vesselId: joiner.vesselId, employeeId: joiner.employeeId };
  const made = await send<{ ids: number[] }>(page, "EmployeePreparation/InsertPreparationMCU", {
    ...of,
    letterNumber: String(Date.now() % 1_000_000),
    schedule: today,
    mcuPackageId: mcuPackage?.id,
    clinicName: "Klinik Bahari",
  });
  await send(page, "EmployeePreparation/InsertPreparationMCUResult", {
    employeePreparationMcuId: made.ids[0],
    assessmentStatus: "Passed",
    mcuHealthDegreeId: degree?.id,
    attachmentId: await upload(page, await scanOf("Check-up"), "mcu"),
  });

  await confirmCertificate(page, joiner, "MC-JOURNEY-1");
  const row = page.getByRole("row").filter({ hasText: "MC-JOURNEY-1" });
  await row.getByRole("link", { name: joiner.employeeFullName }).click();
  await expect(page).toHaveURL(new RegExp(`crews/${joiner.employeeId}/medical-certificate/\\d+/details`));
  await expect(page.getByText("MC-JOURNEY-1")).toBeVisible();
  await expect(page.getByText("Valid", { exact: true })).toBeVisible();

  const pde = await at("crewingpdemarine");
  await visit(pde, page.url());
  await expect(pde.getByText("Dates, number and file are in the medical records.")).toBeVisible();
  await expect(pde.getByText("MC-JOURNEY-1")).toHaveCount(0);
});

test("check-in without a signed PKL needs a reason", async ({ at }) => {
  const admin = await at("crewingadminmarine");
  let found: Joiner | undefined;
  for (const joiner of await everyJoiner(admin)) {
    if (found || !joiner.isConfirmed) continue;
    const { isAllowed, problems } = await previewOf(admin, joiner);
    const isMissing = (wanted: string) => problems.some(({ code }) => code === wanted);
    if (isAllowed && isMissing("pkl-not-signed") && isMissing("bjst-not-passed")) found = joiner;
  }
  if (!found) throw new Error("nobody joins without an agreement");
  const { employeeFullName: name, vesselId } = found;
  const board = `/dashboard/vessel-management/${vesselId}/details?tab=on-board-crew`;

  const planner = await at("crewingplanningmarine");
  await visit(planner, board);
  const refused = planner.getByRole("button", { name: `Check in ${name}` });
  await waitForHydration(refused);
  await refused.click();
  await expect(planner.getByRole("dialog").getByText("The PKL is not signed")).toBeVisible();
  await expect(planner.getByRole("dialog").getByRole("button", { name: "Check in", exact: true })).toHaveCount(0);
  await takeScreenshot(planner, "preparation-check-in-refused");

  await visit(admin, board);
  const opener = admin.getByRole("button", { name: `Check in ${name}` });
  await waitForHydration(opener);
  await opener.click();
  const dialog = admin.getByRole("dialog");
  await expect(dialog.getByText("The PKL is not signed")).toBeVisible();
  await expect(dialog.getByText("The training (BJST) is not passed")).toBeVisible();
  const why = dialog.getByLabel(/^Reason for the change of plan/);
  if (await why.isVisible()) await why.selectOption("Operational");
  await dialog
    .getByLabel(/^(Details|Reason)/)
    .last()
    .fill("Signs before the harbour master tomorrow");
  await dialog.getByRole("button", { name: "Check in", exact: true }).click();
  await expect(admin.getByText("Checked in.")).toBeVisible();

  const chief = await at("superadmin");
  await send(chief, "VesselCrew/UndoCheckInVesselCrew", {
    vesselId,
    vesselCrewId: found.vesselCrewId,
    employeeId: found.employeeId,
  });
});

test("a seafarer finds the own preparation, a head the own vessel's", async ({ at }) => {
  const seafarer = await at("crewmarine");
  await visit(seafarer, list);
  await expect(seafarer).toHaveURL(/onboard-preparation(\/vessel\/\d+\/crews(\/\d+\/details)?)?$/);
  await expect(seafarer.getByRole("heading", { level: 1 })).toBeVisible();
});
