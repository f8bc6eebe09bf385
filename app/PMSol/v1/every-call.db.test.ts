import { roles } from "@/db/enums/users";
import { person } from "@/db/testing/people";
import { closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { sessionCookie } from "@/db/testing/session-cookie";
import { can } from "@/lib/access/actor";
import { permissions, type Permission } from "@/lib/access/permissions";
import { issueGateToken } from "@/lib/platform/captcha/gate";
import { database } from "@/db/client";
import { callTable, type Call } from "./call-table";
import { controllers } from "./controllers";

afterAll(closeDatabase);

const addressOf = ({ path }: Call) => path.replace(/\{[^}]+\}/g, "999999");

async function send(call: Call, options: { cookie?: string; query?: string; headers?: Record<string, string> } = {}) {
  const handler = controllers[call.controller as keyof typeof controllers];
  const headers = {
    "content-type": "application/json",
    ...(options.cookie ? { cookie: options.cookie } : {}),
    ...options.headers,
  };
  const body = call.method === "POST" ? { body: "{}" } : {};
  const response = await handler(
    new Request(`http://localhost${addressOf(call)}${options.query ?? ""}`, { method: call.method, headers, ...body }),
  );
  const answer = response.headers.get("content-type")?.includes("json") ? await response.json() : {};
  return { status: response.status, answer };
}

const named = callTable.map((call) => [`${call.method} ${call.path}`, call] as const);
const isPermission = (access: string): access is Permission => permissions.some((permission) => permission === access);

test("who may make which call", () => {
  expect(
    callTable.map(({ method, path, operation, access }) => `${method} ${path} ${operation.name} ${access}`),
  ).toMatchSnapshot();
});

test.each(named)("a stranger is turned away from %s unless it is public", async (_name, call) => {
  const { status, answer } = await send(call);
  if (call.access === "public") return expect([200, 404, 422]).toContain(status);
  const expected = call.access === "gate" ? [403, "GATE_EXPIRED"] : [401, "unauthenticated"];
  expect([status, answer.code]).toEqual(expected);
  expect(answer.data).toBeUndefined();
});

test.each(named.filter(([, call]) => call.access === "gate"))(
  "a gate token opens %s; nothing sent is no crash",
  async (_name, call) => {
    await rolledBack(async () => {
      const { token } = await issueGateToken(database(), { address: "127.0.0.1", now: new Date() });
      const { status } = await send(call, { query: `?f=${token}` });
      expect([200, 400, 404, 422]).toContain(status);
    })();
  },
);

test.each(named.filter(([, call]) => !["gate", "public"].includes(call.access)))(
  "every role gets what the permission table says at %s",
  async (_name, call) => {
    await rolledBack(async (db) => {
      for (const role of roles) {
        const actor = await person(db, role);
        const { status, answer } = await send(call, { cookie: await sessionCookie(actor) });
        const allowed = !isPermission(call.access) || can(actor, call.access);
        expect([role, allowed ? "served" : status]).toEqual([role, allowed ? "served" : 403]);
        if (allowed && status === 403)
          expect([role, answer.code, can(actor, "lookups:create") && can(actor, "applicants:edit")]).toEqual([
            role,
            "forbidden",
            false,
          ]);
        else if (allowed) expect([200, 400, 404, 422]).toContain(status);
      }
    })();
  },
);

test(
  "a gate token is no session and a session is no gate token",
  rolledBack(async (db) => {
    const { token } = await issueGateToken(db, { address: "127.0.0.1", now: new Date() });
    const cookie = await sessionCookie(await person(db, "superadmin"));
    for (const [, call] of named) {
      if (call.access === "public") continue;
      const { status } = await (call.access === "gate" ? send(call, { cookie }) : send(call, { query: `?f=${token}` }));
      expect([call.path, status]).toEqual([call.path, call.access === "gate" ? 403 : 401]);
    }
  }),
);

test(
  "a session ends with its version, and a foreign origin may not write",
  rolledBack(async (db) => {
    const admin = await person(db, "crewingadminmarine");
    const list = callTable.find(({ path }) => path.endsWith("GetAllJobOpeningsByDivision"));
    const create = callTable.find(({ path }) => path.endsWith("PostJobOpening"));
    if (!list || !create) throw new Error("calls are missing");
    expect((await send(list, { cookie: await sessionCookie(admin) })).status).toBe(200);
    expect((await send(list, { cookie: await sessionCookie(admin, 0) })).status).toBe(401);
    const headers = { origin: "https://evil.example", host: "localhost" };
    expect((await send(create, { cookie: await sessionCookie(admin), headers })).status).toBe(403);
  }),
);

test("an unknown call is 404 and a wrong method 405, both as JSON", async () => {
  const { JobOpening } = controllers;
  const unknown = await JobOpening(new Request("http://localhost/PMSol/v1/JobOpening/Nothing"));
  const wrong = await JobOpening(new Request("http://localhost/PMSol/v1/JobOpening/PostJobOpening"));
  expect([unknown.status, (await unknown.json()).code]).toEqual([404, "not-found"]);
  expect([wrong.status, (await wrong.json()).code]).toEqual([405, "wrong-method"]);
});

test(
  "lists answer in the documented envelope, keys in either first-letter case",
  rolledBack(async (db) => {
    const list = callTable.find(({ path }) => path.endsWith("GetAllJobOpeningsByDivision"));
    if (!list) throw new Error("call is missing");
    const cookie = await sessionCookie(await person(db, "crewingadminmarine"));
    const { answer } = await send(list, { cookie, query: "?PageSize=7&PageNumber=1&DivisionId=1" });
    expect(answer).toMatchObject({ data: [], totalItem: 0, totalPage: 0, pageNumber: 1, pageSize: 7, message: "OK" });
    const refused = await send(list, { cookie, query: "?pageSize=0" });
    expect([refused.status, refused.answer.code, refused.answer.errors[0].path]).toEqual([422, "invalid", "pageSize"]);
  }),
);
