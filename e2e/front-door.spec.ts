import { expect, test } from "@playwright/test";
import path from "node:path";
import { startServer, stopServer } from "./own-server";

const port = "3129";
const base = `http://localhost:${port}`;

async function csrf() {
  const start = await fetch(`${base}/api/auth/csrf`);
  const { csrfToken } = await start.json();
  const cookie = start.headers.getSetCookie().map((line) => line.split(";")[0]);
  return { csrfToken: String(csrfToken), cookie: cookie.join("; ") };
}

/** Where a sign-in leads: the address of the answer, and the session's cookie when there is one. */
async function signIn(password: string, headers: Record<string, string>) {
  const { csrfToken, cookie } = await csrf();
  const answer = await fetch(`${base}/api/auth/callback/credentials`, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ csrfToken, email: "crewingstafftanker@nakhoda.test", password }),
    headers: { cookie: [cookie, headers.cookie].filter(Boolean).join("; "), "x-forwarded-for": headers.from ?? "" },
  });
  const cookies = answer.headers.getSetCookie().map((line) => line.split(";")[0] ?? "");
  return {
    leadsTo: answer.headers.get("location") ?? "",
    session: cookies.find((line) => line.includes("session-token=")),
    device: cookies.find((line) => line.startsWith("nakhoda-device=")),
  };
}
const profileBy = async (cookie: string) =>
  (await fetch(`${base}/PMSol/v1/Users/GetProfileByUserId`, { headers: { cookie } })).status;

test("a server as it comes believes no client: limits hold, sign-ins end, answers carry their headers", async () => {
  test.setTimeout(180_000);
  const server = await startServer({
    PORT: port,
    AUTH_URL: base,
    DEMO: "1",
    DATABASE_URL: "",
    TRUST_PROXY: "",
    PGDATA_DIR: path.join(process.env.E2E_DATA_DIR ?? "", "front-door"),
  });
  try {
    const known = await signIn("Nakhoda123!", { from: "203.0.113.1" });
    expect(known.device).toBeTruthy();
    expect(await profileBy(known.session ?? "")).toBe(200);

    const guesses = await Promise.all(
      Array.from({ length: 30 }, (_, index) => signIn("Wrong1234!", { from: `198.51.100.${index}` })),
    );
    expect(guesses.filter(({ leadsTo }) => leadsTo.includes("code=locked")).length).toBeGreaterThanOrEqual(25);
    expect((await signIn("Nakhoda123!", { from: "192.0.2.9" })).session).toBeUndefined();
    expect((await signIn("Nakhoda123!", { from: "192.0.2.9", cookie: known.device ?? "" })).session).toBeTruthy();

    const { csrfToken, cookie } = await csrf();
    const leaving = `${cookie}; ${known.session}`;
    await fetch(`${base}/api/auth/signout`, {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams({ csrfToken }),
      headers: { cookie: leaving },
    });
    expect(await profileBy(known.session ?? "")).toBe(401);

    for (const address of ["/career/%E0%A4%A", "/%", "/PMSol/v1/%zz/x", "/health/live", "/", "/icon.svg"]) {
      const answer = await fetch(`${base}${address}`);
      expect([address, answer.status < 500]).toEqual([address, true]);
      expect([address, answer.headers.get("x-content-type-options")]).toEqual([address, "nosniff"]);
      expect(answer.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    }
    expect(await (await fetch(`${base}/career/%E0%A4%A`)).text()).toContain("<html");
  } finally {
    await stopServer(server);
  }
});
