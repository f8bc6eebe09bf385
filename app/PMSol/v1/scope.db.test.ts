import { z } from "zod";
import { database } from "@/db/client";
import { person } from "@/db/testing/people";
import { closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { sessionCookie } from "@/db/testing/calls/session-cookie";
import { fleet, narrowActors } from "@/db/testing/records/two-fleets";
import { callName, renamesOf } from "@/lib/platform/transport/rename-for-calls";
import { callTable, type Call } from "./call-table";
import { controllers } from "./controllers";
import {
  idNames,
  ignoredForOthers,
  ownedKeys,
  scopeInputs,
  sharedKeys,
  type Foreign,
} from "@/db/testing/calls/scope-inputs";

type Fleet = Awaited<ReturnType<typeof fleet>>;
/** Creates two fleets, and users who see only their own part of the first. */
const known = {} as { own: Fleet; foreign: Fleet & { userId: number } };
const seated: { who: string; cookie: string }[] = [];
beforeAll(async () => {
  const db = database();
  known.own = await fleet(db);
  known.foreign = { ...(await fleet(db)), userId: (await person(db, "crewingstaffmarine")).userId };
  for (const [who, actor] of Object.entries(await narrowActors(db, known.own)))
    seated.push({ who, cookie: await sessionCookie(actor) });
});
afterAll(closeDatabase);

const nameOf = ({ method, path }: Call) => `${method} ${path.replace("/PMSol/v1/", "")}`;
const staffCalls = callTable.filter(({ controller }) => !controller.endsWith("Public"));

function keysOf({ operation, path }: Call): string[] {
  const { properties } = z.toJSONSchema(operation.input, { io: "input", unrepresentable: "any" });
  const names = Object.keys(properties ?? {}).map((name) => callName(renamesOf(operation, "input"), name));
  return [...new Set([...names, ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => String(name))])];
}

/** Return what a parameter names, when access to it is restricted. */
const ownedBy = (call: Call, key: string) => (key === "id" ? (idNames[call.controller] ?? undefined) : ownedKeys[key]);

const inputOf = (call: Call, foreign: Foreign) =>
  scopeInputs[nameOf(call)]?.(foreign) ??
  Object.fromEntries(
    keysOf(call).flatMap((key) => {
      const owned = ownedBy(call, key);
      return owned ? [[key, foreign[owned]]] : [];
    }),
  );

const scoped = staffCalls.filter(
  (call) => scopeInputs[nameOf(call)] !== undefined || keysOf(call).some((key) => ownedBy(call, key)),
);

async function send(call: Call, cookie: string, input: Record<string, unknown>) {
  const path = call.path.replace(/\{(\w+)\}/g, (_whole, name: string) => String(input[name]));
  const isWrite = call.method === "POST";
  const query = isWrite
    ? ""
    : `?${new URLSearchParams(Object.entries(input).map(([key, value]) => [key, String(value)])).toString()}`;
  const body = isWrite ? { body: JSON.stringify(input) } : {};
  const handler = controllers[call.controller as keyof typeof controllers];
  const response = await handler(
    new Request(`http://localhost${path}${query}`, {
      method: call.method,
      headers: { "content-type": "application/json", cookie },
      ...body,
    }),
  );
  return {
    status: response.status,
    answer: response.headers.get("content-type")?.includes("json") ? await response.json() : {},
  };
}

/**
 * Return "kept" when a foreign record was neither shown nor changed: not found, refused, an empty list, or an invalid
 * field.
 */
function verdict(
  { status, answer }: Awaited<ReturnType<typeof send>>,
  isRefusedAnyway: boolean,
  input: Record<string, unknown>,
): string {
  if (status === 404 || (status === 403 && isRefusedAnyway)) return "kept";
  if (status === 200 && Array.isArray(answer.data) && answer.data.length === 0) return "kept";
  // A timeline of no vessels has neither lanes nor seats.
  const { lanes, uncoveredSeats } = answer.data ?? {};
  if (status === 200 && lanes?.length === 0 && uncoveredSeats?.length === 0 && answer.data.total === 0) return "kept";
  // Lists of contracts include the principals to filter by.
  const { activeContract, principalList = [] } = answer.data ?? {};
  const isNamed = principalList.some(({ id }: { id: number }) => id === Number(input.principalId));
  if (status === 200 && activeContract?.data.length === 0 && !isNamed) return "kept";
  const fields: string[] = (answer.errors ?? []).map(({ path }: { path: string }) => path);
  if (status === 422 && fields.length > 0 && fields.every((field) => ownedKeys[field] !== undefined && field in input))
    return "kept";
  return `${status} ${JSON.stringify(answer).slice(0, 300)}`;
}

test("every id parameter is listed as restricted or shared", () => {
  const unknown = staffCalls.flatMap((call) =>
    keysOf(call)
      .filter((key) =>
        key === "id"
          ? idNames[call.controller] === undefined && scopeInputs[nameOf(call)] === undefined
          : /Id$/.test(key) && !ownedKeys[key] && !sharedKeys.has(key),
      )
      .map((key) => `${nameOf(call)} ${key}`),
  );
  expect(unknown).toEqual([]);
});

test("the table of inputs names calls that exist", () => {
  const names = staffCalls.map(nameOf);
  expect(Object.keys(scopeInputs).filter((name) => !names.includes(name))).toEqual([]);
});

const missing: Foreign = {
  employeeId: 999_999_901,
  vesselId: 999_999_902,
  vesselCrewId: 999_999_903,
  principalId: 999_999_904,
  userId: 999_999_905,
  contactId: 999_999_906,
};

test.each(scoped.map((call) => [nameOf(call), call] as const))(
  "%s answers about a record of another principal, vessel, person or division as if it did not exist",
  async (_name, call) => {
    await rolledBack(async () => {
      const input = inputOf(call, known.foreign);
      for (const { who, cookie } of seated) {
        const answer = await send(call, cookie, input);
        const ofMissing = await send(call, cookie, inputOf(call, missing));
        expect([who, verdict(answer, ofMissing.status === 403, input)]).toEqual([who, "kept"]);
        expect([who, answer.status]).toEqual([who, ofMissing.status]);
      }
    })();
  },
);

/** Calls that name several records: each alone may belong to another user. */
const several = scoped.flatMap((call) => {
  const named = new Set(Object.values(inputOf(call, missing)).map(Number));
  const owned = Object.values(ownedKeys).filter(
    (key, index, all) => all.indexOf(key) === index && named.has(missing[key]),
  );
  return owned.length > 1
    ? owned
        .filter((key) => !ignoredForOthers[nameOf(call)]?.includes(key))
        .map((key) => [nameOf(call), key, call] as const)
    : [];
});

test.each(several)("%s reveals and changes nothing with only %s of another user", async (_name, key, call) => {
  await rolledBack(async () => {
    const input = inputOf(call, { ...known.own, userId: 0, [key]: { ...known.foreign, userId: 0 }[key] });
    for (const { who, cookie } of seated) {
      const answered = await send(call, cookie, input);
      const isSilent = answered.status === 403 || (answered.status === 200 && answered.answer.data === null);
      expect([who, isSilent ? "kept" : verdict(answered, false, input)]).toEqual([who, "kept"]);
    }
  })();
});

test(
  "the same users read their own records",
  rolledBack(async () => {
    const own = { ...known.own, userId: 0 };
    for (const name of ["GET Vessel/GetVesselDetail/{id}", "GET VesselCrew/GetVesselCrewListByVesselId"]) {
      const call = staffCalls.find((candidate) => nameOf(candidate) === name);
      if (!call) throw new Error(`${name} is missing`);
      for (const { who, cookie } of seated.filter((one) => ["principal", "head"].includes(one.who)))
        expect([name, who, (await send(call, cookie, inputOf(call, own))).status]).toEqual([name, who, 200]);
    }
  }),
);
