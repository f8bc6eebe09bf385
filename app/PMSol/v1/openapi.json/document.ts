import { z } from "zod";
import { FileAnswer, StartedFile } from "@/lib/platform/files/answer";
import { callTable, type Call } from "../call-table";

type Json = Record<string, unknown>;

const schemaOf = (schema: z.ZodType, io: "input" | "output"): Json => {
  const { $schema: _dialect, ...body } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type === "date") Object.assign(jsonSchema, { type: "string", format: "date-time" });
    },
  });
  return body;
};

const ok = (schema: Json): Json => ({ 200: { description: "OK", content: { "application/json": { schema } } } });

function answers({ operation }: Call): Json {
  const probe = new FileAnswer("", "", new Uint8Array());
  if (operation.output.safeParse(probe).success && !operation.output.safeParse({}).success) {
    const later = operation.output.safeParse(new StartedFile("", "")).success
      ? { 202: { description: "The file is being prepared under data.id; see FileDownload/PreparedFiles" } }
      : {};
    return { 200: { description: "The file", content: { "application/octet-stream": {} } }, ...later };
  }
  const { properties, ...output } = schemaOf(operation.output, "output") as {
    properties?: Record<string, Json>;
  } & Json;
  if (properties?.rows && properties.total) {
    const number = { type: "integer" };
    return ok({
      type: "object",
      properties: {
        data: properties.rows,
        totalItem: number,
        totalPage: number,
        pageNumber: number,
        pageSize: number,
        message: { type: "string" },
      },
    });
  }
  return ok({
    type: "object",
    properties: { data: { ...output, ...(properties ? { properties } : {}) }, message: { type: "string" } },
  });
}

const refusals = {
  "4XX": {
    description: "Refused",
    content: { "application/json": { schema: { $ref: "#/components/schemas/Refusal" } } },
  },
};

function describe(call: Call): Json {
  const { method, path, operation, right, access, controller } = call;
  const input = schemaOf(operation.input, "input") as { properties?: Record<string, Json>; required?: string[] } & Json;
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => String(name));
  const required = input.required ?? [];
  const query = Object.entries(input.properties ?? {}).filter(([name]) => method === "GET" && !inPath.includes(name));
  const parameters = [
    ...inPath.map((name) => ({ name, in: "path", required: true, schema: { type: "string" } })),
    ...query.map(([name, schema]) => ({ name, in: "query", required: required.includes(name), schema })),
    ...(right === "gate"
      ? [{ name: "f", in: "query", required: true, description: "Gate token of POST P/g", schema: { type: "string" } }]
      : []),
  ];
  const upload = operation.name === "files.upload";
  const body =
    method === "POST"
      ? { requestBody: { content: { [upload ? "multipart/form-data" : "application/json"]: { schema: input } } } }
      : {};
  return {
    operationId: `${controller}.${path.split("/")[4]}.${method.toLowerCase()}`,
    tags: [controller],
    summary: operation.name,
    security: right === "public" ? [] : right === "gate" ? [{ gate: [] }] : [{ session: [] }],
    "x-access": access,
    parameters,
    ...body,
    responses: { ...answers(call), ...refusals },
  };
}

/** OpenAPI 3.1, read off the tables that answer the calls. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {};
  for (const call of callTable) paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: describe(call) };
  const text = { type: "string" };
  const fieldError = { type: "object", properties: { path: text, message: text } };
  return {
    openapi: "3.1.0",
    info: {
      title: "Nakhoda crewing API",
      version: "1",
      description: "Keys are accepted with either first-letter case.",
    },
    paths,
    components: {
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: "authjs.session-token" },
        gate: { type: "apiKey", in: "query", name: "f" },
      },
      schemas: {
        Refusal: {
          type: "object",
          properties: { message: text, code: text, errors: { type: "array", items: fieldError } },
          required: ["message", "code"],
        },
      },
    },
  };
}
