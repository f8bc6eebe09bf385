export type Download = { ok: true } | { ok: false; message: string | null };

function nameFrom(header: string | null): string {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(header ?? "")?.[1];
  return encoded ? decodeURIComponent(encoded) : "download";
}

/** Asks for a document and saves it under the name the server gave it; a refusal comes back in its words. */
export async function downloadPost(address: string, body: Record<string, unknown>): Promise<Download> {
  const answer = await fetch(address, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) }).catch(() => null);
  if (!answer?.ok) {
    const refusal: unknown = await answer?.json().catch(() => null);
    const message = typeof refusal === "object" && refusal !== null && "message" in refusal && typeof refusal.message === "string" ? refusal.message : null;
    return { ok: false, message };
  }
  const url = URL.createObjectURL(await answer.blob());
  const link = document.createElement("a");
  link.href = url;
  link.download = nameFrom(answer.headers.get("content-disposition"));
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
  return { ok: true };
}

const documents = "/PMSol/v1/GeneratePDF";
export const downloadBoc = (ids: number[]) => downloadPost("/PMSol/v1/GenerateExcel/GenerateBOC", { regCrewIdArray: ids });
export const downloadCv = (id: number) => downloadPost(`${documents}/GenerateCVRegisterCrew`, { registerCrewId: id });
export const downloadMcuLetter = (id: number) => downloadPost(`${documents}/GenerateMCURegisterCrew`, { registerCrewId: id });
