import { expect, type Browser, type Page } from "@playwright/test";
import { read, takeScreenshot, test } from "./crew";
import { reload, visit } from "./hydration";

const page = "/dashboard/my-joining";
const phone = { viewport: { width: 390, height: 844 } };
type Joiner = { employeeId: number; vesselId: number; vesselName: string; isConfirmed: boolean; joiningDate: string };

/** Create accounts of two demo joiners as an admin. `at` signs in by the first part of the address. */
async function accounts(admin: Page, name: string): Promise<{ account: string; joiner: Joiner }[]> {
  const vessels = await read<{ vesselId: number }[]>(
    admin,
    "EmployeePreparation/GetVesselOnBoardPreparation?pageSize=200",
  );
  const lists = vessels.map(({ vesselId }) =>
    read<Joiner[]>(admin, `EmployeePreparation/GetEmployeePreparation?vesselId=${vesselId}&pageSize=50`),
  );
  const joiners = (await Promise.all(lists)).flat().filter(({ isConfirmed }) => isConfirmed);
  const made: { account: string; joiner: Joiner }[] = [];
  for (const joiner of joiners) {
    if (made.length === 2) break;
    const account = `${name}-${joiner.employeeId}`;
    const form = { email: `${account}@nakhoda.test`, password: "Nakhoda123!", firstName: "Pelaut", lastName: name };
    const answer = await admin.request.post("/PMSol/v1/Users/Create", {
      data: { ...form, role: "crewmarine", subRole: "crew", divisionId: 1, employeeId: joiner.employeeId },
    });
    // The joiner may already have an account.
    if (answer.ok()) made.push({ account, joiner });
  }
  if (made.length < 2) throw new Error("the demo fleet has no joiners without an account");
  return made;
}

const cachedPages = (at: Page) =>
  at.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith("my-joining:")));
const waitUntilCached = (at: Page) => expect(at.locator("[data-held]")).toBeVisible({ timeout: 45_000 });

/** Open a phone browser. Its console errors are ignored, because offline it logs some. */
async function phonePageOf(browser: Browser, account: string): Promise<Page> {
  const at = await (await browser.newContext(phone)).newPage();
  const { csrfToken } = await (await at.request.get("/api/auth/csrf")).json();
  const form = { csrfToken, email: `${account}@nakhoda.test`, password: "Nakhoda123!" };
  await at.request.post("/api/auth/callback/credentials", { form, maxRedirects: 0 });
  return at;
}

/** Open the page by its address and wait until it is cached. */
async function open(at: Page) {
  await visit(at, page);
  await waitUntilCached(at);
}

test("a seafarer reads their next joining, goes offline, and still reads it with its age; signing out takes it away", async ({
  at,
  browser,
}) => {
  const admin = await at("superadmin");
  const [one, other] = await accounts(admin, "offline");
  if (!one || !other) throw new Error("two joiners");
  const at1 = await phonePageOf(browser, one.account);
  await open(at1);
  await expect(at1.getByRole("heading", { level: 1, name: "My next joining" })).toBeVisible();
  await expect(at1.getByText(one.joiner.vesselName, { exact: true })).toBeVisible();
  await takeScreenshot(at1, "my-joining");
  const [copy] = await cachedPages(at1);
  expect(copy).toMatch(/^my-joining:[\w-]{16}:/);

  await at1.context().setOffline(true);
  await reload(at1);
  await expect(at1.getByText(/^As of \d+ \w+ \d{4} \d\d:\d\d WIB\. You are offline/)).toBeVisible();
  await expect(at1.getByText(one.joiner.vesselName, { exact: true })).toBeVisible();
  await takeScreenshot(at1, "my-joining-offline");
  await at1.context().setOffline(false);

  await reload(at1);
  await expect(at1.getByText(/You are offline/)).toBeHidden();
  await waitUntilCached(at1);
  // Another account on the same phone: sign-out deletes the first user's cache, which is never shown.
  await at1.setViewportSize({ width: 1280, height: 800 });
  await at1.getByRole("button", { name: "Sign out" }).click();
  await at1.waitForURL(/oauth\/callback\?callbackUrl/);
  await expect.poll(() => cachedPages(at1)).toEqual([]);
  await visit(at1, "/sign-in");
  await at1.getByLabel(/Email/).fill(`${other.account}@nakhoda.test`);
  await at1.getByLabel(/^Password/).fill("Nakhoda123!");
  await at1.getByRole("button", { name: "Sign in", exact: true }).click();
  await at1.waitForURL(/dashboard/);
  await open(at1);
  expect(await cachedPages(at1)).not.toContain(copy);
  await at1.context().setOffline(true);
  await reload(at1);
  await expect(at1.getByText(other.joiner.vesselName, { exact: true })).toBeVisible();
  await at1.context().close();
});

test("a worker of an older release gives way: the page comes from the network, and what the old one kept is gone", async ({
  at,
  browser,
}) => {
  const admin = await at("superadmin");
  const [one] = await accounts(admin, "release");
  if (!one) throw new Error("a joiner");
  const at1 = await phonePageOf(browser, one.account);
  await visit(at1, "/dashboard/profile");
  const reader = await at1.evaluate(async (address) => {
    const { headers } = await fetch(address);
    const whose = headers.get("x-kept-for") ?? "";
    const old = await caches.open(`my-joining:${whose}:an-older-release`);
    await old.put(
      address,
      new Response("<html><p>of last year</p></html>", { headers: { "content-type": "text/html" } }),
    );
    await navigator.serviceWorker.register("/my-joining-worker.js?v=an-older-release", { scope: address });
    return whose;
  }, page);
  await expect
    .poll(() =>
      at1.evaluate(async (scope) => (await navigator.serviceWorker.getRegistration(scope))?.active?.scriptURL, page),
    )
    .toContain("an-older-release");
  await open(at1);
  await expect(at1.getByText("of last year")).toBeHidden();
  // The older worker may still finish its work.
  await expect.poll(() => cachedPages(at1)).toHaveLength(1);
  const names = await cachedPages(at1);
  expect(names[0]).toMatch(new RegExp(`^my-joining:${reader}:(?!an-older)`));
  const script = await at1.evaluate(
    async (scope) => (await navigator.serviceWorker.getRegistration(scope))?.active?.scriptURL,
    page,
  );
  expect(script).toMatch(/v=(?!an-older)/);
  await at1.context().setOffline(true);
  await reload(at1);
  await expect(at1.getByText(one.joiner.vesselName, { exact: true })).toBeVisible();
  await at1.context().close();
});

test("the page needs under 150 kB of script, serves seafarers only, and its worker is revalidated", async ({ at }) => {
  const admin = await at("superadmin");
  const [one] = await accounts(admin, "light");
  if (!one) throw new Error("a joiner");
  const at1 = await at(one.account, { ...phone, serviceWorkers: "block" });
  const network = await at1.context().newCDPSession(at1);
  const kinds = new Map<string, string>();
  let script = 0;
  await network.send("Network.enable");
  network.on("Network.responseReceived", ({ requestId, type }) => void kinds.set(requestId, type));
  network.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (kinds.get(requestId) === "Script") script += encodedDataLength;
  });
  await visit(at1, page, { waitUntil: "load" });
  await at1.waitForTimeout(1_500);
  const measured = `${page}: ${Math.round(script / 1_000)} kB of script`;
  test.info().annotations.push({ type: "measured", description: measured });
  expect(script, measured).toBeGreaterThan(50_000);
  expect(script, measured).toBeLessThan(150_000);
  expect((await admin.request.get(page)).status()).toBe(403);
  const worker = await admin.request.get("/my-joining-worker.js?v=1");
  expect(worker.headers()).toMatchObject({
    "cache-control": "no-cache",
    "service-worker-allowed": page,
    "content-security-policy": "default-src 'none'; connect-src 'self'",
  });
});
