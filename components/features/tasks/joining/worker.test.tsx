/** @jest-environment node */
import fs from "node:fs";
import path from "node:path";
import vm from "node:vm";

const source = fs.readFileSync(path.join(process.cwd(), "public/my-joining-worker.js"), "utf8");
const origin = "https://crewing.example";
const page = "/dashboard/my-joining";

type Kept = Map<string, Response>;
type Answer = Response | Error;

const addressOf = (query: string | { url: string }) =>
  (typeof query === "string" ? query : query.url).replace(origin, "");
const withoutQuery = (address: string) => address.replace(/\?.*/, "");

/** A cache of the browser as the worker uses it. */
function cacheOf(entries: Kept) {
  return {
    match: (query: string, { ignoreSearch = false } = {}) => {
      const address = addressOf(query);
      const key = [...entries.keys()].find((one) =>
        ignoreSearch ? withoutQuery(one) === withoutQuery(address) : one === address,
      );
      return Promise.resolve(key === undefined ? undefined : entries.get(key)?.clone());
    },
    put: (query: string, answer: Response) => Promise.resolve(void entries.set(addressOf(query), answer)),
    keys: () => Promise.resolve([...entries.keys()].map((address) => ({ url: `${origin}${address}` }))),
    delete: (query: string) => Promise.resolve(entries.delete(addressOf(query))),
  };
}

/** Run the worker of a release in its own browser. `net` answers its requests. */
function started(version: string, stores: Map<string, Kept>, net: (address: string) => Answer) {
  const listeners = new Map<string, (event: object) => void>();
  const query: string[] = [];
  const state = { registered: true, claimed: false, skipped: false };
  const active = { scriptURL: `${origin}/my-joining-worker.js?v=${version}` };
  const fetched = (what: string | { url: string }) => {
    const address = addressOf(what);
    query.push(address);
    const answer = net(address);
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  const self = {
    location: new URL(`${origin}/my-joining-worker.js?v=${version}`),
    registration: { active, unregister: () => Promise.resolve((state.registered = false)) },
    clients: { claim: () => Promise.resolve((state.claimed = true)) },
    skipWaiting: () => Promise.resolve((state.skipped = true)),
    addEventListener: (name: string, heard: (event: object) => void) => void listeners.set(name, heard),
  };
  const caches = {
    keys: () => Promise.resolve([...stores.keys()]),
    delete: (name: string) => Promise.resolve(stores.delete(name)),
    open: (name: string) => {
      if (!stores.has(name)) stores.set(name, new Map());
      return Promise.resolve(cacheOf(stores.get(name) ?? new Map()));
    },
  };
  vm.runInNewContext(source, {
    self,
    caches,
    fetch: fetched,
    URL,
    Headers,
    Response,
    Set,
    Promise,
    setTimeout: () => 0,
  });
  const happen = async (name: string, more: object = {}) => {
    const waited: Promise<unknown>[] = [];
    const answered: Promise<Response>[] = [];
    const event = {
      ...more,
      waitUntil: (one: Promise<unknown>) => waited.push(one),
      respondWith: (one: Promise<Response>) => answered.push(one),
    };
    listeners.get(name)?.(event);
    const [answer] = await Promise.allSettled(answered);
    // Awaited events may extend themselves.
    for (let done = 0; done < waited.length; done += 1) await Promise.allSettled([waited[done]]);
    return answer?.status === "fulfilled" ? answer.value : null;
  };
  const visit = (address = page) =>
    happen("fetch", { request: { url: `${origin}${address}`, method: "GET", mode: "navigate" } });
  const keep = async (files: string[]) => {
    let held: string[] | null = null;
    await happen("message", {
      data: { kind: "keep", files },
      ports: [{ postMessage: (data: string[] | null) => (held = data) }],
    });
    return held;
  };
  /** The worker of another release takes over. */
  const replaced = (by: string) => void (active.scriptURL = `${origin}/my-joining-worker.js?v=${by}`);
  return { state, asked: query, happen, visit, keep, replaced };
}

const html = (name: string) =>
  `<!DOCTYPE html><html lang="en"><script src="/_next/static/chunks/${name}.js"></script><p>${name}</p></html>`;
const shown = (name: string, reader: string | null = "reader-a") =>
  new Response(html(name), {
    headers: { "content-type": "text/html", "content-encoding": "br", ...(reader ? { "x-kept-for": reader } : {}) },
  });
const online =
  (answer: () => Response, worker: () => Response = () => new Response("code")) =>
  (address: string): Response =>
    address === page
      ? answer()
      : address.startsWith("/my-joining-worker.js")
        ? worker()
        : new Response(`of ${address}`);
const offline = () => new TypeError("Failed to fetch");

test("serves the cached page only offline, marked with its age", async () => {
  const stores = new Map<string, Kept>();
  const first = started(
    "one",
    stores,
    online(() => shown("first")),
  );
  expect(await (await first.visit())?.text()).toBe(html("first"));
  expect([...stores.keys()]).toEqual(["my-joining:reader-a:one"]);
  const away = started("one", stores, offline);
  const kept = await away.visit();
  expect(await kept?.text()).toBe(html("first").replace("<html", "<html data-kept"));
  expect(kept?.headers.get("content-encoding")).toBeNull();
  expect(await (await away.visit("/_next/static/chunks/first.js"))?.text()).toBe("of /_next/static/chunks/first.js");
  const again = started(
    "one",
    stores,
    online(() => shown("second")),
  );
  expect(await (await again.visit())?.text()).toBe(html("second"));
  const failing = started(
    "one",
    stores,
    online(() => new Response("busy", { status: 503 })),
  );
  expect(await (await failing.visit())?.text()).toContain("data-kept");
});

test("takes over at once and deletes the old cache only when the new one is complete", async () => {
  const stores = new Map<string, Kept>();
  await started(
    "one",
    stores,
    online(() => shown("first")),
  ).visit();
  const next = started("two", stores, offline);
  await next.happen("install");
  await next.happen("activate");
  expect(next.state).toMatchObject({ skipped: true, claimed: true });
  expect(await (await next.visit())?.text()).toContain("first");
  const reached = started(
    "two",
    stores,
    online(() => shown("second")),
  );
  await reached.visit();
  expect([...stores.keys()]).toEqual(["my-joining:reader-a:two"]);
  expect([...(stores.get("my-joining:reader-a:two")?.keys() ?? [])].sort()).toEqual([
    "/_next/static/chunks/second.js",
    page,
  ]);
});

test("takes over on request", async () => {
  const waiting = started("two", new Map(), offline);
  await waiting.happen("message", { data: { kind: "take-over" }, ports: [] });
  expect(waiting.state.skipped).toBe(true);
});

test("neither caches nor deletes after another release has replaced it", async () => {
  const stores = new Map<string, Kept>();
  const answers = online(() => shown("page"));
  const old = started("one", stores, (address) => {
    if (address.startsWith("/_next/static/")) old.replaced("two");
    return answers(address);
  });
  const next = started("two", stores, answers);
  await next.keep([]);
  await old.visit();
  expect([...stores.keys()]).toEqual(["my-joining:reader-a:two"]);
  await old.visit();
  expect([...stores.keys()]).toEqual(["my-joining:reader-a:two"]);
});

test("deletes another user's cache on sign-in, and all caches when the session has ended", async () => {
  const stores = new Map<string, Kept>();
  await started(
    "one",
    stores,
    online(() => shown("first")),
  ).visit();
  await started(
    "one",
    stores,
    online(() => shown("theirs", "reader-b")),
  ).visit();
  expect([...stores.keys()]).toEqual(["my-joining:reader-b:one"]);
  for (const refused of [
    () => new Response("", { status: 403 }),
    () => Object.defineProperty(new Response(""), "type", { value: "opaqueredirect" }),
  ]) {
    await started(
      "one",
      stores,
      online(() => shown("first")),
    ).visit();
    await started("one", stores, online(refused)).visit();
    expect([...stores.keys()]).toEqual([]);
  }
  expect(await started("one", stores, offline).visit()).toBeNull();
});

test("unregisters itself when its page, user or script is gone", async () => {
  const gone = () => new Response("", { status: 404 });
  for (const net of [online(gone), online(() => shown("other", null)), online(() => shown("first"), gone)]) {
    const stores = new Map<string, Kept>([
      ["my-joining:reader-a:old", new Map()],
      ["another-app", new Map()],
    ]);
    const worker = started("one", stores, net);
    await worker.visit();
    expect(worker.state.registered).toBe(false);
    expect([...stores.keys()]).toEqual(["another-app"]);
  }
});

test("caches documents within limits, serves them offline, and deletes unlisted ones", async () => {
  const stores = new Map<string, Kept>();
  const files = Array.from({ length: 14 }, (_, index) => `${page}/files/travel-${index}?e=1`);
  const large = `${page}/files/travel-1?e=1`;
  const net = (address: string) =>
    address === large ? new Response("x".repeat(3_000_001)) : online(() => shown("first"))(address);
  const worker = started("one", stores, net);
  const held = await worker.keep([...files, "/dashboard/profile"]);
  expect(held).toEqual(files.slice(0, 12).filter((address) => address !== large));
  const starting = () => new Response("", { status: 503 });
  for (const net of [offline, starting])
    expect(await (await started("one", stores, net).visit(`${page}/files/travel-0?e=1`))?.text()).toBe(
      `of ${files[0]}`,
    );
  worker.asked.length = 0;
  expect(await worker.keep([`${page}/files/travel-0?e=1`, `${page}/files/travel-2?e=2`])).toHaveLength(2);
  expect(worker.asked).not.toContain(files[0]);
  const left = [...(stores.get("my-joining:reader-a:one")?.keys() ?? [])].filter((address) =>
    address.includes("/files/"),
  );
  expect(left.sort()).toEqual([`${page}/files/travel-0?e=1`, `${page}/files/travel-2?e=2`]);
});

test("handles only its page, its documents and build files", async () => {
  const worker = started(
    "one",
    new Map(),
    online(() => shown("first")),
  );
  for (const address of ["/dashboard/profile", "/PMSol/v1/Users/GetProfileByUserId", `${page}-else`, "/"])
    expect(await worker.visit(address)).toBeNull();
  expect(
    await worker.happen("fetch", {
      request: { url: "https://elsewhere.example/dashboard/my-joining", method: "GET", mode: "navigate" },
    }),
  ).toBeNull();
  expect(
    await worker.happen("fetch", { request: { url: `${origin}${page}`, method: "POST", mode: "navigate" } }),
  ).toBeNull();
  expect(worker.asked).toEqual([]);
});
