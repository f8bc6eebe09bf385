import { callTable, type Call } from "../call-table";
import { responsesOf } from "./responses";
import { requestOf } from "./request";
import type { Json } from "./schema";

const refusalResponse = (description: string) => ({
  description,
  content: { "application/json": { schema: { $ref: "#/components/schemas/Refusal" } } },
});
const refusals = { "4XX": refusalResponse("Refused"), "5XX": refusalResponse("Failed") };

function securityOf(right: string): Json[] {
  if (right === "public") return [];
  return right === "gate" ? [{ gate: [] }] : [{ session: [] }, { bearer: [] }];
}

const operationObject = (call: Call): Json => ({
  operationId: `${call.controller}.${call.path.split("/")[4]}.${call.method.toLowerCase()}`,
  tags: [call.controller],
  summary: call.operation.name,
  security: securityOf(call.right),
  "x-access": call.access,
  ...requestOf(call),
  responses: { ...responsesOf(call), ...refusals },
});

const text = { type: "string" };
const fieldError = { type: "object", properties: { path: text, message: text }, required: ["path", "message"] };
const refusal = {
  type: "object",
  properties: { message: text, code: text, errors: { type: "array", items: fieldError } },
  required: ["message", "code"],
};

const securitySchemes = {
  session: {
    type: "apiKey",
    in: "cookie",
    name: "authjs.session-token",
    description: "What signing in sets; behind https its name begins with __Secure-.",
  },
  bearer: { type: "http", scheme: "bearer", description: "A token made on the page of one's own account." },
  gate: { type: "apiKey", in: "query", name: "f", description: "What POST P/g gives for a solved captcha." },
};

/** Build the OpenAPI 3.1 document from the call table. @param origin where the calls are served */
export function openApiDocument(origin: string): Json {
  const paths: Record<string, Json> = {};
  for (const call of callTable)
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operationObject(call) };
  return {
    openapi: "3.1.0",
    info: {
      title: "Nakhoda crewing API",
      version: "1",
      license: { name: "Proprietary", identifier: "LicenseRef-Proprietary" },
      description:
        "Keys are accepted with either first-letter case. Days are YYYY-MM-DD in Asia/Jakarta, instants carry their zone.",
    },
    servers: [{ url: origin }],
    paths,
    components: { securitySchemes, schemas: { Refusal: refusal } },
  };
}
