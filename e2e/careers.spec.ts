import { expect, test, type APIRequestContext } from "@playwright/test";
import { visit } from "./hydration";
import { gzipSync } from "node:zlib";

// Checks whether changing images shift the layout.
test.use({ reducedMotion: "no-preference" });

const budget = 140_000;

for (const path of ["/", "/career"]) {
  test(`the public page ${path} stays under 140 kB of JavaScript, shows its largest element from the server and does not shift`, async ({
    browser,
    request,
  }) => {
    const page = await (await browser.newContext()).newPage();
    const problems: string[] = [];
    let script = 0;
    page.on("console", (message) => void (message.type() === "error" && problems.push(message.text())));
    page.on("pageerror", (error) => problems.push(error.message));
    page.on("response", async (response) => {
      if (!new URL(response.url()).pathname.endsWith(".js") || !response.ok()) return;
      const { length } = gzipSync(await response.body());
      script += length;
    });
    const target =
      path === "/" ? "/" : (/href="(\/career\/\d+)"/.exec(await (await request.get("/")).text())?.[1] ?? "");
    await page.addInitScript(() => {
      const seen = { shift: 0, largest: "" };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
          if (!entry.hadRecentInput) seen.shift += entry.value;
      }).observe({ type: "layout-shift", buffered: true });
      new PerformanceObserver((list) => {
        const last = list.getEntries().at(-1) as unknown as { url?: string; element?: Element };
        seen.largest = last.url ? new URL(last.url).pathname : (last.element?.textContent ?? "").trim().slice(0, 40);
      }).observe({ type: "largest-contentful-paint", buffered: true });
    });
    const html = (await (await page.goto(target))?.text()) ?? "";
    await page.waitForTimeout(path === "/" ? 8_000 : 1_500);
    const seen = await page.evaluate(() => (window as unknown as { seen: { shift: number; largest: string } }).seen);
    test.info().annotations.push({
      type: "measured",
      description: `${script} bytes of script, shift ${seen.shift}, largest ${seen.largest}`,
    });
    expect(script).toBeGreaterThan(50_000);
    expect(script).toBeLessThan(budget);
    expect(seen.shift).toBeLessThan(0.01);
    expect(seen.largest).not.toBe("");
    expect(html).toContain(seen.largest.replace(/&/g, "&amp;"));
    expect(problems).toEqual([]);
  });
}

/** Return the render-blocking resources of a page, compressed. */
async function requestedResources(request: APIRequestContext, html: string, tag: RegExp) {
  const addresses = [...html.matchAll(tag)].map(([, address]) => address ?? "");
  const bodies = await Promise.all(addresses.map(async (address) => (await request.get(address)).body()));
  return { files: bodies.length, bytes: bodies.reduce((sum, body) => sum + gzipSync(body).length, 0) };
}

test("the careers pages and the sign-in ask for their own styles, scripts and texts only", async ({ request }) => {
  const read = async (path: string) => (await request.get(path, { headers: { "accept-language": "en" } })).text();
  const home = await read("/");
  const job = await read(/href="(\/career\/\d+)"/.exec(home)?.[1] ?? "");
  const signIn = await read("/sign-in");
  for (const [page, html] of Object.entries({ home, job, signIn })) {
    const styles = await requestedResources(request, html, /<link rel="stylesheet" href="([^"]+)"/g);
    const ahead = [...html.matchAll(/<link rel="preload" href="[^"]+" as="style"/g)].length;
    test.info().annotations.push({ type: "measured", description: `${page}: ${styles.bytes} bytes of style` });
    // After sign-in the dashboard opens, whose styles the sign-in loads in part.
    const [most, files] = page === "signIn" ? [27_000, 6] : [9_000, 5];
    expect([page, styles.files > 0, styles.files <= files, styles.bytes < most, ahead <= 2]).toEqual([
      page,
      true,
      true,
      true,
      true,
    ]);
  }
  for (const html of [home, job]) expect(html).toMatch(/<img [^>]*fetchPriority="high"[^>]*decoding="sync"/);
  const scripts = await requestedResources(request, signIn, /<script src="([^"]+)" async/g);
  test.info().annotations.push({ type: "measured", description: `sign-in: ${scripts.bytes} bytes of script` });
  expect(scripts.bytes).toBeLessThan(225_000);
  expect(gzipSync(signIn).length).toBeLessThan(20_000);
  expect(signIn).toContain("Crewing back-office");
  expect(signIn).not.toContain("declarationTitle");
});

test("what search engines read agrees: every address of the sitemap is what its page calls itself", async ({
  request,
}) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? "");
  expect(addresses.length).toBeGreaterThan(10);
  const named = async (address: string) =>
    /<link rel="canonical" href="([^"]+)"/.exec(await (await request.get(new URL(address).pathname)).text())?.[1];
  expect(await Promise.all(addresses.map(named))).toEqual(addresses);
  const own = /hrefLang="x-default" href="([^"]+)"/.exec(await (await request.get("/")).text())?.[1];
  expect(sitemap).toContain(`hreflang="x-default" href="${own}"`);

  const robots = (await (await request.get("/robots.txt")).text()).split("\n");
  expect(robots).toContain("Allow: /api/public/");
  expect(robots).toContain("Disallow: /api");
  expect(robots.filter((line) => line.includes("sign-in"))).toEqual([]);
  expect(await (await request.get("/sign-in")).text()).toContain('<meta name="robots" content="noindex"/>');
});

test("a checker finds no second landmark of a name and no block inside a label", async ({ page, request }) => {
  await page.goto("/PMSol/v1");
  const regions = await page
    .getByRole("region")
    .evaluateAll((all) => all.map((region) => region.ariaLabelledByElements?.[0]?.id));
  expect(regions.length).toBeGreaterThan(20);
  expect(new Set(regions).size).toBe(regions.length);
  const open = /href="\/career\/(\d+)"/.exec(await (await request.get("/")).text())?.[1];
  await visit(page, `/validation?joi=${open}`);
  await expect(page.getByRole("checkbox").first()).toBeVisible();
  await expect(page.locator("label div")).toHaveCount(0);
});

test("the careers page works without JavaScript: list, filter, paging, language", async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto("/");
  await expect(page.getByRole("link", { name: "APPLY" })).toHaveCount(5);
  await page.goto("/?page=2&pageSize=5");
  await expect(page.getByRole("link", { name: "APPLY" })).toHaveCount(5);
  await page.goto("/?keyword=zzzzzz");
  await expect(page.getByRole("link", { name: "APPLY" })).toHaveCount(0);
  await page.goto("/?lang=id");
  await expect(page.locator("html")).toHaveAttribute("lang", "id");
  await page.goto("/?page=nonsense&pageSize=-1&position=x");
  await expect(page.getByRole("link", { name: /LAMAR|APPLY/ }).first()).toBeVisible();
});

test("an open job carries JobPosting data, a closed or unknown one does not", async ({ page, request }) => {
  await page.goto("/");
  const open = (await page.locator('a[href^="/career/"]').first().getAttribute("href")) ?? "";
  const html = await (await request.get(open)).text();
  const data = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? "{}";
  const posting = JSON.parse(data);
  expect(posting["@type"]).toBe("JobPosting");
  for (const key of [
    "title",
    "description",
    "datePosted",
    "employmentType",
    "hiringOrganization",
    "jobLocation",
    "identifier",
  ])
    expect([key, posting[key] !== undefined]).toEqual([key, true]);
  expect(html).toContain('hrefLang="id"');
  expect((await request.get("/career/999999")).status()).toBe(404);
  expect((await request.get("/career/nonsense")).status()).toBe(404);
  const sitemap = await (await request.get("/sitemap.xml")).text();
  expect(sitemap).toContain(open);
  expect(await (await request.get("/robots.txt")).text()).toContain("/dashboard");
});

test("every page of the public side and the forms answers with strict security headers", async ({ request }) => {
  for (const path of ["/", "/privacy", "/closed?reason=broken", "/sign-in", "/validation?joi=1"]) {
    const headers = (await request.get(path)).headers();
    expect([path, headers["x-content-type-options"]]).toEqual([path, "nosniff"]);
    expect([path, headers["content-security-policy"]?.includes("object-src 'none'")]).toEqual([path, true]);
    expect([path, headers["content-security-policy"]?.includes("'unsafe-inline' 'unsafe-eval'")]).toEqual([
      path,
      false,
    ]);
  }
});

test("the careers list and a job are served from the page cache, in the visitor's language, and change as soon as an opening changes", async ({
  page,
  request,
}) => {
  const state = async (path: string, language: string) => {
    const answer = await request.get(path, { headers: { "accept-language": language } });
    return {
      cache: answer.headers()["x-nextjs-cache"],
      policy: answer.headers()["content-security-policy"] ?? "",
      html: await answer.text(),
    };
  };
  await state("/", "id");
  const kept = await state("/", "id");
  expect(["HIT", "STALE"]).toContain(kept.cache);
  expect(kept.html).toContain('<html lang="id"');
  expect((await state("/", "en")).html).toContain('<html lang="en"');
  expect(kept.policy).not.toContain("'nonce-");
  expect(kept.policy).not.toContain("unsafe-eval");
  expect((await state("/?page=1", "en")).policy).toContain("'nonce-");
  expect((await request.get("/cached/en")).status()).toBe(404);

  await visit(page, "/sign-in");
  await page.locator('input[type="email"]').fill("crewingadminmarine@nakhoda.test");
  await page.locator('input[type="password"]').fill("Nakhoda123!");
  await page.keyboard.press("Enter");
  await page.waitForURL(/dashboard/);
  const origin = new URL(page.url()).origin;
  const list = (await (
    await page.request.get("/PMSol/v1/JobOpening/GetAllJobOpeningsByDivision?pageNumber=1&pageSize=50")
  ).json()) as { data: { id: number; isOpen: boolean }[] };
  const id = list.data.findLast((row) => row.isOpen)?.id;
  const opening = (
    (await (await page.request.get(`/PMSol/v1/JobOpening/GetJobOpeningById/${id}`)).json()) as {
      data: { version: number };
    }
  ).data;
  const change = (isOpen: boolean, version: number) =>
    page.request.post("/PMSol/v1/JobOpening/UpdateJobOpening", {
      data: { ...opening, isOpen, version },
      headers: { origin },
    });
  expect((await state(`/career/${id}`, "en")).html).toContain("application/ld+json");
  expect((await change(false, opening.version)).status()).toBe(200);
  expect((await state(`/career/${id}`, "en")).html).not.toContain("application/ld+json");
  expect((await change(true, opening.version + 1)).status()).toBe(200);
  expect((await state(`/career/${id}`, "en")).html).toContain("application/ld+json");
});
