import { readFile } from "node:fs/promises";
import { expect, type Download, type Locator, type Page } from "@playwright/test";
import { textElementsIn } from "@/db/testing/files/read-pdf";
import { attach, read, scanOf, submitDialog, type UploadedFile } from "./crew";
import { waitForHydration, visit } from "./hydration";

// Compares what a screen reader announces with what the reader expects.
Object.assign(globalThis, { expect });

export const desk = { viewport: { width: 1440, height: 900 } };
export const list = "/dashboard/manning/onboard-preparation";
export const crews = (vesselId: number, tab?: string) =>
  `${list}/vessel/${vesselId}/crews${tab === undefined ? "" : `?tab=${tab}`}`;

type VesselRow = { vesselId: number; vesselName: string; numberOfCrew: number };
export type Joiner = {
  employeeId: number;
  employeeFullName: string;
  vesselId: number;
  vesselName: string;
  vesselCrewId: number;
  certificateStatus: string;
  mcuStatus: string;
  bjstStatus: string;
  medicalStatus: string;
  pklStatus: string;
  preparationStatus: string;
  isConfirmed: boolean;
  endDate: string;
  medicalId: number | null;
  pklId: number | null;
};
type Preview = { isAllowed: boolean; problems: { code: string; hard: boolean }[] };

export const fleet = (page: Page) =>
  read<VesselRow[]>(page, "EmployeePreparation/GetVesselOnBoardPreparation?pageSize=200&sort=latest");
export const joinersOf = (page: Page, vesselId: number) =>
  read<Joiner[]>(page, `EmployeePreparation/GetEmployeePreparation?vesselId=${vesselId}&pageSize=200`);
export async function everyJoiner(page: Page): Promise<Joiner[]> {
  return (await Promise.all((await fleet(page)).map(({ vesselId }) => joinersOf(page, vesselId)))).flat();
}

/** Return the problems of a check-in today. */
export const previewOf = (
  page: Page,
  { vesselId, vesselCrewId, employeeId }: Pick<Joiner, "vesselId" | "vesselCrewId" | "employeeId">,
) =>
  read<Preview>(
    page,
    `VesselCrew/GetCheckInPreview?vesselId=${vesselId}&vesselCrewId=${vesselCrewId}&employeeId=${employeeId}`,
  );

/** Choose from a list by typing. Creates an option that does not exist. */
export async function choose(form: Locator, field: string | RegExp, text: string) {
  const input = form.getByLabel(field);
  await input.click();
  await input.fill(text);
  await form.page().getByRole("option").filter({ hasText: text }).first().click();
}

export const rowOf = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name }).first();

/** Extract the text of a PDF in reading order. */
export async function textsOf(download: Download): Promise<string[]> {
  return (await textElementsIn(await readFile(await download.path()))).map(({ text }) => text);
}

/** Open the create form of a tab. */
export async function openJoiner(page: Page, address: string): Promise<Locator> {
  await visit(page, address);
  const button = page.getByRole("button", { name: "Schedule", exact: true });
  await waitForHydration(button);
  await button.click();
  return page.getByRole("dialog");
}

/** Fill in clinic, place and time of a check-up. */
export async function fillInCheckup(dialog: Locator, { date, clinic }: { date: string; clinic: string }) {
  await dialog.getByLabel(/^Date/).fill(date);
  await choose(dialog, /^MCU package/, "Pre-joining");
  await dialog.getByLabel(/^Clinic name/).fill(clinic);
}

/** Enter the result of a check-up. */
export async function enterResult(page: Page, name: string, { result, degree }: { result: string; degree?: string }) {
  await page.getByRole("button", { name: `Enter the result of ${name}` }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(/^Result/).selectOption(result);
  if (degree) await choose(dialog, /^Health degree/, degree);
  await attach(dialog, "attachmentId", await scanOf(`report-${Date.now()}`));
  return dialog;
}

/** Confirm the certificate that a passed check-up suggests. */
export async function confirmCertificate(page: Page, { vesselId, employeeFullName: name }: Joiner, number: string) {
  await visit(page, crews(vesselId, "medical-certificate"));
  const asked = page.getByRole("link", { name: `Confirm ${name}’s certificate` });
  await asked.click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel(/^Valid until/)).not.toHaveValue("");
  await dialog.getByLabel(/^Result/).selectOption("FIT");
  await dialog.getByLabel(/^Certificate number/).fill(number);
  await submitDialog(dialog, "Add");
  await expect(asked).toHaveCount(0);
}

/** Create a training letter for one or several joiners. */
export async function fillInTraining(dialog: Locator, names: string[], [from, to]: [string, string]) {
  await choose(dialog, /^BJST type/, "Basic safety");
  for (const name of names) await choose(dialog, /^Employee name/, name);
  await dialog.page().keyboard.press("Escape");
  await dialog.getByLabel(/^Start date/).fill(from);
  await dialog.getByLabel(/^End date/).fill(to);
  await dialog.getByLabel(/^Letter number/).fill("B-2027-1");
  await dialog.getByLabel(/^Place/).fill("Pusat pelatihan, Jakarta");
}

/** Enter a passed training with its proof. */
export async function enterTraining(page: Page, name: string) {
  await page.getByRole("button", { name: `Enter the result of ${name}` }).click();
  const result = page.getByRole("dialog");
  await result.getByLabel(/^Result/).selectOption("Passed");
  await attach(result, "attachmentId", await scanOf(`proof-${Date.now()}`));
  await submitDialog(result, "Save result");
}

/** Fill in an agreement, except the wages. */
export async function fillInAgreement(page: Page, number: string): Promise<Locator> {
  const form = page.getByRole("form", { name: "Create PKL" });
  await waitForHydration(form.getByRole("button", { name: "Save", exact: true }));
  await form.getByLabel(/^PKL number/).fill(number);
  await choose(form, /^Sealing officer(?! (date|office))/, "Harun Wijaya");
  await choose(form, /^First party name/, "PT Nakhoda Bahari");
  await form.getByLabel(/^Office/).fill("Jakarta");
  await choose(form, /^Shipping area/, "Near Coastal");
  const tax = form.getByLabel(/^PTKP/);
  if ((await tax.inputValue()) === "") await tax.selectOption({ index: 1 });
  return form;
}

/** Enter a tanker's amounts; the total is proposed. */
export async function fillInMoney(form: Locator) {
  await form.getByLabel(/^Basic salary/).fill("9000000");
  await form.getByLabel(/^Overtime/).fill("1000000");
  await form.getByLabel(/^Leave pay/).fill("750000");
  await form.getByLabel(/^Allowances/).fill("250000");
  await form.getByLabel(/^Trading out/).fill("12.50");
  await expect(form.getByLabel(/^Total wages/)).toHaveValue("11000000");
}

/** Save an agreement and confirm it. */
export async function save(form: Locator) {
  await form.getByRole("button", { name: "Save", exact: true }).click();
  await form.page().getByRole("dialog").getByRole("button", { name: "Save", exact: true }).click();
}
/** Save an agreement and wait for its page. */
export async function createdNotice(form: Locator) {
  const page = form.page();
  // The first PDF of a server loads its fonts, which is slow on a busy machine.
  await Promise.all([expect(page.getByText("PKL created.")).toBeVisible({ timeout: 45_000 }), save(form)]);
  await expect(page).toHaveURL(/\/pkl\/\d+\/details$/);
}

/** Start an agreement on the vessel's tab. */
export async function beginAgreement(page: Page, { vesselId, employeeFullName: name }: Joiner) {
  await visit(page, crews(vesselId, "pkl"));
  const opener = page.getByRole("button", { name: "Create PKL" });
  await waitForHydration(opener);
  await opener.click();
  const dialog = page.getByRole("dialog");
  const who = dialog.getByLabel(/^Joiner/);
  const option = await who.locator("option").filter({ hasText: name }).getAttribute("value");
  await who.selectOption(option ?? "");
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(/\/pkl\/create$/);
}

/** Return an unsigned agreement, creating one when there is none. */
export async function createAgreement(page: Page) {
  const joiners = await everyJoiner(page);
  let known = joiners.find(({ pklId, pklStatus }) => pklId !== null && pklStatus === "Pending Sign");
  if (!known) {
    const joiner = joiners.find(({ pklStatus, vesselName }) => pklStatus === "-" && !vesselName.startsWith("MT"));
    if (!joiner) throw new Error("nobody is without an agreement");
    await beginAgreement(page, joiner);
    await createdNotice(await fillInAgreement(page, `pkl/found/${Date.now()}`));
    known = { ...joiner, pklId: Number(/\/pkl\/(\d+)\//.exec(page.url())?.[1]) };
  }
  const { vesselId, employeeId, pklId } = known;
  const paper = await page.request.post("/PMSol/v1/GeneratePDF/GenerateEmployeePreparationPKL", {
    data: { employeePreparationPklId: pklId },
  });
  const words = (await textElementsIn(await paper.body())).map(({ text }) => text).join("\n");
  const [check] = /\/check\/[\w-]+/.exec(words) ?? [];
  return { joiner: known, view: `${crews(vesselId)}/${employeeId}/pkl/${pklId}/details`, check: check ?? "" };
}

/** Upload the signed document of the open agreement. */
export async function sign(page: Page, paper: UploadedFile) {
  await page.getByRole("button", { name: "Upload signed document" }).click();
  const dialog = page.getByRole("dialog");
  await attach(dialog, "attachmentId", paper);
  await Promise.all([
    expect(page.getByText("PKL updated.")).toBeVisible(),
    dialog.getByRole("button", { name: "Yes", exact: true }).click(),
  ]);
  await expect(page.getByRole("button", { name: "Upload signed document" })).toBeDisabled();
}

/** Mark the agreement as endorsed by the harbour master. */
export async function endorse(page: Page) {
  await page.getByRole("button", { name: "Endorsed by the harbour master" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Yes", exact: true }).click();
  await expect(page.getByText("Completed", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Download document" })).toHaveCount(0);
}
