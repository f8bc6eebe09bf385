import type { Call } from "../call-table";
import { describedSchemaOf, type Json, type ObjectSchema } from "./schema";

const hasFile = (properties: Record<string, Json>) =>
  Object.values(properties).some(({ format }) => format === "binary");

/** Return the input that callers send, without path parameters and values the controller fixes. */
function requestInput({ operation, path }: Call) {
  const inputSchema = describedSchemaOf(operation, "input");
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => String(name));
  const fixedNames = [...inPath, ...(operation.fixed ?? [])];
  const { properties = {}, required = [], ...rest } = inputSchema;
  const bodyProperties = Object.fromEntries(Object.entries(properties).filter(([name]) => !fixedNames.includes(name)));
  const requiredNames = required.filter((name) => !fixedNames.includes(name));
  const body: ObjectSchema = {
    ...rest,
    ...(inputSchema.properties ? { properties: bodyProperties } : {}),
    ...(requiredNames.length > 0 ? { required: requiredNames } : {}),
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
const idempotencyKey = {
  name: "Idempotency-Key",
  in: "header",
  description: "The same key and body again get the first answer again.",
  schema: { type: "string", maxLength: 200 },
};

/** Describe query parameters: several values are separated by commas, an object is JSON. */
function parametersOf({ method, right, operation }: Call, { inPath, body }: ReturnType<typeof requestInput>): Json[] {
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
    ...(operation.kind === "write" && right !== "public" ? [idempotencyKey] : []),
  ];
}

function bodyOf(body: ObjectSchema): Json {
  if (body.properties && Object.keys(body.properties).length === 0) return {};
  const type = hasFile(body.properties ?? {}) ? "multipart/form-data" : "application/json";
  return { requestBody: { required: Boolean(body.required?.length), content: { [type]: { schema: body } } } };
}

/** Describe parameters and body of a call. */
export function requestOf(call: Call): Json {
  const input = requestInput(call);
  return { parameters: parametersOf(call, input), ...(call.method === "POST" ? bodyOf(input.body) : {}) };
}

/** List the input names of a call in schema order; optional ones end with a question mark. */
export function namesOf(call: Call): string[] {
  const { inPath, body } = requestInput(call);
  const bodyNames = Object.keys(body.properties ?? {}).map((name) =>
    body.required?.includes(name) ? name : `${name}?`,
  );
  return [...inPath.map(([name]) => name), ...bodyNames];
}
