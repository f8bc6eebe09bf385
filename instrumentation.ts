export async function register() {
  if (process.env.NEXT_RUNTIME !== "nodejs" || !process.env.DATABASE_URL) return;
  const { startJobs } = await import("./lib/platform/jobs/start");
  await startJobs();
}
