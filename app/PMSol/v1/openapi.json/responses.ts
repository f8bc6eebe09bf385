import type { Call } from "../call-table";
import { describedSchemaOf, type Json } from "./schema";

const text = { type: "string" };
const count = { type: "integer" };

const okResponse = (properties: Record<string, Json>, required: string[]): Json => ({
  200: {
    description: "OK",
    content: { "application/json": { schema: { type: "object", properties, required: [...required, "message"] } } },
  },
});

const acceptedResponse = {
  202: {
    description: "The file is being prepared under data.id; see FileDownload/PreparedFiles",
    content: {
      "application/json": {
        schema: {
          type: "object",
          properties: {
            data: { type: "object", properties: { id: text, state: text }, required: ["id", "state"] },
            message: text,
          },
          required: ["data", "message"],
        },
      },
    },
  },
};

const fileResponse = (mediaTypes: string[], later: unknown): Json => ({
  200: {
    description: "The file",
    content: Object.fromEntries(mediaTypes.map((type) => [type, { schema: { type: "string", format: "binary" } }])),
  },
  ...(later ? acceptedResponse : {}),
});

/**
 * Describe the responses. A list returns rows under `data` and paging next to it.
 * A record repeats its allowed actions and version next to `data`.
 */
export function responsesOf({ operation }: Call): Json {
  const { mediaTypes, later, ...output } = describedSchemaOf(operation, "output");
  if (Array.isArray(mediaTypes)) return fileResponse(mediaTypes.map(String), later);
  const { rows, total, pageNumber, pageSize, ...rest } = output.properties ?? {};
  if (rows && total && pageNumber && pageSize) {
    const paging = { totalItem: count, totalPage: count, pageNumber: count, pageSize: count };
    const requiredNames = ["data", ...Object.keys(paging), ...(output.required ?? []).filter((name) => name in rest)];
    return okResponse({ data: rows, ...paging, ...rest, message: text }, requiredNames);
  }
  const siblingProperties = Object.fromEntries(
    (["allowedActions", "version"] as const).flatMap((name) => {
      const schema = output.properties?.[name];
      return schema ? [[name, schema]] : [];
    }),
  );
  const requiredSiblings = Object.keys(siblingProperties).filter((name) => output.required?.includes(name));
  return okResponse({ data: output, ...siblingProperties, message: text }, ["data", ...requiredSiblings]);
}
