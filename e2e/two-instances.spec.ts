import { execFileSync } from "node:child_process";
import { expect, test } from "@playwright/test";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { startServer, stopServer } from "./own-server";

const directory = fs.mkdtempSync(path.join(os.tmpdir(), "nakhoda-two-"));
const settingsOf = (port: number) => ({
  PORT: String(port),
  AUTH_URL: `http://localhost:${port}`,
  PGDATA_DIR: directory,
  DATABASE_URL: "",
  DEMO: "1",
  TRUST_PROXY: "1",
});
const [first, second, third] = [3127, 3128, 3129];

async function signIn(port: number, secret: string, address: string): Promise<string | null> {
  const base = `http://localhost:${port}`;
  const start = await fetch(`${base}/api/auth/csrf`);
  const { csrfToken } = await start.json();
  const cookie = start.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  const body = new URLSearchParams({ csrfToken, email: "crewingadmintanker@nakhoda.test", password: secret });
  const answer = await fetch(`${base}/api/auth/callback/credentials`, {
    method: "POST",
    redirect: "manual",
    body,
    headers: { cookie, "x-forwarded-for": address },
  });
  return (
    answer.headers
      .getSetCookie()
      .find((line) => line.includes("session-token="))
      ?.split(";")[0] ?? null
  );
}
const profile = async (port: number, cookie: string) =>
  (await fetch(`http://localhost:${port}/PMSol/v1/Users/GetProfileByUserId`, { headers: { cookie } })).status;

/** Whether the public job page offers to apply. */
const isOffered = async (port: number, id: number) =>
  (await (await fetch(`http://localhost:${port}/career/${id}`, { headers: { connection: "close" } })).text()).includes(
    "application/ld+json",
  );

/** Close an opening on the first instance and expect the second to show it. */
async function closesEverywhere(cookie: string) {
  const calls = `http://localhost:${first}/PMSol/v1/JobOpening`;
  const list = await (await fetch(`${calls}/GetAllJobOpeningsByDivision?pageSize=50`, { headers: { cookie } })).json();
  const id = Number(list.data.find(({ isOpen }: { isOpen: boolean }) => isOpen)?.id);
  const opening = (await (await fetch(`${calls}/GetJobOpeningById/${id}`, { headers: { cookie } })).json()).data;
  expect([await isOffered(first, id), await isOffered(second, id)]).toEqual([true, true]);
  const closed = await fetch(`${calls}/UpdateJobOpening`, {
    method: "POST",
    headers: { cookie, "content-type": "application/json" },
    body: JSON.stringify({ ...opening, isOpen: false }),
  });
  expect(closed.status).toBe(200);
  expect(await isOffered(first, id)).toBe(false);
  await expect.poll(() => isOffered(second, id), { timeout: 5_000 }).toBe(false);
}

/** List the server processes of a launcher. */
const serversOf = (launcher: number | undefined) =>
  execFileSync("ps", ["-eo", "pid=,ppid=,args="], { encoding: "utf8" })
    .split("\n")
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line))
    .flatMap((found) => (found ? [{ pid: Number(found[1]), parent: Number(found[2]), title: String(found[3]) }] : []))
    .filter(({ parent, title }, _index, all) => {
      const isBelow = all.some(({ pid, parent: above }) => pid === parent && above === launcher);
      return isBelow && title.startsWith("nakhoda-server");
    })
    .map(({ pid }) => pid);

test("several processes of one instance share the port and what the public pages say; one that dies is replaced", async () => {
  test.setTimeout(180_000);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "nakhoda-many-"));
  const launcher = await startServer({ ...settingsOf(third), PGDATA_DIR: folder, PROCESSES: "2" });
  await expect.poll(() => serversOf(launcher.pid).length).toBe(2);
  const cookie = (await signIn(third, "Nakhoda123!", "192.0.2.10")) ?? "";
  const calls = `http://localhost:${third}/PMSol/v1/JobOpening`;
  const list = await (await fetch(`${calls}/GetAllJobOpeningsByDivision?pageSize=50`, { headers: { cookie } })).json();
  const opening = list.data.find(({ isOpen }: { isOpen: boolean }) => isOpen);
  // Each request uses a new connection, and connections are distributed in turn.
  const ask = () => Promise.all(Array.from({ length: 6 }, () => isOffered(third, Number(opening.id))));
  expect(await ask()).toEqual(Array(6).fill(true));
  const whole = (await (await fetch(`${calls}/GetJobOpeningById/${opening.id}`, { headers: { cookie } })).json()).data;
  const closed = await fetch(`${calls}/UpdateJobOpening`, {
    method: "POST",
    headers: { cookie, "content-type": "application/json" },
    body: JSON.stringify({ ...whole, isOpen: false }),
  });
  expect(closed.status).toBe(200);
  await expect.poll(async () => (await ask()).some(Boolean), { timeout: 5_000 }).toBe(false);

  const [victim = 0, survivor] = serversOf(launcher.pid);
  process.kill(victim, "SIGKILL");
  await expect.poll(() => serversOf(launcher.pid).filter((pid) => pid !== victim).length, { timeout: 15_000 }).toBe(2);
  expect(serversOf(launcher.pid)).toContain(survivor);
  await expect.poll(async () => (await profile(third, cookie).catch(() => 0)) === 200).toBe(true);
  await stopServer(launcher);
  expect(launcher.exitCode).toBe(0);
  fs.rmSync(folder, { recursive: true, force: true });
});

test("two instances on one database share sessions, limits and what the public pages say, and a restart forgets neither", async () => {
  test.setTimeout(300_000);
  let one = await startServer(settingsOf(first));
  const two = await startServer(settingsOf(second));
  const cookie = (await signIn(first, "Nakhoda123!", "192.0.2.10")) ?? "";
  expect(await profile(second, cookie)).toBe(200);

  for (const port of [first, second, first, second, first])
    expect(await signIn(port, "Wrong1234!", "198.51.100.20")).toBeNull();
  expect(await signIn(second, "Nakhoda123!", "198.51.100.20")).toBeNull();

  await closesEverywhere(cookie);

  await stopServer(one);
  expect(await profile(second, cookie)).toBe(200);
  one = await startServer(settingsOf(first));
  expect(await profile(first, cookie)).toBe(200);
  const token = await fetch(`http://localhost:${second}/PMSol/v1/P/v?k=nonsense`);
  expect((await token.json()).data).toEqual({ valid: false });

  await stopServer(two);
  await stopServer(one);
  fs.rmSync(directory, { recursive: true, force: true });
});
