import { z } from "zod";
import { database } from "@/db/client";
import { person } from "@/db/testing/people";
import { closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { sessionCookie } from "@/db/testing/calls/session-cookie";
import { fleet } from "@/db/testing/records/two-fleets";
import { issueGateToken } from "@/lib/platform/captcha/gate";
import { callName, renamesOf } from "@/lib/platform/transport/rename-for-calls";
import { callTable, type Call } from "./call-table";
import { controllers } from "./controllers";
import { scopeInputs } from "@/db/testing/calls/scope-inputs";

/** Creates one fleet and one caller for all calls. */
let known: Awaited<ReturnType<typeof fleet>>;
let cookie: string;
beforeAll(async () => {
  known = await fleet(database());
  cookie = await sessionCookie(await person(database(), "superadmin"));
});
afterAll(closeDatabase);

const hostile = {
  "more than the database counts": 99_999_999_999,
  "less than nothing": -1,
  "a character no text may hold": "abc\u0000def",
  "more than anybody types": "x".repeat(20_000),
  "half a character": "abc\ud800",
  "a year no calendar has": "99999-12-31",
};

const nameOf = ({ method, path }: Call) => `${method} ${path.replace("/PMSol/v1/", "")}`;

function keysOf({ operation, path }: Call): string[] {
  const { properties } = z.toJSONSchema(operation.input, { io: "input", unrepresentable: "any" });
  const names = Object.keys(properties ?? {}).map((name) => callName(renamesOf(operation, "input"), name));
  return [...new Set([...names, ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => String(name))])];
}

async function statusOf(call: Call, gate: { cookie: string; token: string }, input: Record<string, unknown>) {
  const path = call.path.replace(/\{(\w+)\}/g, (_whole, name: string) =>
    encodeURIComponent(String(input[name] ?? 1).toWellFormed()),
  );
  const isWrite = call.method === "POST";
  const notified = Object.entries(isWrite ? {} : input).map(([key, value]) => [key, String(value)]);
  const query = new URLSearchParams([...notified, ...(call.right === "gate" ? [["f", gate.token]] : [])]).toString();
  const headers = { "content-type": "application/json", ...(call.right === "gate" ? {} : { cookie: gate.cookie }) };
  const handler = controllers[call.controller as keyof typeof controllers];
  const request = new Request(`http://localhost${path}?${query}`, {
    method: call.method,
    headers,
    ...(isWrite ? { body: JSON.stringify(input) } : {}),
  });
  return (await handler(request)).status;
}

test.each(callTable.map((call) => [nameOf(call), call] as const))(
  "%s refuses or serves whatever is put into a field, and does not break",
  async (name, call) => {
    await rolledBack(async (db) => {
      const { token } = await issueGateToken(db, { address: "127.0.0.1", now: new Date() });
      const gate = { token, cookie };
      const base = scopeInputs[name]?.({ ...known, userId: 1 }) ?? {};
      const broken: string[] = [];
      for (const key of keysOf(call)) {
        for (const [what, value] of Object.entries(hostile)) {
          await rolledBack(async () => {
            const status = await statusOf(call, gate, { ...base, [key]: value });
            if (status >= 500) broken.push(`${key}: ${what}`);
          })();
        }
      }
      expect(broken).toEqual([]);
    })();
  },
);
