import { expect, type Locator, type Page } from "@playwright/test";
import { waitForHydration } from "./hydration";
import { pdf, png, sample } from "./api-client";

type Texts = {
  next: string;
  add: string;
  save: string;
  saveAndNext: string;
  send: string;
  addEducation: string;
  addSeaService: string;
};
export const texts: Record<"en" | "id", Texts> = {
  en: {
    next: "Next",
    add: "Add",
    save: "Save",
    saveAndNext: "Save and next",
    send: "Send application",
    addEducation: "Add education",
    addSeaService: "Add sea service",
  },
  id: {
    next: "Lanjut",
    add: "Tambah",
    save: "Simpan",
    saveAndNext: "Simpan dan lanjut",
    send: "Kirim lamaran",
    addEducation: "Tambah pendidikan",
    addSeaService: "Tambah masa layar",
  },
};

const photo = { name: "photo.png", mimeType: "image/png", buffer: png };
const scan = { name: "scan.pdf", mimeType: "application/pdf", buffer: pdf };

export const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);

export async function fill(page: Page, values: Record<string, string | number>) {
  for (const [name, given] of Object.entries(values)) {
    const value = String(given);
    const target = field(page, name).first();
    if ((await target.evaluate((element) => element.tagName)) === "SELECT") await target.selectOption({ label: value });
    else await target.fill(value);
  }
}

async function upload(page: Page, name: string, file: typeof photo) {
  const input = page.locator(`input[type="file"][data-field="${name}"]`);
  const answered = page.waitForResponse((response) => response.url().includes("FileUploadPublic"));
  await input.setInputFiles(file);
  expect((await answered).status()).toBe(200);
}

/** Pass the gate: declaration, captcha, Next. */
export async function passGate(page: Page) {
  const declaration = page.getByRole("checkbox").first();
  if (await page.getByText("Saya menyatakan").isVisible()) await declaration.check();
  await solveCaptcha(page);
}

export async function solveCaptcha(page: Page) {
  await page.locator("altcha-widget input[type=checkbox]").first().click();
  await expect(page.locator("altcha-widget [data-state=verified]").first()).toBeVisible({ timeout: 30_000 });
}

export type Person = { fullName: string; emailAddress: string; seafarerIdNumber: string; idNumber: string };

export async function fillPersonal(page: Page, person: Person, options: { single: string }, t: Texts) {
  const { nextOfKin, ...stated } = sample;
  await fill(page, {
    ...stated,
    ...Object.fromEntries(Object.entries(nextOfKin).map(([name, value]) => [`nextOfKin.${name}`, value])),
    fullName: person.fullName,
    maritalStatus: options.single,
    seafarerIdNumber: person.seafarerIdNumber,
    seamanBookNumber: "E 143100",
    idNumber: person.idNumber,
    emailAddress: person.emailAddress,
  });
  await field(page, "sex").first().check({ force: true });
  await upload(page, "photo", photo);
  await upload(page, "photoKtp", photo);
  await page.getByRole("button", { name: t.addEducation }).click();
  const dialog = page.getByRole("dialog");
  for (const [name, value] of Object.entries({
    universityName: "PIP Semarang",
    degree: "D-IV",
    major: "Nautika",
    city: "Semarang",
    entryYear: "2008",
    graduationYear: "2012",
  })) {
    await dialog.locator(`[name="${name}"]`).fill(value);
    await page.keyboard.press("Tab");
  }
  await dialog.getByRole("button", { name: t.add, exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** Upload two scans at once and choose the type of the one whose name reveals none. */
export async function chooseScans(page: Page) {
  const files = ["bst.pdf", "IMG 2041.pdf"].map((name) => ({ ...scan, name }));
  await page.locator('input[data-field="scans"]').setInputFiles(files);
  await expect(page.getByText("bst.pdf: Basic Safety Training (BST)")).toBeVisible();
  await page.getByLabel("Which certificate is IMG 2041.pdf?").selectOption({ label: "Advanced Fire Fighting (AFF)" });
  for (const name of ["bst.pdf", "IMG 2041.pdf"])
    await expect(page.locator("li[data-in-place]").getByTitle(name, { exact: true })).toBeVisible();
}

/** Fill in every required document: the seaman book and the mandatory certificates, each with a scan where missing. */
export async function fillCertificates(page: Page, t: Texts) {
  const rows = page.locator("li[data-in-place]");
  await expect(rows.first()).toBeVisible();
  for (let index = 0; index < (await rows.count()); index += 1) {
    const row = rows.nth(index);
    const head = row.getByRole("button", { expanded: false });
    if (await head.isVisible()) await head.click();
    await row.locator('[name$=".issued"]').fill("2024-03-01");
    const paper = row.locator('[name$=".documentNumber"]');
    if (await paper.isVisible()) await expect(paper).toHaveValue("E 143100");
    else await fillCertificate(page, row, `62115768${index}`);
    const save = row.getByRole("button", { name: new RegExp(`^(${t.saveAndNext}|${t.save})$`) });
    if (!(await save.isVisible())) continue;
    await save.click();
    await expect(head).toBeVisible();
  }
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

async function fillCertificate(page: Page, row: Locator, number: string) {
  await row.locator('[name$=".certificateNumber"]').fill(number);
  const never = row.locator('[name$=".noExpiry"]');
  if (!(await never.isChecked())) await never.check();
  const input = row.locator('input[type="file"][data-field]');
  const isHeld = (await row.locator('a[href*="FileDownloadPublic"]').count()) > 0;
  if (!isHeld) await upload(page, (await input.getAttribute("data-field")) ?? "", scan);
}

export async function addSeaService(page: Page, t: Texts) {
  await page.getByRole("button", { name: t.addSeaService }).click();
  const dialog = page.getByRole("dialog");
  const values = {
    companyName: "PT Laut Biru",
    position: "Chief Officer",
    vesselName: "Laut Biru 7",
    vesselType: "Tug Boat",
    onBoard: "2023-01-10",
    offBoard: "2024-01-05",
  };
  for (const [name, value] of Object.entries(values)) {
    await dialog.locator(`[name="${name}"]`).fill(value);
    await page.keyboard.press("Tab");
  }
  await dialog.getByRole("button", { name: t.add, exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** Press Next after hydration. */
export async function next(page: Page, t: Texts) {
  const button = page.getByRole("button", { name: t.next, exact: true });
  await waitForHydration(button);
  await button.click();
}
