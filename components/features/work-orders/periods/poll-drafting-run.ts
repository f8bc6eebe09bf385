import type { Run } from "@/lib/features/work-orders/periods/schema";

const intervalMilliseconds = 4_000;

/** Fetch the progress; undefined when the request fails. */
async function fetchRun(month: string): Promise<Run | undefined> {
  const response = await fetch(`/PMSol/v1/WorkOrder/GetPayrollRun?month=${month}`).catch(() => null);
  if (!response?.ok) return undefined;
  const answer: { data?: { run?: Run } } | null = await response.json().catch(() => null);
  return answer?.data?.run;
}

/**
 * Poll the drafting progress of a month while it is visible: not in a hidden tab or offline, one request at a time,
 * none after the end. @returns a function that stops it
 */
export function pollDraftingRun(month: string, onUpdate: (run: Run) => void): () => void {
  let isHere = true;
  let isAsking = false;
  const poll = async () => {
    if (isAsking || document.hidden || !navigator.onLine) return;
    isAsking = true;
    const run = await fetchRun(month);
    isAsking = false;
    if (!isHere || run === undefined) return;
    if (run === null) end();
    onUpdate(run);
  };
  const onVisibilityChange = () => void poll();
  const timer = setInterval(onVisibilityChange, intervalMilliseconds);
  document.addEventListener("visibilitychange", onVisibilityChange);
  function end() {
    isHere = false;
    clearInterval(timer);
    document.removeEventListener("visibilitychange", onVisibilityChange);
  }
  return end;
}
