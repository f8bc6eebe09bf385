import type { Call } from "../call-table";
import { jsonSchemaOf, type Json } from "./schema";

const text = { type: "string" };
const count = { type: "integer" };

const answered = (properties: Record<string, Json>, required: string[]): Json => ({
  200: {
    description: "OK",
    content: { "application/json": { schema: { type: "object", properties, required: [...required, "message"] } } },
  },
});

const started = {
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

const file = (mediaTypes: string[], later: unknown): Json => ({
  200: {
    description: "The file",
    content: Object.fromEntries(mediaTypes.map((type) => [type, { schema: { type: "string", format: "binary" } }])),
  },
  ...(later ? started : {}),
});

/**
 * Describe the responses. A list returns rows under `data` and paging next to it.
 * A record repeats its allowed actions and version next to `data`.
 */
export function answersOf({ operation }: Call): Json {
  const { mediaTypes, later, ...output } = jsonSchemaOf(operation.output, "output");
  if (Array.isArray(mediaTypes)) return file(mediaTypes.map(String), later);
  const { rows, total, pageNumber, pageSize, ...rest } = output.properties ?? {};
  if (rows && total && pageNumber && pageSize) {
    const paging = { totalItem: count, totalPage: count, pageNumber: count, pageSize: count };
    const known = ["data", ...Object.keys(paging), ...(output.required ?? []).filter((name) => name in rest)];
    return answered({ data: rows, ...paging, ...rest, message: text }, known);
  }
  const beside = Object.fromEntries(
    (["allowedActions", "version"] as const).flatMap((name) => {
      const schema = output.properties?.[name];
      return schema ? [[name, schema]] : [];
    }),
  );
  const always = Object.keys(beside).filter((name) => output.required?.includes(name));
  return answered({ data: output, ...beside, message: text }, ["data", ...always]);
}
