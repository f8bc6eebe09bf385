/*
 * Keeps the page "My next joining" and its documents on the phone, for where there is no network. The network always comes first:
 * what is kept is shown only when nothing answers, marked as kept. It serves one page, one sign-in and one release; a release brings
 * its own worker under its own address (?v=), which takes over at once.
 */
const page = "/dashboard/my-joining";
const filesBelow = `${page}/files/`;
const assetsBelow = "/_next/static/";
const brandBelow = "/brand/";
const prefix = "my-joining:";
const version = new URL(self.location.href).searchParams.get("v") ?? "";
const patience = 10_000;
const limits = { files: 12, file: 3_000_000, all: 20_000_000 };

const isOurs = (name) => name.startsWith(prefix);
const ownNames = async () => (await caches.keys()).filter(isOurs);
const nameFor = (reader) => `${prefix}${reader}:${version}`;
const readerOf = (answer) => answer.headers.get("x-kept-for");
/** Another release has taken over while this worker was still at work: what is kept is no longer its to write or to take away. */
const isOver = () => Boolean(self.registration.active) && self.registration.active.scriptURL !== self.location.href;
const forget = async (but = () => false) =>
  Promise.all((await ownNames()).filter((name) => !but(name)).map((name) => caches.delete(name)));

/** Nothing more is kept or answered: the release that wanted it is gone. */
async function retire() {
  await forget();
  await self.registration.unregister();
}

async function kept(address) {
  for (const name of (await ownNames()).reverse()) {
    const found = await (await caches.open(name)).match(address, { ignoreSearch: true, ignoreVary: true });
    if (found) return found;
  }
  return undefined;
}

/** The kept page says that it is one, so that it tells how old it is without a script. */
async function asKept(answer) {
  const headers = new Headers(answer.headers);
  for (const name of ["content-encoding", "content-length", "set-cookie"]) headers.delete(name);
  const html = (await answer.text()).replace("<html", "<html data-kept");
  return new Response(html, { status: answer.status, headers });
}

const assetsIn = (html) =>
  new Set(html.match(/\/(?:_next\/static|brand)\/[\w./~@%-]+\.(?:js|css|woff2|svg)(?:\?[\w=.-]*)?/g) ?? []);

/** The page with all it needs to be read; what other sign-ins and releases kept goes once it is whole. */
async function keepPage(answer) {
  if (isOver()) return;
  const reader = readerOf(answer);
  const name = nameFor(reader);
  await forget((one) => one.startsWith(`${prefix}${reader}:`));
  const cache = await caches.open(name);
  const html = await answer.clone().text();
  await Promise.all(
    [...assetsIn(html)].map(async (address) => {
      if (await cache.match(address)) return;
      const asset = await fetch(address);
      if (asset.ok) await cache.put(address, asset);
    }),
  );
  await cache.put(page, answer);
  if (isOver()) return void (await caches.delete(name));
  await forget((one) => one === name);
}

/** What the network said of the page decides what is kept: another sign-in or none takes it away, a release without it ends this worker. */
async function heed(answer) {
  const isGone = answer.status === 404 || answer.status === 410;
  if (isGone || (answer.ok && !answer.redirected && !readerOf(answer))) return retire();
  if (answer.type === "opaqueredirect" || answer.redirected || answer.status === 401 || answer.status === 403)
    return void (await forget());
  if (answer.ok) await keepPage(answer);
  await isStillThere();
}

async function isStillThere() {
  const own = await fetch(self.location.href, { cache: "no-store" }).catch(() => null);
  if (own && (own.status === 404 || own.status === 410)) await retire();
}

const late = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The network's answer, or what is kept where there is none, it takes too long or it is a failure in between. */
async function answerPage(event) {
  const asked = fetch(event.request).then((answer) => {
    event.waitUntil(heed(answer.clone()).catch(() => {}));
    return answer;
  });
  event.waitUntil(asked.catch(() => {}));
  const answer = await Promise.race([asked.catch(() => null), late(patience).then(() => null)]);
  if (answer && answer.status < 500) return answer;
  const copy = await kept(page);
  return copy ? asKept(copy) : answer ?? asked;
}

async function answerFile(event) {
  try {
    const answer = await fetch(event.request);
    if (answer.type === "opaqueredirect" || answer.status === 401) await forget();
    // A server that is still starting answers 503.
    if (answer.status >= 500) return (await kept(event.request.url)) ?? answer;
    return answer;
  } catch (failure) {
    const copy = await kept(event.request.url);
    if (copy) return copy;
    throw failure;
  }
}

/** The build's own files never change under their address. */
const answerAsset = async (request) => (await kept(request.url)) ?? fetch(request);

/** The brand may change under its address. */
const answerBrand = (request) => fetch(request).catch(async () => (await kept(request.url)) ?? Response.error());

/** Documents within the limits; those no longer listed go, those that stand are not asked for again. */
async function keepFiles(addresses) {
  const [name] = await ownNames();
  if (!name) return [];
  const cache = await caches.open(name);
  const wanted = addresses.filter((address) => address.startsWith(filesBelow)).slice(0, limits.files);
  for (const { url } of await cache.keys()) {
    const { pathname, search } = new URL(url);
    if (pathname.startsWith(filesBelow) && !wanted.includes(pathname + search)) await cache.delete(url);
  }
  let room = limits.all;
  const held = [];
  for (const address of wanted) {
    const answer = (await cache.match(address)) ?? (await fetch(address).catch(() => null));
    if (!answer?.ok || answer.redirected) continue;
    const { size } = await answer.clone().blob();
    if (size > limits.file || size > room) continue;
    room -= size;
    await cache.put(address, answer);
    held.push(address);
  }
  return held;
}

/** What a page that was just read asks: itself, since the first visit came before the worker, and its documents. */
async function keepAll(addresses) {
  const answer = await fetch(page, { redirect: "manual", headers: { accept: "text/html" } });
  await heed(answer);
  return keepFiles(addresses);
}

self.addEventListener("install", () => void self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("message", (event) => {
  const { kind, files = [] } = event.data ?? {};
  const [port] = event.ports;
  if (kind === "take-over") event.waitUntil(self.skipWaiting());
  if (kind === "forget") event.waitUntil(forget().then(() => port?.postMessage([])));
  if (kind === "keep")
    event.waitUntil(
      keepAll(files).then(
        (held) => port?.postMessage(held),
        () => port?.postMessage(null),
      ),
    );
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate" && pathname === page) event.respondWith(answerPage(event));
  else if (pathname.startsWith(filesBelow)) event.respondWith(answerFile(event));
  else if (pathname.startsWith(assetsBelow)) event.respondWith(answerAsset(request));
  else if (pathname.startsWith(brandBelow)) event.respondWith(answerBrand(request));
});
