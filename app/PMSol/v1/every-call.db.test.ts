import { eq } from "drizzle-orm";
import { lookups } from "@/db/schema/lookups";
import { person } from "@/db/testing/people";
import { closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { sessionCookie } from "@/db/testing/calls/session-cookie";
import type { UserActor } from "@/lib/access/actor";
import { issueGateToken } from "@/lib/platform/captcha/gate";
import { database } from "@/db/client";
import { callTable, type Call } from "./call-table";
import * as nothing from "../[[...call]]/route";
import { controllers } from "./controllers";
import { matrixActors, isAllowed, matrixLines } from "./matrix";
import { GET as getDocument } from "./openapi.json/route";

/** Creates one signed-in user per role and division for all calls. */
const seated: { actor: UserActor; cookie: string }[] = [];
beforeAll(async () => {
  for (const { role, subRole, divisionId } of matrixActors) {
    const actor = await person(database(), role, subRole, { divisionId });
    seated.push({ actor, cookie: await sessionCookie(actor) });
  }
});
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

/** Users who hold the permission and are still refused: which calls, who, and why. */
const refusedThough: Record<string, { who: string[]; because: string }> = {
  "GET Employee/GetComplianceForecast": {
    who: ["crewingfinancemarine", "crewingfinancetanker"],
    because: "finance lists people for the names and the pay, and sees no certificates: there is nothing to forecast",
  },
  "GET Employee/DownloadComplianceForecast": {
    who: ["crewingfinancemarine", "crewingfinancetanker"],
    because: "the same list as a sheet",
  },
};

test("who may make which call by which permission, and whose records it covers", () => {
  expect(matrixLines()).toMatchSnapshot();
});

test.each(named)("a stranger is turned away from %s unless it is public", async (_name, call) => {
  const { status, answer } = await send(call);
  if (call.right === "public") return expect([200, 404, 422]).toContain(status);
  const expected = call.right === "gate" ? [403, "GATE_EXPIRED"] : [401, "unauthenticated"];
  expect([status, answer.code]).toEqual(expected);
  expect(answer.data).toBeUndefined();
});

/** A body of 200 MB that counts how much was read. */
function endless() {
  const seen = { pulled: 0 };
  const megabyte = new Uint8Array(1_000_000);
  const body = new ReadableStream<Uint8Array>(
    {
      pull(stream) {
        seen.pulled += 1;
        if (seen.pulled > 200) stream.close();
        else stream.enqueue(megabyte);
      },
    },
    { highWaterMark: 0 },
  );
  return { seen, body };
}

test.each(named.filter(([, { method }]) => method === "POST"))(
  "of 200 MB that a stranger sends to %s nothing is read, or little where strangers may call",
  async (_name, call) => {
    for (const type of ["application/json", "multipart/form-data; boundary=x"]) {
      const { seen, body } = endless();
      const headers = { "content-type": type };
      // fetch requires "duplex" for a stream, but its type lacks it.
      const init = { method: "POST", headers, body, duplex: "half" } as RequestInit;
      const { status } = await controllers[call.controller as keyof typeof controllers](
        new Request(`http://localhost${addressOf(call)}`, init),
      );
      const isPublic = call.right === "public";
      expect([type, status, seen.pulled <= (isPublic ? 4 : 0)]).toEqual([
        type,
        isPublic ? 413 : call.right === "gate" ? 403 : 401,
        true,
      ]);
    }
  },
);

const foreign: Record<string, string>[] = [
  { origin: "https://evil.example", host: "localhost" },
  { "sec-fetch-site": "cross-site" },
];

test.each(named.filter(([, { operation }]) => operation.kind === "write"))(
  "%s writes, so another site's page may not make it",
  async (_name, call) => {
    for (const headers of foreign) {
      const { status, answer } = await send(call, { headers });
      expect([status, answer.message]).toEqual([403, "This request came from another site and was refused."]);
    }
  },
);

test.each(named.filter(([, call]) => call.right === "gate"))(
  "a gate token opens %s; nothing sent is no crash",
  async (_name, call) => {
    await rolledBack(async () => {
      const { token } = await issueGateToken(database(), { address: "127.0.0.1", now: new Date() });
      const { status } = await send(call, { query: `?f=${token}` });
      expect([200, 400, 404, 422]).toContain(status);
    })();
  },
);

test.each(named.filter(([, call]) => !["gate", "public"].includes(call.right)))(
  "every role with the right is served and every other refused at %s",
  async (name, call) => {
    await rolledBack(async () => {
      const refused: string[] = [];
      for (const { actor, cookie } of seated) {
        const { role, subRole } = actor;
        const { status, answer } = await send(call, { cookie });
        if (!isAllowed(actor, call)) expect([role, status, answer.code]).toEqual([role, 403, "forbidden"]);
        else if (status === 403) refused.push(subRole ?? role);
        else expect([role, [200, 400, 404, 422].includes(status), status]).toEqual([role, true, status]);
      }
      expect(refused).toEqual(refusedThough[name.replace("/PMSol/v1/", "")]?.who ?? []);
    })();
  },
);

test(
  "a gate token is no session and a session is no gate token",
  rolledBack(async (db) => {
    const { token } = await issueGateToken(db, { address: "127.0.0.1", now: new Date() });
    const cookie = await sessionCookie(await person(db, "superadmin"));
    for (const [, call] of named) {
      if (call.right === "public") continue;
      const { status } = await (call.right === "gate" ? send(call, { cookie }) : send(call, { query: `?f=${token}` }));
      expect([call.path, status]).toEqual([call.path, call.right === "gate" ? 403 : 401]);
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

test("the table of refusals names calls that exist", () => {
  const names = named.map(([name]) => name.replace("/PMSol/v1/", ""));
  expect(Object.keys(refusedThough).filter((name) => !names.includes(name))).toEqual([]);
});

test.each(["/PMSol", "/PMSol/Nothing", "/PMSol/v1/Nothing/Here", "/PMSol/v2/JobOpening/GetAll"])(
  "answers an unknown address %s as JSON, for every method",
  async (path) => {
    for (const handler of Object.values(nothing)) {
      const answer = await handler(new Request(`http://localhost${path}`, { headers: { accept: "text/html" } }));
      expect([answer.status, await answer.json()]).toEqual([
        404,
        { message: "Not found", code: "not-found", errors: [] },
      ]);
    }
    expect(Object.keys(nothing).sort()).toEqual(["DELETE", "GET", "PATCH", "POST", "PUT"]);
  },
);

test("the document is JSON and nothing else", () => {
  expect(getDocument().headers.get("x-content-type-options")).toBe("nosniff");
});

test("an unknown call is 404 and a wrong method 405, both as JSON", async () => {
  const { JobOpening } = controllers;
  const unknown = await JobOpening(new Request("http://localhost/PMSol/v1/JobOpening/Nothing"));
  const wrong = await JobOpening(new Request("http://localhost/PMSol/v1/JobOpening/PostJobOpening"));
  expect([unknown.status, (await unknown.json()).code]).toEqual([404, "not-found"]);
  expect([wrong.status, (await wrong.json()).code]).toEqual([405, "wrong-method"]);
});

test.each([
  "Assessor",
  "TechnicalSuperintendent",
  "MarineSuperintendent",
  "DesignatedPersonAshore",
  "FirstParty",
  "SealingOfficer",
  "MCUClinic",
])("a gate token neither reads nor adds names in the list of %s", async (name) => {
  await rolledBack(async (db) => {
    const { token } = await issueGateToken(db, { address: "127.0.0.1", now: new Date() });
    const at = (call: string) => `http://localhost/PMSol/v1/AdditionalAddPublic/${call}?f=${token}`;
    const { AdditionalAddPublic } = controllers;
    const listed = await AdditionalAddPublic(new Request(at(`GetAll${name}`)));
    const created = await AdditionalAddPublic(
      new Request(at(`Create${name}`), { method: "POST", body: JSON.stringify({ name: "Kapten Uji" }) }),
    );
    expect([listed.status, (await listed.json()).data]).toEqual([200, []]);
    expect(created.status).toBe(401);
    expect(await db.$count(lookups, eq(lookups.name, "Kapten Uji"))).toBe(0);
    expect((await AdditionalAddPublic(new Request(at("GetAllSchool")))).status).toBe(200);
  })();
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
