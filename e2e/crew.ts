import { expect, test as base, type BrowserContextOptions, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";
import { statementScan } from "../db/specimens/scans";
import { visit } from "./hydration";
import { captureScreen } from "./screens";

export const list = "/dashboard/crew-management";
export const record = (id: number, tab = "crew-details") => `${list}/${id}/details?tab=${tab}`;
/** Return today in Jakarta, and the first of its month some years later. */
export const today = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Jakarta" }).format(new Date());
export const inYears = (years: number) => `${Number(today.slice(0, 4)) + years}${today.slice(4, 8)}01`;
export const takeScreenshot = (page: Page, name: string) => captureScreen(page, `crew-${name}`);

type Tools = { at: (account: string, options?: BrowserContextOptions) => Promise<Page>; mailbox: Page };

/** Provide `at`, which signs a user in with a browser of their own. Fails the test on console errors. */
export const test = base.extend<Tools>({
  at: async ({ browser }, provide, info) => {
    info.setTimeout(120_000);
    const complaints: string[] = [];
    const seats: Page[] = [];
    await provide(async (account, options = {}) => {
      const page = await (await browser.newContext(options)).newPage();
      seats.push(page);
      page.on(
        "console",
        (message) => void (message.type() === "error" && complaints.push(`${account}: ${message.text()}`)),
      );
      page.on("pageerror", (error) => void complaints.push(`${account}: ${error.message}`));
      const { csrfToken } = await (await page.request.get("/api/auth/csrf")).json();
      const form = { csrfToken, email: `${account}@nakhoda.test`, password: "Nakhoda123!" };
      await page.request.post("/api/auth/callback/credentials", { form, maxRedirects: 0 });
      return page;
    });
    for (const page of seats) await page.context().close();
    expect(complaints).toEqual([]);
  },
  // Email frames forbid scripts, and a trace injects one into every frame: ignore that console error.
  mailbox: async ({ browser }, provide) => {
    const page = await (await browser.newContext()).newPage();
    await provide(page);
    await page.context().close();
  },
});

const address = (call: string) => `/PMSol/v1/${call}`;

/** Return the data of a call. */
export async function read<T>(page: Page, call: string): Promise<T> {
  const answer = await page.request.get(address(call));
  expect([call, answer.status()]).toEqual([call, 200]);
  return (await answer.json()).data;
}

export async function send<T = { id: number }>(page: Page, call: string, data: Record<string, unknown>): Promise<T> {
  const answer = await page.request.post(address(call), { data });
  expect([call, answer.status(), answer.ok() ? "" : await answer.text()]).toEqual([call, 200, ""]);
  return (await answer.json()).data;
}

/** Return the status and message of a refused call. */
export async function expectRefusal(
  page: Page,
  call: string,
  data?: Record<string, unknown>,
): Promise<{ status: number; message: string }> {
  const answer = data ? await page.request.post(address(call), { data }) : await page.request.get(address(call));
  return { status: answer.status(), message: (await answer.json()).message };
}

/** Return the status of an address. With E2E_SCREENS it also captures the page, outside the watched console. */
export async function statusOf(page: Page, target: string, name: string): Promise<number> {
  const answer = await page.request.get(target);
  if (process.env.E2E_SCREENS) await captureStatusScreen(page, target, name);
  return answer.status();
}

async function captureStatusScreen(page: Page, target: string, name: string) {
  const other = await page
    .context()
    .browser()!
    .newContext({ storageState: await page.context().storageState() });
  const tab = await other.newPage();
  await visit(tab, target);
  await takeScreenshot(tab, name);
  await other.close();
}

export type UploadedFile = { name: string; mimeType: string; buffer: Buffer };

/** A page as a scanner produces it. */
export async function scanOf(name: string): Promise<UploadedFile> {
  return {
    name: `${name}.pdf`,
    mimeType: "application/pdf",
    buffer: await statementScan(name, name, "Made for a test."),
  };
}

/** A document image large enough for a watermark. */
export async function pictureOf(name: string): Promise<UploadedFile> {
  const blank = sharp({ create: { width: 900, height: 600, channels: 3, background: "white" } });
  return { name: `${name}.png`, mimeType: "image/png", buffer: await blank.png().toBuffer() };
}

/** Choose a file in a form and wait until it has been uploaded. */
export async function attach(form: Locator, field: string, file: UploadedFile) {
  const stored = form.page().waitForResponse((response) => response.url().endsWith("/FileUpload/FileUpload"));
  await form.locator(`input[type="file"][data-field="${field}"]`).setInputFiles(file);
  expect((await stored).status()).toBe(200);
  await expect(form.getByText(file.name)).toBeVisible();
}

export async function upload(page: Page, file: UploadedFile, fileType = "personaldata"): Promise<string> {
  const answer = await page.request.post(address("FileUpload/FileUpload"), {
    multipart: { FileId: "", FileType: fileType, FileContent: file },
  });
  expect(answer.status()).toBe(200);
  return (await answer.json()).data.fileId;
}

/** Expect toasts during a step. Pauses the timers of two-second toasts, because a busy machine may render late. */
export async function expectNotices(page: Page, texts: string[], step: () => Promise<unknown>) {
  await page.evaluate(() => window.dispatchEvent(new Event("blur")));
  await Promise.all([...texts.map((text) => expect(page.getByText(text)).toBeVisible()), step()]);
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
}

/** Press a dialog's button and wait until it has closed. */
export async function submitDialog(dialog: Locator, verb: string) {
  await dialog.getByRole("button", { name: verb, exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** Press a dialog's button and expect its toasts. */
export const submitAndExpect = (page: Page, dialog: Locator, verb: string, ...texts: string[]) =>
  expectNotices(page, texts, () => submitDialog(dialog, verb));

type Newcomer = { id: number; fullName: string; seafarerCode: string; email: string; employeeNumber: string };

const syllables = ["ba", "du", "ki", "lo", "me", "na", "ri", "su", "ta", "wo"];
const digits = (count: number) => Array.from({ length: count }, () => Math.floor(Math.random() * 10));

/** Create a random new person: a name of letters, and numbers of the right length. */
export function newIdentity() {
  const own = digits(8);
  const word = own.map((digit) => syllables[digit]).join("");
  const fullName = `Journey ${word.slice(0, 8)} ${word.slice(8)}`.replace(/ \w/g, (start) => start.toUpperCase());
  return {
    fullName,
    seafarerCode: `62${own.join("")}`,
    idNumber: `357810170590${digits(4).join("")}`,
    email: `journey.${own.join("")}@example.com`,
  };
}

const headings =
  "Seafarer code;NIK;Full name;Email;Rank;Vessel type;Sex;Date of birth;Place of birth;Nationality;Marital status;KK number;Phone;Address;Next of kin;Next of kin phone;Next of kin address;Height (cm);Weight (kg);Safety shoes;Trousers;Coverall;Shirt";
const defaultCells =
  "Able Seaman;Tug Boat;Male;1990-05-17;Surabaya;Indonesian;Single;3578101705900002;081234567890;Jl. Perak Timur 12;Siti Aminah;081298765432;Jl. Perak Timur 12;172;70;UK 9;33;L;L";

/** Import a new person by API, off board and without documents. */
export async function newcomer(admin: Page): Promise<Newcomer> {
  const { fullName, seafarerCode, idNumber, email } = newIdentity();
  const csv = `${headings}\n${[seafarerCode, idNumber, fullName, email, defaultCells].join(";")}\n`;
  const file = { name: "people.csv", mimeType: "text/csv", buffer: Buffer.from(csv) };
  const answer = await admin.request.post(address("Employee/ImportEmployee"), {
    multipart: { FileContent: file, Mode: "create", SkipWrongRows: "false" },
  });
  expect([answer.status(), answer.ok() ? "" : await answer.text()]).toEqual([200, ""]);
  const [found] = await read<{ id: number; employeeNumber: string }[]>(
    admin,
    `Employee/GetEmployeeListOffBoard?filterList=${seafarerCode}`,
  );
  return { ...found!, fullName, seafarerCode, email };
}
