/** The queue of this instance: tasks by name, and what runs by the clock (UTC). */
export async function register() {
  if (process.env.NEXT_RUNTIME !== "nodejs" || !process.env.DATABASE_URL) return;
  const { startWorker } = await import("./lib/platform/jobs/worker");
  const { deliverMail } = await import("./lib/platform/mail/deliver-mail");
  const { sweep } = await import("./lib/platform/captcha/sweep");
  const { failSilentRevisions } = await import("./lib/features/applicants/fail-silent-revisions");
  const { writeMcuLetter } = await import("./lib/features/applicants/write-mcu-letter");
  const scheduler = () => ({ actor: { kind: "scheduler" as const }, now: new Date(), locale: "en" as const, channel: "job" as const, address: "127.0.0.1", requestId: crypto.randomUUID() });
  const tasks = {
    "deliver-mail": deliverMail,
    sweep,
    "fail-silent-revisions": async () => void (await failSilentRevisions.execute(scheduler(), {})),
    "write-mcu-letter": async (payload: unknown) => void (await writeMcuLetter.execute(scheduler(), payload)),
  };
  await startWorker(tasks, [
    { task: "sweep", match: "15 19 * * *" },
    { task: "fail-silent-revisions", match: "5 17 * * *" },
  ]);
}
