/** Open the document preview in a new tab. A refusal returns its message. */
export async function openPreview(form: Record<string, unknown>, refuse: (text: string) => void) {
  const tab = window.open("", "_blank");
  const answer = await fetch("/PMSol/v1/GeneratePDF/PreviewEmployeePreparationPKL", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(form),
  }).catch(() => null);
  if (!answer?.ok) {
    tab?.close();
    const refusal: unknown = await answer?.json().catch(() => null);
    const hasMessage = typeof refusal === "object" && refusal !== null && "message" in refusal;
    return refuse(hasMessage ? String(refusal.message) : "");
  }
  const url = URL.createObjectURL(await answer.blob());
  if (tab) tab.location.href = url;
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
