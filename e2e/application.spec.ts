import { expect, test, type Page } from "@playwright/test";
import {
  addSeaService,
  chooseScans,
  field,
  fillCertificates,
  fillPersonal,
  next,
  passGate,
  texts,
  fill,
  type Person,
} from "./applicant";
import { reload, visit } from "./hydration";
import { captureScreen as shot } from "./screens";

const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

const people: Record<"en" | "id", Person> = {
  en: {
    fullName: "Budi Santoso",
    emailAddress: "budi.santoso@example.com",
    seafarerIdNumber: "6211576805",
    idNumber: "3578101705900001",
  },
  id: {
    fullName: "Hasan Basri",
    emailAddress: "hasan.basri@example.com",
    seafarerIdNumber: "6211576806",
    idNumber: "3578101705900003",
  },
};
const heads = {
  en: ["Personal information and contact", "Document and certification", "Training history", "Bank info"],
  id: null,
};

function watchConsole(page: Page): string[] {
  const problems: string[] = [];
  page.on("console", (message) => void (message.type() === "error" && problems.push(message.text())));
  page.on("pageerror", (error) => problems.push(error.message));
  return problems;
}

for (const [locale, size] of [
  ["en", "desktop"],
  ["id", "phone"],
] as const) {
  test(`a visitor applies and follows the status${locale === "en" ? ", staff see the applicant" : ""} (${locale}, ${size})`, async ({
    browser,
  }) => {
    test.setTimeout(240_000);
    const context = await browser.newContext({ viewport: sizes[size], locale: locale === "id" ? "id-ID" : "en-US" });
    const page = await context.newPage();
    const problems = watchConsole(page);
    const t = texts[locale];
    const name = (screen: string) => `${locale}-${size}-${screen}`;

    await visit(page, "/");
    await shot(page, name("careers"));
    await page.locator('a[href^="/career/"]').first().click();
    await expect(page).toHaveURL(/\/career\/\d+$/);
    const joi = /\d+$/.exec(page.url())?.[0] ?? "";
    await shot(page, name("job"));
    await page.locator(`a[href="/validation?joi=${joi}"]:visible`).first().click();

    await expect(page).toHaveURL(/\/validation\?joi=/);
    await next(page, t);
    await expect(page.getByText("Anda belum menyetujui pernyataan ini")).toBeVisible();
    await passGate(page);
    await shot(page, name("gate"));
    await next(page, t);

    await expect(page).toHaveURL(new RegExp(`/registration\\?joi=${joi}&step=1`));
    if (heads[locale]) await expect(page.getByRole("heading", { name: heads[locale][0] ?? "" }).first()).toBeVisible();
    await next(page, t);
    await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
    const summary = page.locator('form [role="alert"]').first();
    await expect(summary).toBeFocused();
    await expect(summary.getByRole("button").first()).toHaveText(locale === "en" ? /photo/ : /foto/);
    await summary
      .getByRole("button", { name: locale === "en" ? "Enter your full name" : "Isi nama lengkap Anda" })
      .click();
    await expect(field(page, "fullName")).toBeFocused();
    await fillPersonal(page, people[locale], { single: locale === "en" ? "Married" : "Menikah" }, t);
    await shot(page, name("step-1"));

    await expect(page.locator('[data-save="saved"]')).toBeInViewport();
    await page.waitForTimeout(2_500);
    await reload(page);
    await expect(field(page, "fullName")).toHaveValue(people[locale].fullName);
    await expect(field(page, "nationality")).toHaveCount(0);
    await next(page, t);

    await expect(page).toHaveURL(/step=2/);
    await visit(page, `/registration?joi=${joi}&step=4`);
    await expect(page).toHaveURL(/step=2/);
    if (locale === "en") await chooseScans(page);
    await fillCertificates(page, t);
    await shot(page, name("step-2"));
    await next(page, t);

    await expect(page).toHaveURL(/step=3/);
    await addSeaService(page, t);
    await shot(page, name("step-3"));
    await next(page, t);

    await expect(page).toHaveURL(/step=4/);
    await fill(page, {
      bankName1: "Bank Mandiri",
      accountNumber1: "1420012345678",
    });
    await expect(field(page, "accountName1")).toHaveValue(people[locale].fullName);
    await shot(page, name("step-4"));
    await next(page, t);

    await expect(page).toHaveURL(/step=5/);
    await shot(page, name("review"));
    await expect(page.locator("#review-cop")).toContainText(/(\d+) (of|dari) \1/);
    for (const notified of ["PT Laut Biru", "PIP Semarang", "1420012345678", "E 143100"])
      await expect(page.getByText(notified).first()).toBeVisible();
    for (const box of ["declaration", "consent", "specificConsent"]) await field(page, box).check();
    await page.getByRole("button", { name: t.send }).click();
    const number = page.getByTestId("registration-number");
    await expect(number).toHaveText(/^REG-[MT]-\d{6}-\d{5}$/);
    const registrationNumber = (await number.textContent()) ?? "";
    await shot(page, name("sent"));

    await page.locator('a[href^="/registration-process?"]').first().click();
    await expect(page.getByText(registrationNumber)).toBeVisible();
    await expect(page.getByText(people[locale].fullName)).toBeVisible();
    await expect(page.getByText("Document screening")).toBeVisible();
    await expect(page.getByText("Seleksi dokumen")).toBeVisible();
    await shot(page, name("status"));
    expect(problems).toEqual([]);

    const mailbox = await context.newPage();
    await visit(mailbox, "/dev/mailbox");
    await expect(mailbox.getByText(registrationNumber).first()).toBeVisible();
    await shot(mailbox, name("mailbox"));

    // Check the office's view in one language only.
    if (locale === "id") return;
    const staff = await (await browser.newContext({ viewport: sizes[size], locale: "en-US" })).newPage();
    const division = registrationNumber.startsWith("REG-M") ? "marine" : "tanker";
    const staffProblems = watchConsole(staff);
    await visit(staff, "/sign-in");
    await staff.locator('input[type="email"]').fill(`crewingadmin${division}@nakhoda.test`);
    await staff.locator('input[type="password"]').fill("Nakhoda123!");
    await staff.keyboard.press("Enter");
    await expect(staff).toHaveURL(/\/dashboard$/);
    await staff.waitForTimeout(600);
    await shot(staff, name("dashboard"));
    await visit(staff, `/dashboard/recruitment/applicants-list?tab=new-applicants&search=${registrationNumber}`);
    await expect(
      staff.getByRole("link", { name: people[locale].fullName }).filter({ visible: true }).first(),
    ).toBeVisible();
    await staff.waitForTimeout(600);
    await shot(staff, name("applicants"));
    await staff.getByRole("link", { name: people[locale].fullName }).filter({ visible: true }).first().click();
    await expect(staff).toHaveURL(/\/applicants-list\/\d+\/update/);
    await staff.waitForTimeout(600);
    await expect(staff.getByText("PIP Semarang").first()).toBeAttached();
    await shot(staff, name("applicant"));
    const file = await staff.locator('a[href*="/FileDownload/FileDownload"]').first().getAttribute("href");
    const download = await staff.request.get(file ?? "");
    expect(download.status()).toBe(200);
    expect(download.headers()["x-content-type-options"]).toBe("nosniff");
    expect(staffProblems).toEqual([]);
  });
}

test("a status link without its parts leads to the closed page, a wrong one says it is broken", async ({ page }) => {
  await visit(page, "/validation-registration-process?id=REG-M-202611-00001");
  await expect(page.getByRole("heading", { name: "Link is not valid!" })).toBeVisible();
  await visit(
    page,
    "/validation-registration-process?id=REG-M-202611-00001&g=5b8d4a7e-9d0e-4a3d-9d53-6d5f3b1c2a10&joi=1",
  );
  await passGate(page);
  await next(page, texts.en);
  await expect(page.getByRole("heading", { name: "Link is broken!" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Back to Career Page" })).toBeVisible();
});

test("registration needs a job, the gate and its steps in order", async ({ page, request }) => {
  const joi = /href="\/career\/(\d+)"/.exec(await (await request.get("/")).text())?.[1] ?? "";
  await visit(page, "/validation");
  await expect(page).toHaveURL("/");
  await visit(page, `/registration?joi=${joi}&step=3`);
  await expect(page).toHaveURL(new RegExp(`/validation\\?joi=${joi}`));
  await passGate(page);
  await next(page, texts.en);
  await expect(page).toHaveURL(/step=1/);
  for (const step of ["2", "5", "nonsense"]) {
    await visit(page, `/registration?joi=${joi}&step=${step}`);
    await expect(page).toHaveURL(/step=1/);
  }
});

test("a minute's check tells what an opening asks for and what is missing, without script and without keeping anything", async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: sizes.phone, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/");
  await page.locator('a[href^="/career/"]').first().click();
  const job = page.url();
  await page.goto(`${job}/eligible`);
  await shot(page, "en-phone-eligible");
  const boxes = page.locator('input[name="held"]');
  const count = await boxes.count();
  expect(count).toBeGreaterThan(0);
  await page.locator('button[type="submit"]').last().click();
  const result = page.locator("#result");
  await expect(result.getByRole("listitem")).toHaveCount(count);
  for (const box of await boxes.all()) await box.check();
  const years = page.locator('input[name="years"]');
  if (await years.isVisible()) await years.fill("40");
  await page.locator('button[type="submit"]').last().click();
  await expect(result).toBeVisible();
  await expect(result.getByRole("listitem")).toHaveCount(0);
  await expect(result.getByRole("link")).toHaveAttribute("href", `/validation?joi=${/\d+$/.exec(job)?.[0]}`);
  await context.close();
});

test("without a connection the text beside Next says so in sight, keeps what is typed and saves it afterwards", async ({
  page,
  context,
  request,
}) => {
  const joi = /href="\/career\/(\d+)"/.exec(await (await request.get("/")).text())?.[1] ?? "";
  await visit(page, `/validation?joi=${joi}`);
  await passGate(page);
  await next(page, texts.en);
  await expect(page).toHaveURL(/step=1/);
  const note = page.locator("[data-save]");
  await expect(note).toBeInViewport();
  await context.setOffline(true);
  await fill(page, { fullName: "Wahyu Pratama" });
  await expect(note).toHaveAttribute("data-save", "failed");
  await expect(note).toBeInViewport();
  await expect(note.getByRole("status")).toHaveText("Offline, saved on this device");
  await context.setOffline(false);
  await expect(note).toHaveAttribute("data-save", "saved");
  await expect(note.getByRole("status")).toHaveText(/^Saved \d\d:\d\d$/);
  await reload(page);
  await expect(field(page, "fullName")).toHaveValue("Wahyu Pratama");
});

test("a gate that expires in the middle of typing loses nothing: the check is solved in place and the draft goes on", async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(120_000);
  const joi = /href="\/career\/(\d+)"/.exec(await (await request.get("/")).text())?.[1] ?? "";
  await visit(page, `/validation?joi=${joi}`);
  await passGate(page);
  await next(page, texts.en);
  await expect(page).toHaveURL(/step=1/);
  await fill(page, { fullName: "Wahyu Pratama", birthPlace: "Bitung" });
  await page.waitForTimeout(2_500);
  await context.clearCookies({ name: "nakhoda-gate" });
  await fill(page, { address: "Jl. Samudra 9, Bitung" });
  await page.keyboard.press("Tab");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible({ timeout: 15_000 });
  await dialog.locator("altcha-widget input[type=checkbox]").click();
  await expect(dialog.locator("altcha-widget [data-state=verified]")).toBeVisible({ timeout: 30_000 });
  const go = dialog.getByRole("button", { name: "Continue" });
  if (await go.isVisible()) await go.click();
  await expect(dialog).toBeHidden();
  await page.waitForTimeout(2_500);
  await reload(page);
  for (const [name, value] of Object.entries({
    fullName: "Wahyu Pratama",
    birthPlace: "Bitung",
    address: "Jl. Samudra 9, Bitung",
  }))
    await expect(field(page, name).first()).toHaveValue(value);
});
