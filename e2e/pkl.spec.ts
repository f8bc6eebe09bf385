import { readFile } from "node:fs/promises";
import { expect, type Locator, type Page } from "@playwright/test";
import { textElementsIn } from "@/db/testing/files/read-pdf";
import { expectRefusal, scanOf, takeScreenshot, test, today } from "./crew";
import { waitForHydration, visit } from "./hydration";
import {
  createdNotice,
  crews,
  desk,
  endorse,
  everyJoiner,
  fillInMoney,
  fillInAgreement,
  previewOf,
  save,
  sign,
  type Joiner,
} from "./preparation";

const numberOf = (division: string) => `pkl/${division}/${Date.now()}`;

/** Find a joiner without an agreement. */
async function joinerWithoutAgreement(page: Page): Promise<Joiner> {
  const found = (await everyJoiner(page)).find(({ pklStatus }) => pklStatus === "-");
  if (!found) throw new Error("everybody has an agreement");
  return found;
}

/** Open the form for a joiner and fill in everything except the wages. */
async function fillIn(page: Page, { vesselId, employeeId }: Joiner, number: string): Promise<Locator> {
  await visit(page, `${crews(vesselId)}/${employeeId}/pkl/create`);
  return fillInAgreement(page, number);
}

const codesOf = async (page: Page, joiner: Joiner) => (await previewOf(page, joiner)).problems.map(({ code }) => code);

test("a Marine agreement is created, read, signed and endorsed; its page tells a stranger so, and the joiner may board", async ({
  at,
  browser,
}) => {
  test.setTimeout(180_000);
  const page = await at("crewingstaffmarine", desk);
  const planner = await at("crewingplanningmarine", desk);
  const joiner = await joinerWithoutAgreement(page);
  expect(await codesOf(planner, joiner)).toContain("pkl-not-signed");
  const number = numberOf("m");
  const form = await fillIn(page, joiner, number);
  const wages = page.getByRole("complementary", { name: "Wages" });
  await expect(wages.getByRole("row", { name: /^Total wages Rp/ })).toBeVisible();
  await takeScreenshot(page, "pkl-create");
  await createdNotice(form);
  await expect(page).toHaveURL(/\/pkl\/\d+\/details$/);
  await expect(page.getByText("Pending Sign")).toBeVisible();

  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download document" }).click();
  const paper = await readFile(await (await saved).path());
  const words = (await textElementsIn(paper)).map(({ text }) => text).join("\n");
  for (const text of [joiner.employeeFullName, number.toUpperCase()]) expect(words).toContain(text);
  const [address] = /\/check\/[\w-]+/.exec(words) ?? [];
  if (!address) throw new Error("the paper names no page");

  await sign(page, await scanOf(`signed-${Date.now()}`));
  expect(await codesOf(planner, joiner)).not.toContain("pkl-not-signed");
  await endorse(page);
  await takeScreenshot(page, "pkl-completed");

  const stranger = await (await browser.newContext()).newPage();
  await visit(stranger, address);
  await expect(stranger.getByText("Signed and endorsed by the harbour master")).toBeVisible();
  const chosen = stranger.getByLabel("Choose a file");
  await waitForHydration(chosen);
  await chosen.setInputFiles({ name: "paper.pdf", mimeType: "application/pdf", buffer: paper });
  await expect(stranger.getByText("The document as issued")).toBeVisible();
  await chosen.setInputFiles(await scanOf("other"));
  await expect(stranger.getByText("Not a file of ours")).toBeVisible();
  await stranger.context().close();

  const reader = await at("crewingservicemarine", desk);
  await visit(reader, page.url());
  await expect(reader.getByText("You don't have access to wages.")).toBeVisible();
  const body = { employeePreparationPklId: Number(/\/pkl\/(\d+)\//.exec(page.url())?.[1]) };
  expect((await expectRefusal(reader, "EmployeePreparation/CompletePreparationPKL", body)).status).toBe(403);
});

test("wages without a row of the matrix are refused, and a tanker's total that is not the sum", async ({ at }) => {
  test.setTimeout(180_000);
  const marine = await at("crewingstaffmarine", desk);
  const form = await fillIn(marine, await joinerWithoutAgreement(marine), numberOf("n"));
  await form.getByLabel(/^Sealing officer date/).fill(`01/01/${Number(today.slice(0, 4)) - 3}`);
  await marine.keyboard.press("Tab");
  await save(form);
  await expect(marine.getByText("Failed to create PKL.")).toBeVisible();
  await expect(marine).toHaveURL(/\/create$/);

  const tanker = await at("crewingstafftanker", desk);
  const money = await fillIn(tanker, await joinerWithoutAgreement(tanker), numberOf("t"));
  const wages = tanker.getByRole("complementary", { name: "Wages" });
  await expect(wages).toBeVisible();
  await expect(wages.getByText("This field is required")).toHaveCount(0);
  await fillInMoney(money);
  await money.getByLabel(/^Total wages/).fill("12000000");
  await expect(wages.getByText(/^The total must be the sum .*11\.000\.000, not Rp 12\.000\.000/)).toBeVisible();
  await save(money);
  await expect(tanker.getByText("Failed to create PKL.")).toBeVisible();
  await money.getByLabel(/^Total wages/).fill("11000000");
  await createdNotice(money);
  await expect(tanker.getByRole("row", { name: "Total wages Rp 11.000.000" })).toBeVisible();
});
