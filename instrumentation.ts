/** The queue of this instance: tasks by name, and what runs by the clock (UTC). */
export async function register() {
  if (process.env.NEXT_RUNTIME !== "nodejs" || !process.env.DATABASE_URL) return;
  const { startWorker } = await import("./lib/platform/jobs/worker");
  const { deliverMail } = await import("./lib/platform/mail/deliver-mail");
  const { sweep } = await import("./lib/platform/captcha/sweep");
  await startWorker({ "deliver-mail": deliverMail, sweep }, [{ task: "sweep", match: "15 19 * * *" }]);
}
