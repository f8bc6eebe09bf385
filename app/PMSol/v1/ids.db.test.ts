import { sql } from "drizzle-orm";
import { z } from "zod";
import { database } from "@/db/client";
import { person } from "@/db/testing/people";
import { closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { scopeInputs } from "@/db/testing/calls/scope-inputs";
import { sessionCookie } from "@/db/testing/calls/session-cookie";
import { fleet } from "@/db/testing/records/two-fleets";
import { issueGateToken } from "@/lib/platform/captcha/gate";
import { callName, renamesOf } from "@/lib/platform/transport/rename-for-calls";
import { callTable, type Call } from "./call-table";
import { controllers } from "./controllers";

/** Creates one fleet and one caller for all calls. */
let known: Awaited<ReturnType<typeof fleet>>;
let cookie: string;
beforeAll(async () => {
  known = await fleet(database());
  cookie = await sessionCookie(await person(database(), "superadmin"));
});
afterAll(closeDatabase);

/** Invalid ids that a lenient parser would read as record 1. */
const asText = ["true", "0x1", "1e0", " 1 ", "1.0", "+1", "1.5"];
const wrong = [...asText, true, [1], [[1]], ["1"], 1.5, { id: 1 }];
/** Invalid ids for lists. A list may be "1,2,3" or an array, so one id in an array is valid. */
const wrongInLists = ["true", "0x1", "1e0", " 1 ", "1.0", "1,0x2", true, [[1]], [true], ["1e0"], [1.5]];

const nameOf = ({ method, path }: Call) => `${method} ${path.replace("/PMSol/v1/", "")}`;
const namesRecord = (key: string) => /^(id|ids|items|emp|vid|vcid)$|(Id|Ids|Level)$/.test(key);

/** Fixed by the controller: the caller's value is ignored. */
const fixedAtDoor = (call: Call) => (/^JobPosition|^Matrix/.test(call.controller) ? ["divisionId"] : []);

/** Documented spellings that no schema contains; the call reads them under another name. */
const otherNames: Record<string, string[]> = {
  "POST RegisterCrews/UpdateRegisterCrewStatus": ["registerCrewId", "regCrewId"],
  "POST RegisterCrews/AddComment": ["registerCrewId", "regCrewId"],
  "POST AssessmentHistory/InsertAssessmentHistory": ["registerCrewId", "regCrewId"],
  "POST AssessmentHistory/InsertBulkAssessmentHistory": ["regCrewIdArray"],
  "POST GeneratePDF/GenerateCVRegisterCrew": ["registerCrewId"],
  "POST GenerateExcel/GenerateBOC": ["regCrewIdArray", "registerCrewIds", "applicantIds"],
  "POST Vessel/UpdateToInScrap": ["vesselId"],
  "POST Vessel/UpdatePrincipal": ["principalId"],
};
/** Names under which a refusal may report this parameter. */
const readAs = (call: Call, key: string) =>
  otherNames[nameOf(call)]?.includes(key) ? [key, "id", "ids"] : key === "id" ? [key, "vesselId"] : [key];
const isList = (key: string) => /s$|Array$/.test(key);

function idsOf(call: Call): string[] {
  const { properties } = z.toJSONSchema(call.operation.input, { io: "input", unrepresentable: "any" });
  const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => String(name));
  const names = Object.keys(properties ?? {}).map((name) => callName(renamesOf(call.operation, "input"), name));
  const keys = [...names, ...inPath].filter((key) => namesRecord(key) && !fixedAtDoor(call).includes(key));
  return [...new Set([...keys, ...(otherNames[nameOf(call)] ?? [])])];
}

async function send(call: Call, who: { cookie: string; token: string }, input: Record<string, unknown>) {
  const path = call.path.replace(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(String(input[name] ?? 1)));
  const isWrite = call.method === "POST";
  const notified = Object.entries(isWrite ? {} : input).map(([key, value]) => [key, String(value)]);
  const query = new URLSearchParams([...notified, ...(call.right === "gate" ? [["f", who.token]] : [])]).toString();
  const response = await controllers[call.controller as keyof typeof controllers](
    new Request(`http://localhost${path}?${query}`, {
      method: call.method,
      headers: { "content-type": "application/json", ...(call.right === "gate" ? {} : { cookie: who.cookie }) },
      ...(isWrite ? { body: JSON.stringify(input) } : {}),
    }),
  );
  const isJson = response.headers.get("content-type")?.includes("json");
  return { status: response.status, answer: isJson ? await response.json() : {} };
}

const withoutIds = ({ id: _id, ids: _ids, ...input }: Record<string, unknown>) => input;

/** Count the rows that this transaction wrote, except those that every request writes. */
async function rowsWritten(): Promise<number> {
  const [found] = await database().execute(sql`
    select sum(n_tup_ins + n_tup_upd + n_tup_del)::int as total from pg_stat_xact_user_tables
    where relname not in ('sessions', 'gate_tokens', 'rate_limits')`);
  return Number(found?.total);
}

const withIds = callTable.filter((call) => idsOf(call).length > 0);

test.each(withIds.map((call) => [nameOf(call), call] as const))(
  "%s takes an id or the digits of one for a record, and nothing else; no row changes",
  async (name, call) => {
    await rolledBack(async (db) => {
      const { token } = await issueGateToken(db, { address: "127.0.0.1", now: new Date() });
      const who = { token, cookie };
      const base = scopeInputs[name]?.({ ...known, userId: 1 }) ?? {};
      const before = await rowsWritten();
      const taken: string[] = [];
      for (const key of idsOf(call)) {
        const isOther = otherNames[name]?.includes(key) ?? false;
        const inAddress = call.method === "GET" || call.path.includes(`{${key}}`);
        for (const value of inAddress ? asText : isList(key) ? wrongInLists : wrong) {
          const { [key]: _right, ...others } = isOther ? withoutIds(base) : base;
          const { status, answer } = await send(call, who, { ...others, [key]: value });
          const paths: string[] = (answer.errors ?? []).map(({ path }: { path: string }) => path);
          const isNamed = status !== 422 || paths.some((path) => readAs(call, key).includes(path.split(".")[0] ?? ""));
          if (![403, 404, 422].includes(status) || !isNamed)
            taken.push(
              `${key} ${JSON.stringify(value)}: ${status} ${JSON.stringify(answer.errors ?? answer).slice(0, 200)}`,
            );
        }
      }
      expect(taken).toEqual([]);
      expect(await rowsWritten()).toBe(before);
    })();
  },
);
