import { expect, test as base, type BrowserContextOptions, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";
import { statementScan } from "../db/specimens/papers";
import { visit } from "./hydrated";
import { keepScreen } from "./screens";

export const list = "/dashboard/crew-management";
export const record = (id: number, tab = "crew-details") => `${list}/${id}/details?tab=${tab}`;
/** The day in Jakarta, and the first of its month some years on. */
export const today = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Jakarta" }).format(new Date());
export const inYears = (years: number) => `${Number(today.slice(0, 4)) + years}${today.slice(4, 8)}01`;
export const shot = (page: Page, name: string) => keepScreen(page, `crew-${name}`);

type Tools = { at: (account: string, options?: BrowserContextOptions) => Promise<Page>; mailbox: Page };

/** `at` seats somebody at a computer of their own, signed in; at the end no browser may have complained. */
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
  // Its frames forbid scripts, and a trace puts one into every frame: what the console says of that is no complaint.
  mailbox: async ({ browser }, provide) => {
    const page = await (await browser.newContext()).newPage();
    await provide(page);
    await page.context().close();
  },
});

const address = (call: string) => `/PMSol/v1/${call}`;

/** What a call answers. */
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

/** How a call is refused: its status and its words. */
export async function refusal(
  page: Page,
  call: string,
  data?: Record<string, unknown>,
): Promise<{ status: number; message: string }> {
  const answer = data ? await page.request.post(address(call), { data }) : await page.request.get(address(call));
  return { status: answer.status(), message: (await answer.json()).message };
}

/** The status of an address; who keeps screens gets that of its page too, away from the page whose console is watched. */
export async function statusOf(page: Page, target: string, name: string): Promise<number> {
  const answer = await page.request.get(target);
  if (process.env.E2E_SCREENS) await keepStatusScreen(page, target, name);
  return answer.status();
}

async function keepStatusScreen(page: Page, target: string, name: string) {
  const other = await page
    .context()
    .browser()!
    .newContext({ storageState: await page.context().storageState() });
  const tab = await other.newPage();
  await visit(tab, target);
  await shot(tab, name);
  await other.close();
}

export type FileGiven = { name: string; mimeType: string; buffer: Buffer };

/** A page somebody could have scanned. */
export async function scanOf(name: string): Promise<FileGiven> {
  return {
    name: `${name}.pdf`,
    mimeType: "application/pdf",
    buffer: await statementScan(name, name, "Made for a test."),
  };
}

/** A picture of a paper; large enough to carry a mark. */
export async function pictureOf(name: string): Promise<FileGiven> {
  const blank = sharp({ create: { width: 900, height: 600, channels: 3, background: "white" } });
  return { name: `${name}.png`, mimeType: "image/png", buffer: await blank.png().toBuffer() };
}

/** Chooses a file in a form and waits until it has been taken. */
export async function attach(form: Locator, field: string, file: FileGiven) {
  const stored = form.page().waitForResponse((response) => response.url().endsWith("/FileUpload/FileUpload"));
  await form.locator(`input[type="file"][data-field="${field}"]`).setInputFiles(file);
  expect((await stored).status()).toBe(200);
  await expect(form.getByText(file.name)).toBeVisible();
}

export async function upload(page: Page, file: FileGiven, fileType = "personaldata"): Promise<string> {
  const answer = await page.request.post(address("FileUpload/FileUpload"), {
    multipart: { FileId: "", FileType: fileType, FileContent: file },
  });
  expect(answer.status()).toBe(200);
  return (await answer.json()).data.fileId;
}

/** What is told while a step is taken. Notices of two seconds stand still meanwhile, as they do behind another window: a busy machine may paint later than that. */
export async function told(page: Page, texts: string[], step: () => Promise<unknown>) {
  await page.evaluate(() => window.dispatchEvent(new Event("blur")));
  await Promise.all([...texts.map((text) => expect(page.getByText(text)).toBeVisible()), step()]);
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
}

/** Answers a dialog; it closes only when the server has agreed and the page behind it is new. */
export async function settle(dialog: Locator, verb: string) {
  await dialog.getByRole("button", { name: verb, exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** A dialog is settled, and what is said of it heard. */
export const said = (page: Page, dialog: Locator, verb: string, ...texts: string[]) =>
  told(page, texts, () => settle(dialog, verb));

type Newcomer = { id: number; fullName: string; seafarerCode: string; email: string; employeeNumber: string };

const syllables = ["ba", "du", "ki", "lo", "me", "na", "ri", "su", "ta", "wo"];
const digits = (count: number) => Array.from({ length: count }, () => Math.floor(Math.random() * 10));

/** Somebody nobody has heard of: a name of letters, numbers of the right length. */
export function stranger() {
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
const rest =
  "Able Seaman;Tug Boat;Male;1990-05-17;Surabaya;Indonesian;Single;3578101705900002;081234567890;Jl. Perak Timur 12;Siti Aminah;081298765432;Jl. Perak Timur 12;172;70;UK 9;33;L;L";

/** Takes somebody new over, as another system would hand people in: off board, without papers. */
export async function newcomer(admin: Page): Promise<Newcomer> {
  const { fullName, seafarerCode, idNumber, email } = stranger();
  const csv = `${headings}\n${[seafarerCode, idNumber, fullName, email, rest].join(";")}\n`;
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
