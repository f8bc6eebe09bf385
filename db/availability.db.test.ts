import net, { type AddressInfo, type Socket } from "node:net";
import { GET as getReady } from "@/app/health/ready/route";
import { closeDatabase } from "@/db/testing/rolled-back";
import { refusalOf } from "@/lib/platform/transport/refusal";
import { connection, disconnect } from "./client";
import { isDatabaseDown, isReachable, isUnreachable, watchDatabase } from "./availability";

afterAll(closeDatabase);

/** The way to the tests' database: open, shut (it refuses), or stuck (it takes everything and answers nothing). */
async function wayTo(url: URL) {
  const sockets = new Set<Socket>();
  const target = { port: Number(url.port), host: url.hostname };
  let [isStuck, isShut] = [false, false];
  const server = net.createServer((inner) => {
    sockets.add(inner.on("error", () => {}));
    if (isShut) return void inner.destroy();
    if (isStuck) return;
    const outer = net.connect(target).on("error", () => {});
    sockets.add(outer);
    inner.pipe(outer).pipe(inner);
    inner.on("close", () => outer.destroy());
    outer.on("close", () => inner.destroy());
  });
  const listen = (port: number) => new Promise<void>((done) => void server.listen(port, "127.0.0.1", done));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const dropAll = () => sockets.forEach((socket) => socket.destroy());
  return {
    port,
    open: () => {
      isShut = false;
      return listen(port);
    },
    shut: async () => {
      isShut = true;
      const closed = new Promise((done) => server.close(done));
      dropAll();
      await closed;
    },
    stick: () => ((isStuck = true), dropAll()),
    unstick: () => ((isStuck = false), dropAll()),
  };
}

async function onWay(work: (way: Awaited<ReturnType<typeof wayTo>>) => Promise<void>) {
  const before = process.env.DATABASE_URL ?? "";
  const url = new URL(before);
  const way = await wayTo(url);
  url.port = String(way.port);
  await disconnect();
  process.env.DATABASE_URL = url.href;
  const life = new AbortController();
  const watching = watchDatabase(life.signal);
  try {
    await work(way);
  } finally {
    life.abort();
    await watching;
    await disconnect();
    await way.shut().catch(() => undefined);
    process.env.DATABASE_URL = before;
  }
}

/** Waits until what the watch saw last is so, for as long as it takes to look once more. */
async function until(isSo: () => boolean) {
  const end = performance.now() + 5_000;
  while (!isSo() && performance.now() < end) await new Promise((later) => setTimeout(later, 50));
  expect(isSo()).toBe(true);
}
async function took(work: () => Promise<unknown>) {
  const begun = performance.now();
  const outcome = await work().then(
    () => "answered",
    (error: unknown) => error,
  );
  return { outcome, milliseconds: performance.now() - begun };
}
const asking = () => took(() => connection()`select 1`);

test(
  "while the database is away queries fail within two seconds as unavailable, and are answered within two once it is back",
  () =>
    onWay(async (way) => {
      expect((await asking()).outcome).toBe("answered");
      await way.shut();
      // Long enough that the library's own back-off would have grown to many seconds.
      const end = performance.now() + 6_000;
      while (performance.now() < end) {
        const { outcome, milliseconds } = await asking();
        expect(isUnreachable(outcome)).toBe(true);
        expect(milliseconds).toBeLessThan(2_000);
      }
      expect(isDatabaseDown()).toBe(true);
      await way.open();
      const { outcome, milliseconds } = await asking();
      expect([outcome, milliseconds < 2_000]).toEqual(["answered", true]);
      await until(() => !isDatabaseDown());
    }),
  30_000,
);

/** Ends the session that looks: it knows no way of the other tests. */
const noSession = () => watchDatabase(AbortSignal.abort());

test("an answer that came while the process was busy is an answer", async () => {
  expect(await isReachable(1_000)).toBe(true);
  const asked = isReachable(50);
  // The driver writes at the end of a turn, which may be the one after this. Then nothing is read until long after the patience has ended.
  for (let turn = 0; turn < 2; turn += 1) await new Promise(setImmediate);
  const end = performance.now() + 2_000;
  while (performance.now() < end);
  expect(await asked).toBe(true);
  await noSession();
});

test("a process that was busy while it connected has not found the database away", async () => {
  await noSession();
  const asked = isReachable(1_000);
  await new Promise(setImmediate);
  const end = performance.now() + 2_000;
  while (performance.now() < end);
  expect(await asked).toBe(true);
  await noSession();
});

test(
  "readiness says within two seconds that the database refuses, or takes everything and answers nothing",
  () =>
    onWay(async (way) => {
      expect((await getReady()).status).toBe(200);
      way.stick();
      const stuck = await took(async () => expect((await getReady()).status).toBe(503));
      expect([stuck.outcome, stuck.milliseconds < 2_000]).toEqual(["answered", true]);
      await until(isDatabaseDown);
      way.unstick();
      await until(() => !isDatabaseDown());
      expect(await isReachable(1_000)).toBe(true);
      await way.shut();
      const shut = await took(async () => expect((await getReady()).status).toBe(503));
      expect([shut.outcome, shut.milliseconds < 2_000]).toEqual(["answered", true]);
      await way.open();
    }),
  30_000,
);

test("reports an unreachable database in the caller's language, and no other failure", () => {
  const refused = Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
  const ofQuery = Object.assign(new Error("Failed query"), { query: "select 1", params: [], cause: refused });
  expect(refusalOf(ofQuery, "en", "r", "x")).toEqual({
    status: 503,
    code: "unavailable",
    errors: [],
    message: "The database cannot be reached. Try again in a few seconds.",
  });
  expect(refusalOf(Object.assign(new Error("x"), { code: "23505" }), "id", "r", "x").status).toBe(500);
});
