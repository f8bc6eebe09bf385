import type { Run } from "@/lib/features/work-orders/periods/schema";

const everyMilliseconds = 4_000;

/** Fetch the progress; undefined when the request fails. */
async function ask(month: string): Promise<Run | undefined> {
  const response = await fetch(`/PMSol/v1/WorkOrder/GetPayrollRun?month=${month}`).catch(() => null);
  if (!response?.ok) return undefined;
  const answer: { data?: { run?: Run } } | null = await response.json().catch(() => null);
  return answer?.data?.run;
}

/**
 * Poll the drafting progress of a month while it is visible: not in a hidden tab or offline, one request at a time,
 * none after the end. @returns a function that stops it
 */
export function watchRun(month: string, learn: (run: Run) => void): () => void {
  let isHere = true;
  let isAsking = false;
  const look = async () => {
    if (isAsking || document.hidden || !navigator.onLine) return;
    isAsking = true;
    const run = await ask(month);
    isAsking = false;
    if (!isHere || run === undefined) return;
    if (run === null) end();
    learn(run);
  };
  const onSight = () => void look();
  const timer = setInterval(onSight, everyMilliseconds);
  document.addEventListener("visibilitychange", onSight);
  function end() {
    isHere = false;
    clearInterval(timer);
    document.removeEventListener("visibilitychange", onSight);
  }
  return end;
}
