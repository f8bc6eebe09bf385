import type { Browser, BrowserContext, BrowserContextOptions, Page } from "@playwright/test";

type Cookies = Awaited<ReturnType<BrowserContext["cookies"]>>;
/** resting: a page without scripts while the seat is free. It keeps the browser's process with the compiled scripts. */
type Seat = { context: BrowserContext; cookies: Cookies; resting?: Page };

/** Sign an account in without the form. */
export async function signIn({ request }: Pick<Page, "request">, account: string) {
  const { csrfToken } = await (await request.get("/api/auth/csrf")).json();
  const form = { csrfToken, email: `${account}@nakhoda.test`, password: "Nakhoda123!" };
  await request.post("/api/auth/callback/credentials", { form, maxRedirects: 0 });
}

/** Another journey may have ended the session. */
async function isSignedIn({ request }: BrowserContext, account: string) {
  const session = await (await request.get("/api/auth/session")).json();
  return session?.user?.email === `${account}@nakhoda.test`;
}

/** Only options that a window has from its start and never changes are worth keeping a browser for. */
const keptOptions = new Set([
  "viewport",
  "locale",
  "timezoneId",
  "hasTouch",
  "isMobile",
  "deviceScaleFactor",
  "colorScheme",
]);

/**
 * Browsers of accounts that outlive a journey. The next journey with the same account and options finds the scripts of
 * the product compiled and the session open. It sees nothing of the former one: pages are closed, and cookies and all
 * storage are reset.
 */
export class Seats {
  readonly #free = new Map<string, Seat[]>();
  readonly #taken = new Map<BrowserContext, { key: string; seat: Seat }>();

  constructor(readonly browser: Browser) {}

  /** Open a page of an account. @param shared options of the spec file that are part of every context */
  async open(account: string, options: BrowserContextOptions, shared: BrowserContextOptions): Promise<Page> {
    const key = JSON.stringify([account, options, shared]);
    const isKept = Object.keys(options).every((name) => keptOptions.has(name));
    const free = this.#free.get(key)?.pop();
    const seat = free ?? { context: await this.browser.newContext(options), cookies: [] };
    const { context } = seat;
    if (isKept) this.#taken.set(context, { key, seat });
    // Closed by a journey, a context cannot be used again.
    context.once("close", () => this.#taken.delete(context));
    if (!free || !(await isSignedIn(context, account))) await renew(seat, account);
    const page = await context.newPage();
    page.once("domcontentloaded", () => void seat.resting?.close());
    return page;
  }

  /** Take a page's context back, or close it where its options are not kept. */
  async leave(page: Page, origin: string) {
    const context = page.context();
    const taken = this.#taken.get(context);
    this.#taken.delete(context);
    if (!taken) return context.close();
    await reset(taken.seat, origin);
    this.#free.set(taken.key, [...(this.#free.get(taken.key) ?? []), taken.seat]);
  }

  async close() {
    for (const { context } of [...this.#free.values()].flat()) await context.close();
  }
}

async function renew(seat: Seat, account: string) {
  await seat.context.clearCookies();
  await signIn(seat.context, account);
  seat.cookies = await seat.context.cookies();
}

const storages = "local_storage,indexeddb,cache_storage,service_workers,file_systems,websql,shared_storage";

/** Leave nothing but the session and the cache of files that never change. */
async function reset(seat: Seat, origin: string) {
  const { context, cookies } = seat;
  const before = context.pages();
  await context.setOffline(false);
  await context.unrouteAll();
  seat.resting = await context.newPage();
  await seat.resting.goto(`${origin}/robots.txt`);
  for (const page of before) await page.close();
  const storage = await context.newCDPSession(seat.resting);
  await storage.send("Storage.clearDataForOrigin", { origin, storageTypes: storages });
  await storage.detach();
  await context.clearCookies();
  await context.addCookies(cookies);
}
