import { expect, test, type APIRequestContext, type Page } from "@playwright/test";
import { roles } from "../db/enums/users";
import { can, type UserActor } from "../lib/access/actor";
import { landingPageOf, menuLinkOf, missingAccountLinkOf } from "../lib/access/landing-page";
import { entriesWithPage, entries, canOpen, menuOf } from "../lib/access/menu";
import { accessTags, ceilingOf } from "../lib/access/tags";
import { solveCaptcha } from "./applicant";
import { visit } from "./hydration";
import { captureScreen as shot } from "./screens";

const password = "Nakhoda123!";

/** Sign in a request context, as the form does. */
async function signInBy(request: APIRequestContext, email: string, secret = password): Promise<boolean> {
  const { csrfToken } = await (await request.get("/api/auth/csrf")).json();
  await request.post("/api/auth/callback/credentials", {
    form: { csrfToken, email, password: secret },
    maxRedirects: 0,
  });
  return (await request.get("/PMSol/v1/Users/GetProfileByUserId")).status() === 200;
}

async function signIn(page: Page, email: string, secret = password) {
  await visit(page, "/sign-in");
  await page.locator('input[type="email"]').fill(email);
  await page.locator('input[type="password"]').fill(secret);
  await page.keyboard.press("Enter");
}

/** Whether an address redirects a seafarer to their own newest slip. */
const leadsToSlip = (actor: UserActor, name: string, workOrderId: number | null) =>
  name === "work-order-overview" && workOrderId !== null && !can(actor, "work-orders:view");

/** Return how an address answers a user: a redirect, 403, 404 or the page. */
function answerOf(actor: UserActor, name: string, path: string): number {
  if (!canOpen(actor, path)) return 403;
  if (landingPageOf(actor, path)) return 307;
  if (!entriesWithPage.has(name) || missingAccountLinkOf(actor, path)) return 404;
  if (name === "my-joining") return actor.crewId ? 200 : 403;
  return name === "crew-management" && !can(actor, "crew:list") ? 403 : 200;
}

const accounts = {
  marine: [...roles.filter((role) => role.endsWith("marine")), "superadmin", "crewmarine-crew"],
  tanker: [...roles.filter((role) => role.endsWith("tanker")), "crewtanker-head"],
};

for (const division of ["marine", "tanker"] as const)
  test(`menu, page and API agree for every role (${division}): what the list holds opens or leads to one's own page, the rest is the 403 page`, async ({
    browser,
  }) => {
    test.setTimeout(300_000);
    for (const account of accounts[division]) {
      const context = await browser.newContext();
      expect(await signInBy(context.request, `${account}@nakhoda.test`)).toBe(true);
      const { data } = await (await context.request.get("/PMSol/v1/Users/GetProfileByUserId")).json();
      const { role, subRole, divisionId, employeeId: crewId, vesselId, principalId } = data;
      const actor: UserActor = {
        kind: "user",
        userId: data.userId,
        email: "",
        name: "",
        role,
        subRole,
        divisionId,
        crewId,
        vesselId,
        principalId,
      };
      expect([account, data.userAccessList]).toEqual([account, ["dashboard", "profile", ...ceilingOf(role, subRole)]]);
      // Only seafarers have own slips.
      expect([account, crewId ? null : data.workOrderId]).toEqual([account, null]);
      const home = await (await context.request.get("/dashboard/profile")).text();
      const shown = menuOf(actor);
      for (const entry of entries) {
        const { name, path } = entry;
        const answer = await context.request.get(path, { maxRedirects: 0 });
        if (leadsToSlip(actor, name, data.workOrderId)) {
          expect([account, answer.status()]).toEqual([account, 307]);
          expect(answer.headers().location).toMatch(new RegExp(`/wo/${data.workOrderId}/details$`));
          continue;
        }
        expect([account, path, answer.status()]).toEqual([account, path, answerOf(actor, name, path)]);
        const target = answer.headers().location;
        if (answer.status() === 307) {
          expect([account, path, target]).toEqual([account, path, landingPageOf(actor, path)]);
          expect([account, target, (await context.request.get(target ?? "", { maxRedirects: 0 })).status()]).toEqual([
            account,
            target,
            200,
          ]);
        }
        if (path !== "/dashboard/profile")
          expect([account, path, home.includes(`href="${menuLinkOf(actor, entry)}"`)]).toEqual([
            account,
            path,
            shown.includes(entry) || menuLinkOf(actor, entry) === "/dashboard/profile",
          ]);
      }
      await context.close();
    }
    expect(accessTags.length).toBe(19);
  });

test("five keys open the review for who may decide, a wrong key says the link is broken, a missing one is the ordinary dashboard", async ({
  page,
}) => {
  await signIn(page, "crewingadminmarine@nakhoda.test");
  await expect(page).toHaveURL(/\/dashboard$/);
  await visit(page, "/dashboard?vcid=999999&emp=1&ao=Next&vid=1&joi=1");
  await expect(page.getByRole("heading", { name: "Link is broken!" })).toBeVisible();
  await expect(page.getByText("Please check your link again")).toBeVisible();
  await visit(page, "/dashboard?vcid=999999&emp=1&ao=Next&vid=1");
  await expect(page.getByRole("heading", { name: /^Welcome/ })).toBeVisible();
});

test("the 403 page has its words and a way home", async ({ page }) => {
  await signIn(page, "crewingfinancemarine@nakhoda.test");
  await expect(page).toHaveURL(/\/dashboard\/profile$/);
  await visit(page, "/dashboard/recruitment/job-openings");
  await expect(page.getByRole("heading", { name: "403 - Unauthorized Access" })).toBeVisible();
  await expect(page.getByText("You do not have permission to view this page.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Go Back to Home" })).toBeVisible();
  await expect(page).toHaveTitle("403 - Unauthorized Access · Nakhoda");
  await shot(page, "403");
});

test("an admin invites a person, who sets a password from the mail, signs in and is deactivated in the middle of work", async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  await signIn(page, "crewingadminmarine@nakhoda.test");
  await expect(page).toHaveURL(/\/dashboard$/);
  await visit(page, "/dashboard/users-management/users");
  await shot(page, "users");
  await page
    .getByRole("link", { name: "Add New User" })
    .or(page.getByRole("button", { name: "Add New User" }))
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  await dialog.locator('[name="email"]').fill("wulan.sari@example.com");
  await dialog.locator('[name="firstName"]').fill("Wulan");
  await dialog.locator('[name="lastName"]').fill("Sari");
  await dialog.locator('[name="role"]').selectOption("crewingstaffmarine");
  await shot(page, "users-add");
  await dialog.locator('button[type="submit"]').click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("wulan.sari@example.com").first()).toBeVisible();

  const newcomer = await (await browser.newContext()).newPage();
  await visit(newcomer, "/dev/mailbox");
  await newcomer.getByText("Your Nakhoda account").first().click();
  const link = /http\S+reset-password\?\S+/.exec(await newcomer.locator("body").innerText())?.[0] ?? "";
  await visit(newcomer, link);
  const fields = newcomer.locator('input[type="password"]');
  await fields.nth(0).fill("Samudra7@");
  await fields.nth(1).fill("Samudra7@");
  await solveCaptcha(newcomer);
  await shot(newcomer, "reset-password");
  await newcomer.locator('button[type="submit"]').click();
  await expect(newcomer).toHaveURL(/\/sign-in/);
  await signIn(newcomer, "wulan.sari@example.com", "Samudra7@");
  await expect(newcomer).toHaveURL(/\/dashboard\/profile$/);
  await shot(newcomer, "profile");

  const { data } = await (await newcomer.request.get("/PMSol/v1/Users/GetProfileByUserId")).json();
  const deactivated = await page.request.post(`/PMSol/v1/Users/DeactivateUser?userId=${data.userId}`);
  expect(deactivated.status()).toBe(200);
  await visit(newcomer, "/dashboard/recruitment/job-openings");
  await expect(
    newcomer.getByText("Your account is not active! Please contact your administrator.").first(),
  ).toBeVisible();
  await shot(newcomer, "inactive");
  await expect(newcomer.getByRole("heading", { name: "(Session Expired)" })).toBeVisible({ timeout: 15_000 });
  await signIn(newcomer, "wulan.sari@example.com", "Samudra7@");
  await expect(
    newcomer.getByText("Your account is not active! Please contact your administrator.").first(),
  ).toBeVisible();
});

test("an admin links an account to a seafarer, who then sees only the own pages", async ({ page, browser }) => {
  test.setTimeout(120_000);
  await signIn(page, "crewingadminmarine@nakhoda.test");
  await expect(page).toHaveURL(/\/dashboard$/);
  await visit(page, "/dashboard/users-management/users?add=1");
  const dialog = page.getByRole("dialog");
  await dialog.locator('[name="email"]').fill("juru.mudi@example.com");
  await dialog.locator('[name="firstName"]').fill("Juru");
  await dialog.locator('[name="role"]').selectOption("crewmarine");
  await dialog.locator('[name="subRole"]').selectOption("crew");
  await dialog.getByText("Set a password now").click();
  await dialog.locator('[name="password"]').fill("Samudra7@");
  await dialog.locator('button[type="submit"]').click();
  await expect(dialog.getByText("Choose the person this account is for")).toBeVisible();
  await dialog.locator('[name="crewId"]').fill("M-0");
  await page.locator('[role="option"]:not([aria-disabled="true"])').first().click();
  await shot(page, "users-tie");
  await dialog.locator('button[type="submit"]').click();
  await expect(dialog).toBeHidden();

  const { request } = await browser.newContext();
  expect(await signInBy(request, "juru.mudi@example.com", "Samudra7@")).toBe(true);
  const { data } = await (await request.get("/PMSol/v1/Users/GetProfileByUserId")).json();
  expect(data.employeeId).toBeGreaterThan(0);
  const list = await request.get("/dashboard/crew-management", { maxRedirects: 0 });
  expect([list.status(), list.headers().location]).toEqual([
    307,
    `/dashboard/crew-management/${data.employeeId}/details?tab=crew-details`,
  ]);
  expect((await request.get("/dashboard/vessel-management", { maxRedirects: 0 })).status()).toBe(403);
});

test("a superadmin changes division through its dialog and the lists follow", async ({ page }) => {
  await signIn(page, "superadmin@nakhoda.test");
  await expect(page).toHaveURL(/\/dashboard$/);
  await visit(page, "/dashboard/recruitment/job-openings");
  await page.getByRole("button", { name: "Tanker", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await expect(
    dialog.getByText("You're about to change Division. All unsaved data will be lost. Are you sure?"),
  ).toBeVisible();
  await dialog.getByRole("button", { name: "No", exact: true }).click();
  await expect(page).toHaveURL(/job-openings/);
  await page.getByRole("button", { name: "Tanker", exact: true }).click();
  await dialog.getByRole("button", { name: "Yes", exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await visit(page, "/dashboard/recruitment/job-openings");
  await expect(page.getByText("Oil Product Tanker").filter({ visible: true }).first()).toBeVisible();
});

test("a request for a new password answers the same for a known and an unknown address", async ({ page }) => {
  const answers: string[] = [];
  for (const email of ["crewingstaffmarine@nakhoda.test", "nobody@nakhoda.test"]) {
    await visit(page, "/request-reset-password");
    await page.locator('input[type="email"]').fill(email);
    await expect(page.getByText("registration.")).toHaveCount(0);
    await solveCaptcha(page);
    await page.getByRole("button", { name: "Send Request" }).click();
    const answer = page.getByText("Request reset password success").first();
    await expect(answer).toBeVisible();
    answers.push((await page.locator("main").innerText()).replaceAll(email, ""));
  }
  expect(answers[1]).toBe(answers[0]);
});

test("five wrong passwords make the sixth wait, the right one too; the audit log tells", async ({
  page,
  playwright,
  baseURL,
}) => {
  const request = await playwright.request.newContext({
    baseURL: baseURL ?? "",
    extraHTTPHeaders: { "x-forwarded-for": "198.51.100.77" },
  });
  for (let attempt = 0; attempt < 5; attempt += 1)
    expect(await signInBy(request, "crewingpdetanker@nakhoda.test", "Wrong1234!")).toBe(false);
  expect(await signInBy(request, "crewingpdetanker@nakhoda.test")).toBe(false);
  const elsewhere = await playwright.request.newContext({
    baseURL: baseURL ?? "",
    extraHTTPHeaders: { "x-forwarded-for": "203.0.113.5" },
  });
  expect(await signInBy(elsewhere, "crewingpdetanker@nakhoda.test")).toBe(true);

  await signIn(page, "superadmin@nakhoda.test");
  await expect(page).toHaveURL(/\/dashboard$/);
  await visit(page, "/dashboard/users-management/audit-log?operation=users.sign-in-locked");
  await expect(page.getByText("was locked out after wrong passwords").filter({ visible: true }).last()).toBeVisible();
  await shot(page, "audit-log");
});
