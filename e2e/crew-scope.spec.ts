import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import {
  list,
  pictureOf,
  read,
  record,
  expectRefusal,
  scanOf,
  send,
  submitDialog,
  takeScreenshot,
  statusOf,
  test,
  today,
  upload,
} from "./crew";
import { visit } from "./hydration";

const detailOf = (page: Page, id: number) =>
  read<{ fullName: string }>(page, `Employee/GetEmployeeDetails?employeeId=${id}`);
const tabsOf = (page: Page, name: string) => page.getByRole("navigation", { name }).getByRole("link");
const peopleOf = (page: Page, tab: string) =>
  read<{ id: number; fullName: string; vesselId: number | null }[]>(
    page,
    `Employee/GetEmployeeList${tab}?pageSize=200`,
  );

type Assignment = { vesselId: number };

/** Find a person on board another vessel, with no past or planned assignment in this fleet. */
async function personInOtherDivision(admin: Page, fleet: ReadonlySet<number>): Promise<number> {
  for (const { id, vesselId } of await peopleOf(admin, "OnBoard")) {
    if (vesselId !== null && fleet.has(vesselId)) continue;
    const past = await read<Assignment[]>(
      admin,
      `EmployeeScheduling/GetEmployeeSchedulingHistoryByEmployeeId?employeeId=${id}&pageSize=200`,
    );
    const planned = await read<Assignment[]>(admin, `Employee/GetEmpUpcomingSchedule?employeeId=${id}`);
    if (![...past, ...planned].some((stay) => fleet.has(stay.vesselId))) return id;
  }
  throw new Error("everybody serves this principal");
}

test("a principal sees those on the own vessels, fewer tabs, and scans with a mark across", async ({ at }) => {
  const admin = await at("crewingadminmarine");
  const principal = await at("crewingprincipalmarine");
  const fleet = (await read<{ id: number }[]>(principal, "Vessel/GetVesselInOperation?pageSize=200")).map(
    ({ id }) => id,
  );
  const aboard = (
    await read<{ employeeId: number }[]>(principal, `VesselCrew/GetVesselCrewListByVesselId?vesselId=${fleet[0]}`)
  ).at(-1);
  const id = aboard!.employeeId;
  const { fullName } = await detailOf(admin, id);
  const number = `62${Date.now()}`;
  const picture = await pictureOf(`course-${number}`);
  const attachment = await upload(admin, picture);
  await send(admin, "Employee/InsertEmployeePaper", {
    employeeId: id,
    kind: "cop",
    name: `Course ${number}`,
    number,
    issued: today,
    noExpiry: true,
    attachment,
  });

  await visit(principal, record(id));
  await expect(tabsOf(principal, fullName)).toHaveText([
    /^Crew details/,
    /^Certification/,
    /^Sea service and training/,
  ]);
  for (const hidden of [/^Edit/, "Mark resigned", "Change bank account"])
    await expect(principal.getByRole("button", { name: hidden })).toHaveCount(0);
  await expect(principal.locator("section#bank")).toHaveCount(0);
  await takeScreenshot(principal, "scope-principal");
  await tabsOf(principal, fullName).filter({ hasText: "Certification" }).click();
  await principal.getByRole("button", { name: `Preview ${picture.name}` }).click();
  const viewer = principal.getByRole("dialog", { name: picture.name });
  await expect(viewer.getByRole("img")).toBeVisible();
  await takeScreenshot(principal, "scope-principal-mark");
  const file = `/PMSol/v1/FileDownload/FileDownload?fileId=${attachment}&inline=true`;
  expect(Buffer.compare(await (await admin.request.get(file)).body(), picture.buffer)).toBe(0);
  const marked = await principal.request.get(file);
  expect(marked.headers()["content-type"]).toMatch(/^image\//);
  expect((await sharp(await marked.body()).stats()).entropy).toBeGreaterThan(0.1);

  const written = await admin.request.post("/PMSol/v1/GeneratePDF/GenerateCVEmployee", { data: { employeeId: id } });
  const sheet = { name: "course.pdf", mimeType: "application/pdf", buffer: await written.body() };
  const sheetId = await upload(admin, sheet);
  await send(admin, "Employee/InsertEmployeePaper", {
    employeeId: id,
    kind: "cop",
    name: `Sheet ${number}`,
    number: `${number}1`,
    issued: today,
    noExpiry: true,
    attachment: sheetId,
  });
  const paper = await principal.request.get(`/PMSol/v1/FileDownload/FileDownload?fileId=${sheetId}`);
  expect([paper.status(), paper.headers()["content-type"]]).toEqual([200, "application/pdf"]);
  expect((await paper.body()).equals(sheet.buffer)).toBe(false);
  await submitDialog(viewer, "Close");

  const foreign = await personInOtherDivision(admin, new Set(fleet));
  expect(await statusOf(principal, record(foreign), "scope-principal-foreign")).toBe(404);
  expect((await expectRefusal(principal, `Employee/GetEmployeeDetails?employeeId=${foreign}`)).status).toBe(404);
  expect(await statusOf(principal, list, "scope-principal-list")).toBe(403);
});

for (const account of ["crewmarine", "crewmarine-crew"]) {
  test(`${account} lands on the own record and asks for changes; somebody else's is another matter`, async ({ at }) => {
    const page = await at(account);
    const admin = await at("crewingadminmarine");
    const { employeeId } = await read<{ employeeId: number }>(page, "Users/GetProfileByUserId");
    const { fullName } = await detailOf(page, employeeId);
    await visit(page, list);
    await expect(page).toHaveURL(record(employeeId));
    await expect(page.getByRole("heading", { level: 1 })).toContainText(fullName);
    await expect(tabsOf(page, fullName)).toHaveCount(6);
    await expect(page.getByRole("button", { name: "Ask for a change: Contact" })).toBeVisible();
    await expect(page.getByRole("button", { name: /^Edit: / })).toHaveCount(0);
    await takeScreenshot(page, `scope-${account}`);
    const stranger = (await peopleOf(admin, "OffBoard")).find(({ id }) => id !== employeeId)!;
    expect(await statusOf(page, record(stranger.id), `scope-${account}-foreign`)).toBe(404);
    expect((await expectRefusal(page, "Employee/GetEmployeeListOffBoard")).status).toBe(403);
  });
}

test("a person of the other division and an unknown id are not found", async ({ at }) => {
  const [marine, tanker] = [await at("crewingadminmarine"), await at("crewingadmintanker")];
  const [foreign] = await peopleOf(tanker, "OnBoard");
  for (const id of [foreign!.id, 99_999_999]) {
    expect([id, await statusOf(marine, record(id), "scope-not-found")]).toEqual([id, 404]);
    expect((await expectRefusal(marine, `Employee/GetEmployeeDetails?employeeId=${id}`)).status).toBe(404);
  }
  expect(
    (
      await expectRefusal(marine, "Employee/UpdateEmployeeDetail", {
        employeeId: foreign!.id,
        section: "contact",
        values: { phoneNo: "081355500099" },
        version: 1,
      })
    ).status,
  ).toBe(404);
});

test("finance sees the payroll columns, and no certificates", async ({ at }) => {
  const finance = await at("crewingfinancemarine");
  await visit(finance, list);
  const heads = finance.getByRole("columnheader");
  await expect(heads.filter({ hasText: "Account name" })).toBeVisible();
  const own = [
    "Name",
    "Employee no.",
    "Rank",
    "Vessel",
    "Account",
    "Account name",
    "NIK / NPWP",
    "PTKP",
    "BPJS Kes / TK",
  ];
  await expect(heads).toHaveText(own);
  await expect(finance.getByRole("link", { name: /^Blacklist/ })).toHaveCount(0);
  await takeScreenshot(finance, "scope-finance");
  const [person] = await peopleOf(finance, "OffBoard");
  await visit(finance, record(person!.id));
  await expect(tabsOf(finance, person!.fullName)).toHaveText([/^Crew details/]);
  await expect(finance.locator("section#bank")).toBeVisible();
  await expect(finance.locator("section#physical")).toHaveCount(0);
  await expect(finance.getByRole("button", { name: /^Edit: / })).toHaveCount(0);
  await takeScreenshot(finance, "scope-finance-record");
});

test("on a phone and in Indonesian: the list, a record, its certificates and a request about them", async ({ at }) => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, locale: "id-ID" };
  const seafarer = await at("crewtanker", phone);
  const { employeeId } = await read<{ employeeId: number }>(seafarer, "Users/GetProfileByUserId");
  const { fullName } = await detailOf(seafarer, employeeId);
  const number = `62${Math.floor(1e9 + Math.random() * 9e9)}`;
  await visit(seafarer, list);
  await expect(seafarer).toHaveURL(record(employeeId));
  await seafarer.getByRole("link", { name: /^Sertifikasi/ }).click();
  const renew = seafarer
    .getByRole("table", { name: "Sertifikat keterampilan" })
    .getByRole("button", { name: /^Perpanjang / })
    .first();
  const name = (await renew.getAttribute("aria-label"))!.replace("Perpanjang ", "");
  await renew.click();
  const dialog = seafarer.getByRole("dialog");
  await dialog.getByLabel(/^Nomor/).fill(number);
  await dialog.getByLabel(/^Terbit/).fill(today);
  await dialog.getByRole("checkbox").check();
  const scan = await scanOf(`pindaian-${number}`);
  await dialog.getByLabel("Pindaian", { exact: true }).setInputFiles(scan);
  await expect(dialog.getByText(scan.name)).toBeVisible();
  await takeScreenshot(seafarer, "phone-ask");
  await submitDialog(dialog, "Kirim permintaan");

  const staff = await at("crewingadmintanker", phone);
  await visit(staff, `${list}?tab=on-board`);
  await expect(staff.getByRole("heading", { level: 1 })).toContainText("Manajemen awak kapal");
  await staff.getByRole("textbox", { name: "Cari nama, nomor atau kode pelaut" }).fill(fullName);
  await staff.keyboard.press("Enter");
  await takeScreenshot(staff, "phone-list");
  await staff.getByRole("link", { name: fullName }).click();
  await expect(staff.getByRole("heading", { level: 1 })).toContainText(fullName);
  await takeScreenshot(staff, "phone-record");
  await staff.getByRole("link", { name: /^Sertifikasi/ }).click();
  await expect(staff.getByRole("table", { name: "Sertifikat keterampilan" })).toContainText(name);
  await takeScreenshot(staff, "phone-certification");
  const wide = await staff.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBe(390);
  await staff.getByRole("complementary", { name: "Permintaan perubahan" }).getByRole("link", { name: "Lihat" }).click();
  await staff.getByRole("table", { name: "Permintaan perubahan" }).getByRole("link", { name: fullName }).last().click();
  await expect(staff.getByRole("table", { name: "Yang berubah" })).toContainText(number);
  await takeScreenshot(staff, "phone-request");
  expect(await staff.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await staff.getByRole("button", { name: "Tolak" }).click();
  await staff
    .getByRole("dialog")
    .getByLabel(/^Alasan/)
    .fill("Pindaian tidak terbaca");
  await submitDialog(staff.getByRole("dialog"), "Tolak");
  await expect(staff).toHaveURL(/\/change-requests$/);
});
