import type { Call } from "../call-table";
import { jsonSchemaOf, type Json, type ObjectSchema } from "./schema";

const holdsFile = (properties: Record<string, Json>) =>
  Object.values(properties).some(({ format }) => format === "binary");

/** Return the input that callers send, without path parameters and values the controller fixes. */
function writtenInput({ operation, path }: Call) {
  const whole = jsonSchemaOf(operation.written?.() ?? operation.input, "input");
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => String(name));
  const settled = [...inPath, ...(operation.fixed ?? [])];
  const { properties = {}, required = [], ...rest } = whole;
  const left = Object.fromEntries(Object.entries(properties).filter(([name]) => !settled.includes(name)));
  const needed = required.filter((name) => !settled.includes(name));
  const body: ObjectSchema = {
    ...rest,
    ...(whole.properties ? { properties: left } : {}),
    ...(needed.length > 0 ? { required: needed } : {}),
  };
  return { inPath: inPath.map((name) => [name, properties[name] ?? { type: "string" }] as const), body };
}

const gateToken = {
  name: "f",
  in: "query",
  required: true,
  description: "Gate token of POST P/g",
  schema: { type: "string" },
};
const repeatKey = {
  name: "Idempotency-Key",
  in: "header",
  description: "The same key and body again get the first answer again.",
  schema: { type: "string", maxLength: 200 },
};

/** Describe query parameters: several values are separated by commas, an object is JSON. */
function parametersOf({ method, right, operation }: Call, { inPath, body }: ReturnType<typeof writtenInput>): Json[] {
  const query = method === "GET" ? Object.entries(body.properties ?? {}) : [];
  return [
    ...inPath.map(([name, schema]) => ({ name, in: "path", required: true, schema })),
    ...query.map(([name, schema]) => ({
      name,
      in: "query",
      required: body.required?.includes(name) ?? false,
      ...(schema.type === "array" ? { explode: false } : {}),
      schema,
    })),
    ...(right === "gate" ? [gateToken] : []),
    ...(operation.kind === "write" && right !== "public" ? [repeatKey] : []),
  ];
}

function bodyOf(body: ObjectSchema): Json {
  if (body.properties && Object.keys(body.properties).length === 0) return {};
  const type = holdsFile(body.properties ?? {}) ? "multipart/form-data" : "application/json";
  return { requestBody: { required: Boolean(body.required?.length), content: { [type]: { schema: body } } } };
}

/** Describe parameters and body of a call. */
export function requestOf(call: Call): Json {
  const input = writtenInput(call);
  return { parameters: parametersOf(call, input), ...(call.method === "POST" ? bodyOf(input.body) : {}) };
}

/** List the input names of a call in schema order; optional ones end with a question mark. */
export function namesOf(call: Call): string[] {
  const { inPath, body } = writtenInput(call);
  const beside = Object.keys(body.properties ?? {}).map((name) => (body.required?.includes(name) ? name : `${name}?`));
  return [...inPath.map(([name]) => name), ...beside];
}
