import { expect, test, type Page } from "@playwright/test";
import { spawn, type ChildProcess } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { startServer, stopServer } from "./own-server";
import { visit } from "./hydration";

const base = "http://localhost:3126";
const issuer = "http://localhost:4126";
const directory = fs.mkdtempSync(path.join(os.tmpdir(), "nakhoda-oidc-"));
// A session is renewed 30 seconds before its access token expires. Here that is after 12 seconds, so that a busy
// machine finishes one renewal before the next.
const accessSeconds = 42;
const untilRenewal = 13_000;
const providerEnv = { PROVIDER_PORT: "4126", PRODUCT_URL: base, ACCESS_SECONDS: String(accessSeconds) };
const settings = {
  PORT: "3126",
  AUTH_URL: base,
  PGDATA_DIR: directory,
  DATABASE_URL: "",
  DEMO: "1",
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: "nakhoda",
  OIDC_CLIENT_SECRET: "a-secret-of-the-journey-only-a-secret",
  OIDC_AUDIENCE: `${base}/PMSol/v1`,
};

test.describe.configure({ mode: "serial" });
let server: ChildProcess;
let provider: ChildProcess;

async function startProvider(): Promise<ChildProcess> {
  const child = spawn(process.execPath, ["e2e/identity-provider.mjs"], {
    env: { ...process.env, ...providerEnv },
    stdio: "ignore",
  });
  await expect
    .poll(
      () =>
        fetch(`${issuer}/control/log`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 15_000 },
    )
    .toBe(true);
  return child;
}

test.beforeAll(async () => {
  test.setTimeout(120_000);
  [server, provider] = await Promise.all([startServer(settings), startProvider()]);
});
test.afterAll(async () => {
  provider.kill("SIGKILL");
  await stopServer(server);
  fs.rmSync(directory, { recursive: true, force: true });
});

async function signIn(page: Page, account: string) {
  await visit(page, `${base}/sign-in`);
  await page.locator("form").first().getByRole("button").click();
  await page.getByLabel("Account").fill(account);
  await page.getByRole("button", { name: "Go on" }).click();
}
const providerLog = async (): Promise<string[]> => (await fetch(`${issuer}/control/log`)).json();
const refreshes = async () => (await providerLog()).filter((line) => line === "grant.success refresh_token").length;

test("a person signs in with the company account, is renewed once for many requests, and signs out of both", async ({
  page,
}) => {
  await signIn(page, "crewingadminmarine");
  await expect(page).toHaveURL(`${base}/dashboard`);
  const cookies = await page.context().cookies();
  const session = cookies.find(({ name }) => name.includes("session-token"))?.value ?? "";
  expect(session.length).toBeLessThan(600);

  await page.waitForTimeout(untilRenewal);
  const answers = await Promise.all(
    Array.from({ length: 16 }, () => page.request.get(`${base}/PMSol/v1/Users/GetProfileByUserId`)),
  );
  expect(answers.map((answer) => answer.status())).toEqual(Array(16).fill(200));
  expect(await refreshes()).toBe(1);

  await page.getByRole("button", { name: "Sign out" }).click();
  const goodbye = page.waitForResponse((response) => response.url().includes("/oauth/callback?state=signing-out"));
  await page.getByRole("button", { name: "Yes, sign me out" }).click();
  expect(await (await goodbye).text()).toContain("Signing you out...");
  await expect(page.getByRole("heading", { name: "(Session Expired)" })).toBeVisible();
  expect(await providerLog()).toContain("end_session.success");
  await page.locator("a", { hasText: "SIGN IN" }).click();
  await page.locator("form").first().getByRole("button").click();
  await expect(page.getByLabel("Account")).toBeVisible();
});

test("an account the company does not know is turned away with a reason", async ({ page }) => {
  await signIn(page, "somebody-else");
  await expect(page.getByRole("heading", { name: /^Oops\.\.\./ })).toBeVisible();
  await visit(page, `${base}/dashboard`);
  await expect(page.getByRole("heading", { name: "(Session Expired)" })).toBeVisible();
});

test('a deactivated user from the provider sees the inactive notice for five seconds, not "access denied"', async ({
  browser,
}) => {
  const admin = await (await browser.newContext()).newPage();
  await signIn(admin, "superadmin");
  await expect(admin).toHaveURL(`${base}/dashboard`);
  const { data } = await (await admin.request.get(`${base}/PMSol/v1/Users/GetAllUsers?search=crewingpdemarine`)).json();
  expect((await admin.request.post(`${base}/PMSol/v1/Users/DeactivateUser?userId=${data[0].userId}`)).status()).toBe(
    200,
  );
  const person = await (await browser.newContext()).newPage();
  await signIn(person, "crewingpdemarine");
  await expect(person.getByText("Your account is not active! Please contact your administrator.")).toBeVisible();
  await expect(person.getByRole("heading", { name: "(Session Expired)" })).toBeVisible({ timeout: 15_000 });
});

test("the provider's access tokens open the API; a foreign key, audience, issuer or an expired one do not", async ({
  page,
}) => {
  await signIn(page, "crewingstaffmarine");
  await expect(page).toHaveURL(`${base}/dashboard/profile`);
  const call = async (query: string) => {
    const token = await (await fetch(`${issuer}/control/token?sub=crewingstaffmarine&${query}`)).text();
    const response = await fetch(`${base}/PMSol/v1/JobOpening/GetAllJobOpeningsByDivision`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return response.status;
  };
  expect(await call("")).toBe(200);
  for (const wrong of ["foreign=1", "aud=other", "iss=http://localhost:1", "seconds=-10"])
    expect([wrong, await call(wrong)]).toEqual([wrong, 401]);
});

test("a session the provider no longer knows ends; a provider that is down leaves valid sessions alone and says so at sign-in", async ({
  browser,
}) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signIn(page, "crewingmanagermarine");
  await expect(page).toHaveURL(`${base}/dashboard/profile`);

  provider.kill("SIGKILL");
  await page.waitForTimeout(untilRenewal);
  await visit(page, `${base}/dashboard/recruitment/job-openings`);
  await expect(page.getByRole("heading", { name: "Job openings" }).first()).toBeVisible();

  const stranger = await (await browser.newContext()).newPage();
  await visit(stranger, `${base}/sign-in`);
  await stranger.locator("form").first().getByRole("button").click();
  await expect(stranger.getByRole("heading", { name: /^Oops\.\.\./ })).toBeVisible();

  // A restarted provider has lost all grants.
  provider = await startProvider();
  await visit(page, `${base}/dashboard`);
  await expect(page.getByRole("heading", { name: "(Session Expired)" })).toBeVisible();
  await context.close();
});
