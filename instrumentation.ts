import type { Runtime } from "./db/runtime";

/**
 * Register the API calls and cached pages for the front door, start the job queue with its schedule (UTC; tasks are
 * in app/jobs.ts), and listen for changes of other instances.
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
  const { tasks, checkAlertsNow } = await import("./app/jobs");
  const { maintenanceSchedule } = await import("./db/maintenance-schedule");
  // Not a job, because a stuck queue could not report itself.
  void repeatWithPause(60_000, checkAlertsNow);
  await startWorker(tasks, [
    ...maintenanceSchedule(),
    { task: "sweep", match: "15 19 * * *" },
    { task: "forget-dead-jobs", match: "50 * * * *" },
    { task: "forget-codes-of-cvs", match: "20 19 * * *" },
    { task: "forget-calendar-events", match: "25 19 * * *" },
    { task: "fail-silent-revisions", match: "5 17 * * *" },
    { task: "apply-suitability-register", match: "5 17 * * *" },
    { task: "count-heads", match: "2 17 * * *" },
    { task: "remind-contracts", match: "5 17 * * *" },
    { task: "forecast-compliance", match: "10 19 * * *" },
    { task: "remind-expiries", match: "0 0 * * *" },
    { task: "remind-invoices", match: "45 23 * * *" },
    { task: "send-digests", match: "0 0 * * *" },
    { task: "send-expiry-digest", match: "0 0 * * 1" },
    { task: "close-ujbm", match: "35 17 * * *" },
    { task: "draft-months", match: "0 18 * * *" },
    { task: "remind-approvals", match: "30 0 * * 1-5" },
  ]);
}
