import { asRecord } from "../record";
import { AppError } from "../errors";

const maximumBytes = 3_000_000;
const lowerFirst = (key: string) => key.charAt(0).toLowerCase() + key.slice(1);

/** Either first-letter case is accepted, at every depth; "__proto__" and its kin are dropped. */
function normalise(value: unknown, depth = 0): unknown {
  if (depth > 8) return null;
  if (Array.isArray(value)) return value.map((entry) => normalise(entry, depth + 1));
  if (typeof value !== "object" || value === null || value instanceof Blob) return value;
  const entries = Object.entries(value).filter(([key]) => !["__proto__", "constructor", "prototype"].includes(key));
  return Object.fromEntries(entries.map(([key, entry]) => [lowerFirst(key), normalise(entry, depth + 1)]));
}

async function bodyOf(request: Request): Promise<Record<string, unknown>> {
  if (request.method !== "POST") return {};
  if (Number(request.headers.get("content-length") ?? 0) > maximumBytes)
    throw new AppError("too-large", "errors.tooLarge");
  const type = request.headers.get("content-type") ?? "";
  if (type.includes("multipart/form-data") || type.includes("application/x-www-form-urlencoded")) {
    const form = await request.formData().catch(() => {
      throw new AppError("invalid", "errors.unreadable");
    });
    return Object.fromEntries(form.entries());
  }
  const body = await request.text();
  if (body.length > maximumBytes) throw new AppError("too-large", "errors.tooLarge");
  try {
    const parsed: unknown = JSON.parse(body || "{}");
    return typeof parsed === "string"
      ? { token: parsed }
      : Array.isArray(parsed)
        ? { items: parsed }
        : asRecord(parsed);
  } catch {
    throw new AppError("invalid", "errors.unreadable");
  }
}

/** Path, query and body as one object: path over body over query. */
export async function inputOf(request: Request, path: Record<string, string>): Promise<Record<string, unknown>> {
  const query = Object.fromEntries(new URL(request.url).searchParams.entries());
  const body = await bodyOf(request);
  return { ...asRecord(normalise(query)), ...asRecord(normalise(body)), ...path };
}
