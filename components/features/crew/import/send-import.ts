import type { ImportMode, ImportReport } from "@/lib/features/crew/import/schema";

type ImportAnswer = { ok: true; report: ImportReport } | { ok: false; message: string | null };
type Sent = { file: File; mode: ImportMode; skipWrongRows?: boolean };

const addresses = { check: "/PMSol/v1/Employee/CheckEmployeeImport", import: "/PMSol/v1/Employee/ImportEmployee" };

/**
 * Send the file to be checked or imported; it is not stored in between. message is null without an answer from the
 * server.
 */
export async function sendImport(
  endpoint: keyof typeof addresses,
  { file, mode, skipWrongRows = false }: Sent,
): Promise<ImportAnswer> {
  const form = new FormData();
  form.append("FileContent", file, file.name);
  form.append("Mode", mode);
  form.append("SkipWrongRows", String(skipWrongRows));
  try {
    const response = await fetch(addresses[endpoint], { method: "POST", body: form });
    const answer: { data?: ImportReport; message?: string } = await response.json();
    return response.ok && answer.data
      ? { ok: true, report: answer.data }
      : { ok: false, message: answer.message ?? null };
  } catch {
    return { ok: false, message: null };
  }
}
