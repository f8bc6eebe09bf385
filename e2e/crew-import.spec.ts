import fs from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { read, utils } from "xlsx";
import { list, record, takeScreenshot, newIdentity, test, type UploadedFile } from "./crew";
import { visit } from "./hydration";

type Cells = Record<string, string>;
const person = (given: Cells): Cells => ({
  Rank: "Able Seaman",
  "Vessel type": "Tug Boat",
  Sex: "Male",
  "Date of birth": "1990-05-17",
  "Place of birth": "Surabaya",
  Nationality: "Indonesian",
  "Marital status": "Single",
  "KK number": "3578101705900002",
  Phone: "081234567890",
  Address: "Jl. Perak Timur 12",
  "Next of kin": "Siti Aminah",
  "Next of kin phone": "081298765432",
  "Next of kin address": "Jl. Perak Timur 12",
  "Height (cm)": "172",
  "Weight (kg)": "70",
  "Safety shoes": "UK 9",
  Trousers: "33",
  Coverall: "L",
  Shirt: "L",
  ...given,
});

const letters = (column: number): string =>
  (column < 26 ? "" : letters(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26));

/** Fill in the import template with rows, one list per sheet. */
async function filled(template: Buffer, lines: Cells[][]): Promise<UploadedFile> {
  const { SheetNames: names, Sheets: sheets } = read(template);
  const parts = unzipSync(template);
  for (const [index, sheet] of names.entries()) {
    const data = utils.sheet_to_json<unknown[]>(sheets[sheet]!, { header: 1 });
    const heading = data.findIndex((row) => row.includes("Seafarer code *") || row.includes("Kind *"));
    const columns = data[heading]!.map((cell) => String(cell).replace(/ \*$/, ""));
    const part = `xl/worksheets/sheet${index + 1}.xml`;
    let xml = strFromU8(parts[part]!);
    for (const [line, cells] of lines[index]!.entries()) {
      expect(columns).toEqual(expect.arrayContaining(Object.keys(cells)));
      for (const [name, value] of Object.entries(cells)) {
        const place = `${letters(columns.indexOf(name))}${heading + 2 + line}`;
        xml = xml.replace(new RegExp(`(<c r="${place}"[^>]*?)/>`), `$1 t="inlineStr"><is><t>${value}</t></is></c>`);
      }
    }
    parts[part] = strToU8(xml);
  }
  return {
    name: "people.xlsx",
    mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    buffer: Buffer.from(zipSync(parts)),
  };
}

async function check(page: Page, file: UploadedFile) {
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.getByRole("button", { name: "Check the file" }).click();
  await expect(page.getByRole("table", { name: "Summary" })).toBeVisible();
}

test("an import: the template, a dry run that names the wrong lines, the corrected file, and the people are there", async ({
  at,
}) => {
  const page = await at("crewingadminmarine");
  const [one, other] = [newIdentity(), newIdentity()];
  await visit(page, list);
  await page.getByRole("link", { name: "Import" }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download template" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.xlsx$/);
  const template = await fs.readFile(await download.path());
  expect(read(template).SheetNames).toEqual(["Crew", "Certificates"]);

  const first = person({
    "Seafarer code": one.seafarerCode,
    "Full name": one.fullName,
    NIK: one.idNumber,
    Email: one.email,
  });
  const second = person({
    "Seafarer code": other.seafarerCode,
    "Full name": other.fullName,
    NIK: other.idNumber,
    Email: other.email,
  });
  const paper = {
    "Seafarer code": one.seafarerCode,
    Kind: "Passport",
    "Document name": "Passport",
    "Document number": "C7654321",
    Issued: "2024-03-01",
    Expires: "2034-03-01",
  };
  const start = page.getByRole("button", { name: "Import", exact: true });
  await check(page, await filled(template, [[first, { ...second, Rank: "Flying Dutchman", NIK: "35781" }], [paper]]));
  await expect(page.getByText("2 problems to fix")).toBeVisible();
  await expect(start).toBeDisabled();
  const problems = page.getByRole("grid", { name: "Problems by line" });
  await expect(problems.getByRole("row").filter({ hasText: "Flying Dutchman" })).toContainText("Unknown rank");
  await expect(problems.getByRole("row").filter({ hasText: "NIK" })).toContainText("Enter the 16 digits of the NIK");
  await takeScreenshot(page, "import-problems");
  for (const { seafarerCode } of [one, other]) {
    const found = await (
      await page.request.get(`/PMSol/v1/Employee/GetEmployeeListOffBoard?filterList=${seafarerCode}`)
    ).json();
    expect(found.totalItem).toBe(0);
  }

  await check(page, await filled(template, [[first, second], [paper]]));
  await expect(page.getByText("The file has no errors")).toBeVisible();
  await expect(problems).toHaveCount(0);
  await takeScreenshot(page, "import-ready");
  await start.click();
  await expect(page.getByRole("alert").filter({ hasText: "Imported" }).first()).toBeVisible();
  await takeScreenshot(page, "import-done");
  await page.getByRole("link", { name: "Open the crew list" }).click();
  const search = page.getByRole("textbox", { name: "Search name, number or seafarer code" });
  for (const { fullName, seafarerCode } of [other, one]) {
    await search.fill(seafarerCode);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("row").filter({ hasText: seafarerCode })).toContainText(fullName);
  }
  await page.getByRole("link", { name: one.fullName }).click();
  await expect(page).toHaveURL((url) => url.href.includes(record(Number(/(\d+)\/details/.exec(url.href)?.[1]))));
  await expect(page.getByRole("table", { name: "Travel documents" })).toContainText("C7654321");
});
