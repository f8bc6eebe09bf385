import { retryOnce } from "./retry-once";

/** later: the file is being prepared, in the server's words. */
type Download = { ok: true; later?: string } | { ok: false; message: string | null };
/** Tells the page that a file is being prepared; its detail is the file's id. */
export const fileStarted = "nakhoda:file-started";

function nameFrom(header: string | null): string {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(header ?? "")?.[1];
  return encoded ? decodeURIComponent(encoded) : "download";
}

/** Asks for a document, with a body by POST, and saves it under the name the server gave it; a refusal comes back in its words, as does word that it comes later. A 401 is tried once more. */
export async function downloadPost(address: string, body?: Record<string, unknown>): Promise<Download> {
  const request: RequestInit = body
    ? { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) }
    : {};
  const answer = await retryOnce(
    () => fetch(address, request).catch(() => null),
    (response) => response?.status,
  );
  if (!answer?.ok) {
    const refusal: unknown = await answer?.json().catch(() => null);
    const message =
      typeof refusal === "object" && refusal !== null && "message" in refusal && typeof refusal.message === "string"
        ? refusal.message
        : null;
    return { ok: false, message };
  }
  if (answer.status === 202) {
    // The answer is our own.
    const started = (await answer.json()) as { data: { id: string }; message: string };
    window.dispatchEvent(new CustomEvent(fileStarted, { detail: started.data.id }));
    return { ok: true, later: started.message };
  }
  const url = URL.createObjectURL(await answer.blob());
  const link = document.createElement("a");
  link.href = url;
  link.download = nameFrom(answer.headers.get("content-disposition"));
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
  return { ok: true };
}
