import type { Runtime } from "./db/runtime";

/**
 * Register the API calls and cached pages for the front door, start the job queue with its schedule (app/jobs.ts),
 * and listen for changes of other instances.
 */
export async function register() {
  if (process.env.NEXT_RUNTIME !== "nodejs" || !process.env.DATABASE_URL) return;
  const { earlyHandlerOf, callNames, earlyRefusalFor } = await import("./app/PMSol/v1/before-router");
  const { cachedCopyOf } = await import("./lib/features/job-openings/openings-version.rules");
  const { recordRequest } = await import("./lib/platform/metrics/request-log");
  const { answerMetricsRequests } = await import("./lib/platform/metrics/collect");
  answerMetricsRequests();
  // Development always renders the newest content.
  const keptPages = process.env.NODE_ENV === "production" ? cachedCopyOf : undefined;
  const { isDatabaseDown, watchDatabase } = await import("./db/availability");
  const { runtime } = await import("./db/runtime");
  Object.assign(runtime, {
    calls: earlyHandlerOf,
    refusals: earlyRefusalFor,
    callNames,
    answered: recordRequest,
    keptPages,
    databaseAway: isDatabaseDown,
  } satisfies Partial<Runtime>);
  const { startWorker } = await import("./lib/platform/jobs/worker");
  const { repeatWithPause } = await import("./lib/platform/jobs/worker-heartbeat");
  const { loadOpeningsVersion, listenForOpeningChanges } =
    await import("./lib/features/job-openings/cached-pages.queries");
  const { listenForWrites } = await import("./db/cache-invalidation");
  void watchDatabase();
  // Behind a pooler LISTEN may not work, so the timer below catches missed changes.
  void listenForOpeningChanges().catch(() => {});
  void listenForWrites().catch(() => {});
  void repeatWithPause(30_000, () => loadOpeningsVersion());
  // With several processes only the first of an instance runs jobs.
  if (process.env.JOBS === "0") return;
  const { schedule, tasks } = await import("./app/jobs");
  const { checkAlertsNow } = await import("./lib/features/status/jobs");
  // Not a job, because a stuck queue could not report itself.
  void repeatWithPause(60_000, checkAlertsNow);
  await startWorker(tasks, schedule());
}
