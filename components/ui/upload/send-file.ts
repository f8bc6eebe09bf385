import { retryOnce } from "@/components/ui/form/retry-once";

export type UploadedFile = { fileId: string; fileName: string; contentType: string; size: number };
export type UploadRefusal = { status: number; code: string; message: string | null };
type UploadOutcome = { ok: true; file: UploadedFile } | { ok: false; refusal: UploadRefusal };

const record = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? { ...value } : {};
const textOf = (value: unknown) => (typeof value === "string" ? value : null);

function read(body: string): Record<string, unknown> {
  try {
    return record(JSON.parse(body));
  } catch {
    return {};
  }
}

function outcomeOf(status: number, body: string, sentFile: File): UploadOutcome {
  const refusalBody = read(body);
  const data = record(refusalBody.data);
  const fileId = textOf(data.fileId);
  if (status < 200 || status > 299 || !fileId) {
    return {
      ok: false,
      refusal: { status, code: textOf(refusalBody.code) ?? String(status), message: textOf(refusalBody.message) },
    };
  }
  const file = {
    fileId,
    fileName: textOf(data.fileName) ?? sentFile.name,
    contentType: textOf(data.contentType) ?? sentFile.type,
    size: Number(data.size ?? sentFile.size),
  };
  return { ok: true, file };
}

type Upload = {
  url: string;
  fileType: string;
  file: File;
  replaces?: string | undefined;
  onProgress: (percent: number) => void;
  signal: AbortSignal;
};

// Uses XMLHttpRequest, because fetch reports no upload progress.
const sendOnce = ({ url, fileType, file, replaces, onProgress, signal }: Upload) =>
  new Promise<UploadOutcome>((resolve) => {
    const request = new XMLHttpRequest();
    const form = new FormData();
    form.append("FileId", replaces ?? "");
    form.append("FileType", fileType);
    form.append("FileContent", file, file.name);
    const offline = () => resolve({ ok: false, refusal: { status: 0, code: "offline", message: null } });
    request.upload.addEventListener("progress", ({ loaded, total }) =>
      onProgress(total > 0 ? Math.round((loaded / total) * 100) : 0),
    );
    request.addEventListener("load", () => resolve(outcomeOf(request.status, request.responseText, file)));
    request.addEventListener("error", offline);
    request.addEventListener("abort", offline);
    signal.addEventListener("abort", () => request.abort());
    request.open("POST", url);
    request.send(form);
  });

/** Upload one file under the documented field names. Retries a 401 once. */
export const uploadFile = (upload: Upload): Promise<UploadOutcome> =>
  retryOnce(
    () => sendOnce(upload),
    (outcome) => (outcome.ok ? undefined : outcome.refusal.status),
  );
