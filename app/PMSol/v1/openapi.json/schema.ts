import { z } from "zod";
import type { Operation } from "@/lib/platform/operation";
import { renamesOf } from "@/lib/platform/transport/rename-for-calls";

export type Json = Record<string, unknown>;
export type ObjectSchema = Json & { properties?: Record<string, Json>; required?: string[] };

/** Return the required fields: those whose schema refuses undefined. */
const requiredOf = ({ shape }: z.ZodObject): string[] =>
  Object.entries(shape)
    .filter(([, field]) => !z.safeParse(field, undefined).success)
    .map(([name]) => name);

const override =
  (io: "input" | "output") =>
  ({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: Json }) => {
    if (zodSchema._zod.def.type === "date") Object.assign(jsonSchema, { type: "string", format: "date-time" });
    if (jsonSchema.format === "binary") delete jsonSchema.contentEncoding;
    if (io === "output" || !(zodSchema instanceof z.ZodObject)) return;
    const required = requiredOf(zodSchema);
    if (required.length > 0) jsonSchema.required = required;
    else delete jsonSchema.required;
  };

/** Describe an operation's schema under the names calls use. */
export function describedSchemaOf(operation: Operation, io: "input" | "output"): ObjectSchema {
  const { callerInput, input, output } = operation;
  const schema = jsonSchemaOf(io === "output" ? output : (callerInput?.() ?? input), io);
  const renames = renamesOf(operation, io);
  if (renames.length === 0) return schema;
  const text = renames.reduce(
    (before, [inside, written]) => before.replaceAll(`"${inside}"`, `"${written}"`),
    JSON.stringify(schema),
  );
  return JSON.parse(text) as ObjectSchema; // The same schema with other names.
}

/** Convert a schema to JSON Schema 2020-12, the dialect of OpenAPI 3.1. */
function jsonSchemaOf(schema: z.ZodType, io: "input" | "output"): ObjectSchema {
  const { $schema: _dialect, ...body } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    override: override(io),
  });
  return body as ObjectSchema; // Its own type leaves out what meta() adds.
}
