import { readBody } from "./read-body";
import { lowerFirst, singleValues } from "./single";
import { asRecord } from "../unknown-record";

/** Normalize keys at every depth to a lower-case first letter; "__proto__" and similar are dropped. */
function normalise(value: unknown, depth = 0): unknown {
  if (depth > 8) return null;
  if (Array.isArray(value)) return value.map((entry) => normalise(entry, depth + 1));
  if (typeof value !== "object" || value === null || value instanceof Blob) return value;
  const entries = Object.entries(value).filter(([key]) => !["__proto__", "constructor", "prototype"].includes(key));
  return Object.fromEntries(entries.map(([key, entry]) => [lowerFirst(key), normalise(entry, depth + 1)]));
}

/** Merge path, query and body into one object; path before body before query. */
export async function inputFromRequest(
  request: Request,
  path: Record<string, string>,
): Promise<Record<string, unknown>> {
  const query = singleValues(new URL(request.url).searchParams);
  const body = await readBody(request);
  return { ...asRecord(normalise(query)), ...asRecord(normalise(body)), ...path };
}
