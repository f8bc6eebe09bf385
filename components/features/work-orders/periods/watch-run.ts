import type { Run } from "@/lib/features/work-orders/periods/schema";

const everyMilliseconds = 4_000;

/** How far the drawing is; undefined where nobody answered. */
async function ask(month: string): Promise<Run | undefined> {
  const response = await fetch(`/PMSol/v1/WorkOrder/GetPayrollRun?month=${month}`).catch(() => null);
  if (!response?.ok) return undefined;
  const answer: { data?: { run?: Run } } | null = await response.json().catch(() => null);
  return answer?.data?.run;
}

/**
 * Asks how far the drawing of a month is while somebody can see it: not from a hidden tab, not without a connection, one question at a time, and
 * none after the end.
 * @returns what ends it
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
