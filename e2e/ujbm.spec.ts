import fs from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { readSheet } from "@/db/testing/files/read-sheet";
import { read, expectRefusal, test, today } from "./crew";
import { waitForHydration, visit } from "./hydration";
import { captureScreen } from "./screens";

const path = "/dashboard/crew-benefit/ujbm";
const desk = { viewport: { width: 1440, height: 900 } };
const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
const next = month === 12 ? { months: 1, year: year + 1 } : { months: month + 1, year };
const before = month === 1 ? { months: 12, year: year - 1 } : { months: month - 1, year };
const at = ({ months, year: of }: { months: number; year: number }) => `months=${months}&year=${of}`;
const shot = (page: Page, name: string) => captureScreen(page, `ujbm-${name}`);

type Row = { vesselId: number; vesselName: string; total: number; correction: number; ujbm: number };
type List = { state: string; summary: { total: number; correction: number } };

/** Return the whole answer of the list, including its summary. */
async function listed(page: Page, of: { months: number; year: number }): Promise<List> {
  const answer = await page.request.get(`/PMSol/v1/UJBM/GetUJBM?DivisionId=1&Months=${of.months}&Year=${of.year}`);
  expect(answer.status()).toBe(200);
  return answer.json();
}

async function exported(page: Page, name: string) {
  await page.getByRole("button", { name: "Export", exact: true }).click();
  const saved = page.waitForEvent("download");
  await page.getByRole("menuitem", { name, exact: true }).click();
  const download = await saved;
  const rows = readSheet(await fs.readFile(await download.path())).rows.map((row) => row.map(({ text }) => text));
  return { file: download.suggestedFilename(), rows };
}
const numberedRows = (rows: string[][]) => rows.filter(([no]) => /^\d+$/.test(no ?? ""));
const sum = (rows: string[][], column: number) => numberedRows(rows).reduce((all, row) => all + Number(row[column]), 0);

test("finance sets occasion days for the next month, which is a forecast, and closes the present one; both sheets add up to the page", async ({
  at: seat,
}) => {
  const finance = await seat("crewingfinancemarine", desk);
  await visit(finance, `${path}?${at(next)}`);
  await expect(finance.getByText("Forecast", { exact: true })).toBeVisible();
  const occasions = finance.getByRole("button", { name: "Special Occasion Days" });
  await waitForHydration(occasions);
  await occasions.click();
  const dialog = finance.getByRole("dialog");
  await dialog.getByLabel("Special Occasion Days").fill("");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("Special Occasion Days is required")).toBeVisible();
  await dialog.getByLabel("Special Occasion Days").fill("3");
  await shot(finance, "occasions");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(finance.getByText("Special occasion days saved.")).toBeVisible();
  await expect(finance.getByRole("row").nth(1).getByRole("cell").nth(5)).toHaveText("3");

  await finance.getByRole("combobox", { name: "Month" }).selectOption(String(month));
  await expect(finance).toHaveURL(new RegExp(`months=${month}&`));
  if (next.year !== year) await finance.getByRole("combobox", { name: "Year" }).selectOption(String(year));
  await expect(finance).toHaveURL(new RegExp(`months=${month}&year=${year}`));
  const present = { months: month, year };
  if ((await listed(finance, present)).state === "draft") {
    await shot(finance, "draft");
    await finance.getByRole("button", { name: "Close month" }).click();
    await shot(finance, "close");
    await finance.getByRole("dialog").getByRole("button", { name: "Close month" }).click();
    await expect(finance.getByText("Month closed.")).toBeVisible();
  }
  await expect(finance.getByText("Closed", { exact: true })).toBeVisible();
  await expect(finance.getByRole("button", { name: "Close month" })).toHaveCount(0);
  const { summary, state } = await listed(finance, present);
  expect(state).toBe("closed");
  const rows = await read<Row[]>(finance, `UJBM/GetUJBM?${at(present)}&pageSize=200`);
  const plain = await exported(finance, "Export UJBM");
  expect(plain.file).toMatch(new RegExp(`^UJBM_[A-Z]+_${year}\\.xlsx$`));
  expect([numberedRows(plain.rows).length, sum(plain.rows, 7)]).toEqual([rows.length, summary.total]);
  const correction = await exported(finance, "Export Correction UJBM");
  expect(correction.file).toMatch(new RegExp(`^UJBM_CORRECTION_[A-Z]+_${year}\\.xlsx$`));
  expect([sum(correction.rows, 6), sum(correction.rows, 8)]).toEqual([
    summary.correction,
    rows.reduce((all, row) => all + row.correction * row.ujbm, 0),
  ]);
  await shot(finance, "closed");
  const again = await expectRefusal(finance, "UJBM/CloseUJBM", present);
  expect(again).toMatchObject({ status: 409 });
});

test("a vessel's figure opens to its formula and the joins and leaves behind it; another account needs a colleague, people beside the crew change nothing", async ({
  at: seat,
}) => {
  const [finance, admin] = [await seat("crewingfinancemarine", desk), await seat("crewingadminmarine", desk)];
  const rows = await read<Row[]>(finance, `UJBM/GetUJBM?${at(before)}&pageSize=200`);
  const corrected = rows.find(({ correction }) => correction !== 0);
  expect(corrected).toBeDefined();
  await visit(finance, `${path}?${at(before)}&search=${encodeURIComponent(corrected?.vesselName ?? "")}`);
  await finance.getByRole("link", { name: corrected?.vesselName ?? "", exact: true }).click();
  await expect(finance.getByRole("heading", { level: 1, name: corrected?.vesselName ?? "" })).toBeVisible();
  await expect(finance.getByText(/ × \(.* = Rp /)).toBeVisible();
  await expect(finance.getByRole("heading", { name: /^Reasons for the correction of/ })).toBeVisible();
  await shot(finance, "vessel");

  const states = await Promise.all(
    rows.map(async ({ vesselId }) => ({
      vesselId,
      ...(await read<{ waiting: unknown; vesselName: string }>(finance, `UJBM/GetUJBMPayee?vesselId=${vesselId}`)),
    })),
  );
  const free = states.findLast(({ waiting }) => waiting === null);
  await visit(finance, `${path}/${free?.vesselId}`);
  const change = finance.getByRole("button", { name: "Other account" });
  await waitForHydration(change);
  await change.click();
  const dialog = finance.getByRole("dialog");
  await dialog.getByLabel(/^Bank/).fill("Bank Mandiri");
  await dialog.getByLabel("Account number").fill("12");
  await dialog.getByLabel("Account name").fill("PT Samudra Contoh");
  await dialog.getByLabel("Reason").fill("Account of the galley");
  await dialog.getByRole("button", { name: "Request confirmation" }).click();
  await expect(dialog.getByLabel("Account number")).toHaveAttribute("aria-invalid", "true");
  await dialog.getByLabel("Account number").fill("1420055566677");
  await dialog.getByRole("button", { name: "Request confirmation" }).click();
  await expect(finance.getByText("A colleague must confirm it.")).toBeVisible();
  await expect(finance.getByRole("button", { name: "Confirm", exact: true })).toHaveCount(0);
  await visit(admin, `${path}/${free?.vesselId}`);
  const confirm = admin.getByRole("button", { name: "Confirm", exact: true });
  await waitForHydration(confirm);
  await confirm.click();
  await shot(admin, "confirm-payee");
  await admin.getByRole("dialog").getByRole("button", { name: "Confirm", exact: true }).click();
  await expect(admin.getByText("Account confirmed.")).toBeVisible();

  const total = async () =>
    (await read<{ total: number }>(finance, `UJBM/GetUJBMVessel?vesselId=${free?.vesselId}&${at(next)}`)).total;
  const figure = await total();
  await visit(finance, `${path}/${free?.vesselId}?${at(next)}`);
  const add = finance.getByRole("button", { name: "Add people" });
  await waitForHydration(add);
  await add.click();
  await finance.getByRole("dialog").getByLabel("Type").selectOption("technician");
  await finance.getByRole("dialog").getByLabel("Paid by").selectOption("company");
  await finance.getByRole("dialog").getByRole("button", { name: "Add", exact: true }).click();
  await expect(finance.getByText("Recorded.")).toBeVisible();
  await expect(finance.getByRole("cell", { name: "Technician", exact: true }).first()).toBeVisible();
  expect(await total()).toBe(figure);
});

test("service reads and exports but changes nothing; Tanker and planning have neither the entry nor the page", async ({
  at: seat,
}) => {
  const service = await seat("crewingservicemarine", { viewport: { width: 390, height: 844 } });
  await visit(service, path);
  await expect(service.getByRole("heading", { level: 1, name: /UJBM/ })).toBeVisible();
  await expect(service.getByRole("button", { name: "Special Occasion Days" })).toHaveCount(0);
  await expect(service.getByRole("button", { name: "Close month" })).toHaveCount(0);
  await expect(service.getByText(/•••• \d{4}/).first()).toBeVisible();
  await shot(service, "service-390");
  const occasion = { ujbmMonth: next.months, ujbmYear: next.year, specialOccassionDays: 1 };
  expect(await expectRefusal(service, "UJBM/CreateUJBMSpecialOccassion", occasion)).toMatchObject({ status: 403 });
  for (const account of ["crewingfinancetanker", "crewingplanningmarine"]) {
    const other = await seat(account, desk);
    const answer = await other.request.get(path);
    expect([account, answer.status()]).toEqual([account, 403]);
    expect((await other.request.get("/PMSol/v1/UJBM/GetUJBM")).status()).toBe(403);
    expect(await (await other.request.get("/dashboard")).text()).not.toContain(`href="${path}"`);
  }
});
