import { person } from "@/db/testing/people";
import { closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { sessionCookie } from "@/db/testing/calls/session-cookie";
import { fleet } from "@/db/testing/records/two-fleets";
import { issueGateToken } from "@/lib/platform/captcha/gate";
import { isRecord } from "@/lib/platform/unknown-record";
import { callTable, type Call } from "./call-table";
import { controllers } from "./controllers";
import { openApiDocument } from "./openapi.json/document";

afterAll(closeDatabase);

const seed = 20_261_122;
const requests = 600;

/** Pseudo-random numbers from 0 to 1, the same in every run. */
function chance(start: number) {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const strange: unknown[] = [
  ...["", " ", "0", "-1", "1e9", "NaN", "null", "true", "[]", "{}", "%", "'; --", "\u0000", "\ud800", "é".repeat(300)],
  ...["2026-02-30", "9999-12-31", "00000000-0000-4000-8000-000000000001", "https://a.example/?a=b", "../../etc/passwd"],
  ...[null, true, false, 0, -1, 1.5, 2 ** 31, 2 ** 53, 1e308, [], {}, [null], [[1]], { id: { id: 1 } }],
];

type Dice = { next: () => number; of: <T>(list: readonly T[]) => T };
function diceOf(start: number): Dice {
  const next = chance(start);
  const of = <T>(list: readonly T[]): T => {
    const found = list[Math.floor(next() * list.length)];
    if (found === undefined && list.length === 0) throw new Error("nothing to choose from");
    // The index is below the length, so it is undefined only for a sparse list.
    return found as T;
  };
  return { next, of };
}

/** Build a value that fits the document, and every third time one that does not. */
function valueOf(schema: unknown, dice: Dice, depth = 0): unknown {
  if (!isRecord(schema) || depth > 4 || dice.next() < 0.3) return dice.of(strange);
  const choices = schema.anyOf ?? schema.oneOf ?? schema.enum;
  if (Array.isArray(schema.enum)) return dice.of(schema.enum);
  if (Array.isArray(choices)) return valueOf(dice.of(choices), dice, depth + 1);
  if (schema.type === "object") return objectOf(schema, dice, depth + 1);
  if (schema.type === "array")
    return Array.from({ length: Math.floor(dice.next() * 4) }, () => valueOf(schema.items, dice, depth + 1));
  if (schema.type === "boolean") return dice.next() < 0.5;
  if (schema.type === "integer" || schema.type === "number") return Math.floor(dice.next() * 40);
  return dice.of(["Sari", "2026-11-20", "1", "sari@example.test", "+6281234567890", "Asked by letter, on paper"]);
}

const objectOf = ({ properties }: Record<string, unknown>, dice: Dice, depth = 0) =>
  Object.fromEntries(
    Object.entries(isRecord(properties) ? properties : {})
      .filter(() => dice.next() < 0.8)
      .map(([name, schema]) => [name, valueOf(schema, dice, depth)]),
  );

const asText = (value: unknown) => (typeof value === "object" ? JSON.stringify(value) : String(value)).toWellFormed();

function bodyOf(input: Record<string, unknown>, dice: Dice): { body: BodyInit; type?: string } {
  const kind = dice.next();
  const notified = Object.entries(input).map(([name, value]): [string, string] => [name, asText(value)]);
  if (kind < 0.7) return { body: JSON.stringify(input), type: "application/json" };
  if (kind < 0.8) return { body: new URLSearchParams(notified) };
  if (kind < 0.9) {
    const form = new FormData();
    for (const [name, value] of notified) form.set(name, value);
    form.set("fileContent", new File([dice.of(["%PDF-1.7", "", "\u0000PK"])], dice.of(["a.pdf", "a.png", "..", ""])));
    return { body: form };
  }
  return {
    body: dice.of(["", "{", "[1,2]", '"text"', "null", "--x\r\n", "\u0000"]),
    type: dice.of(["application/json", "text/xml", "multipart/form-data; boundary=x", "multipart/form-data"]),
  };
}

const { paths }: { paths?: unknown } = openApiDocument("http://localhost");

function described({ method, path }: Call): Record<string, unknown> {
  const found = isRecord(paths) && isRecord(paths[path]) ? paths[path][method.toLowerCase()] : undefined;
  if (!isRecord(found)) throw new Error(`${method} ${path} is not in the document`);
  const named = Array.isArray(found.parameters) ? found.parameters.filter(isRecord) : [];
  const properties = Object.fromEntries(named.map(({ name, schema }) => [String(name), schema]));
  const content = isRecord(found.requestBody) && isRecord(found.requestBody.content) ? found.requestBody.content : {};
  const [body] = Object.values(content).filter(isRecord);
  return {
    properties: {
      ...properties,
      ...(isRecord(body?.schema) && isRecord(body.schema.properties) ? body.schema.properties : {}),
    },
  };
}

function requestOf(call: Call, who: { cookie: string; token: string }, dice: Dice): Request {
  const input = objectOf(described(call), dice);
  const path = call.path.replace(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(asText(input[name] ?? 1)));
  const isPost = call.method === "POST";
  const query = new URLSearchParams(isPost ? {} : Object.entries(input).map(([name, value]) => [name, asText(value)]));
  if (call.right === "gate") query.set("f", who.token);
  const { body, type } = isPost ? bodyOf(input, dice) : { body: undefined, type: undefined };
  return new Request(`http://localhost${path}?${query.toString()}`, {
    method: call.method,
    headers: {
      ...(call.right === "gate" ? {} : { cookie: who.cookie }),
      ...(type ? { "content-type": type } : {}),
      ...(dice.next() < 0.1 ? { "idempotency-key": dice.of(["a", "b"]) } : {}),
    },
    ...(body === undefined ? {} : { body }),
  });
}

test(
  `${requests} requests made up from the document are served or refused: none breaks, none hangs, none answers a page`,
  rolledBack(async (db) => {
    await fleet(db);
    const { token } = await issueGateToken(db, { address: "127.0.0.1", now: new Date() });
    const cookies: string[] = [];
    for (const role of ["superadmin", "crewingadminmarine", "crewingplanningtanker", "crewmarine"] as const)
      cookies.push(await sessionCookie(await person(db, role)));
    const dice = diceOf(seed);
    const broken: string[] = [];
    let served = 0;
    for (let sent = 0; sent < requests; sent += 1) {
      const call = dice.of(callTable);
      const request = requestOf(call, { token, cookie: dice.of(cookies) }, dice);
      const copy = request.clone();
      await rolledBack(async () => {
        const begun = Date.now();
        const response = await controllers[call.controller as keyof typeof controllers](request);
        const type = response.headers.get("content-type") ?? "";
        if (response.status >= 500 || type.includes("html") || Date.now() - begun > 10_000)
          broken.push(`${response.status} ${type} ${call.method} ${copy.url} ${(await copy.text()).slice(0, 400)}`);
        if (response.status < 300) served += 1;
        await response.arrayBuffer();
      })();
    }
    expect(broken).toEqual([]);
    expect(served).toBeGreaterThan(requests / 20);
  }),
  120_000,
);
