import { AppError } from "../errors";
import { asRecord } from "../unknown-record";
import { readForm } from "./read-form";
import { singleValues } from "./single";

/** Room for the largest accepted file and the form around it. */
const maximumBytes = 3_000_000;

/** Read the body and count its bytes. Stop when it is too long, whatever its content-length says. @throws too-large */
async function bytesOf({ headers, body }: Request): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = Number(headers.get("content-length") ?? 0);
  if (size > maximumBytes) await body?.cancel();
  else {
    size = 0;
    for await (const chunk of body ?? []) {
      size += chunk.byteLength;
      if (size > maximumBytes) break;
      chunks.push(chunk);
    }
  }
  if (size > maximumBytes) throw new AppError("too-large", "errors.tooLarge");
  return Buffer.concat(chunks);
}

/** Parse JSON; a list becomes `items`, a bare text `token`. */
function fromJson(text: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(text || "{}");
    if (typeof parsed === "string") return { token: parsed };
    return Array.isArray(parsed) ? { items: parsed } : asRecord(parsed);
  } catch {
    throw new AppError("invalid", "errors.unreadable");
  }
}

/** Parse the body of a POST as JSON or a form. @throws too-large, invalid */
export async function readBody(request: Request): Promise<Record<string, unknown>> {
  if (request.method !== "POST") return {};
  const bytes = await bytesOf(request);
  const type = request.headers.get("content-type") ?? "";
  return /multipart\/form-data|application\/x-www-form-urlencoded/i.test(type)
    ? singleValues(await readForm(type, bytes))
    : fromJson(new TextDecoder().decode(bytes));
}
