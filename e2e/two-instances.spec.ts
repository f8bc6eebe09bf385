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
const [first, second] = [3127, 3128];

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

/** What the page of a job says to a stranger: whether one may apply. */
const isOffered = async (port: number, id: number) =>
  (await (await fetch(`http://localhost:${port}/career/${id}`)).text()).includes("application/ld+json");

/** Closes an opening on the first instance; a minute later the very first visitor of the second one is told so. */
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
  await new Promise((resolve) => setTimeout(resolve, 61_000));
  expect(await isOffered(second, id)).toBe(false);
}

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
