import { fileStarted } from "./file-started";
import { retryOnce } from "../retry-once";

/** `preparedText`: the file is being prepared; this is the server's message. */
type Download = { ok: true; preparedText?: string } | { ok: false; message: string | null };

function nameFrom(header: string | null): string {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(header ?? "")?.[1];
  return encoded ? decodeURIComponent(encoded) : "download";
}

/**
 * Download a document, by POST when there is a body, under the name the server gave it. Retries a 401 once.
 * Returns the server's message when it refuses or prepares the file.
 */
export async function downloadPost(address: string, body?: Record<string, unknown>): Promise<Download> {
  const request: RequestInit = body
    ? { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) }
    : {};
  const fileResponse = await retryOnce(
    () => fetch(address, request).catch(() => null),
    (response) => response?.status,
  );
  if (!fileResponse?.ok) {
    const refusal: unknown = await fileResponse?.json().catch(() => null);
    const message =
      typeof refusal === "object" && refusal !== null && "message" in refusal && typeof refusal.message === "string"
        ? refusal.message
        : null;
    return { ok: false, message };
  }
  if (fileResponse.status === 202) {
    // Our own API answered, so its shape is known.
    const started = (await fileResponse.json()) as { data: { id: string }; message: string };
    window.dispatchEvent(new CustomEvent(fileStarted, { detail: started.data.id }));
    return { ok: true, preparedText: started.message };
  }
  const url = URL.createObjectURL(await fileResponse.blob());
  const link = document.createElement("a");
  link.href = url;
  link.download = nameFrom(fileResponse.headers.get("content-disposition"));
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
  return { ok: true };
}
