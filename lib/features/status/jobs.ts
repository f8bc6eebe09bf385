import { database } from "@/db/client";
import { deleteDeadJobs } from "@/db/delete-dead-jobs";
import { addJob } from "@/db/queue";
import { runScript } from "@/lib/platform/files/run-script";
import { defineJob, scheduler } from "@/lib/platform/jobs/define-job";
import { deliverMail } from "@/lib/platform/mail/deliver-mail";
import { checkAlerts } from "./check-alerts";

/** Check readings and alert administrators. Also delivers the alert emails, because a stuck queue would not. */
export async function checkAlertsNow() {
  const { mails } = await checkAlerts.execute(scheduler(), {});
  for (const mailId of mails) await deliverMail({ mailId });
}

/** Run a command of scripts/ that records itself. Alerts at once when it fails. */
async function runAndWatch(name: string, args: readonly string[] = []) {
  await runScript(name, args);
  await checkAlertsNow();
}

/** Runs a few seconds at a time, so that other jobs get their turn. */
async function rotateKey() {
  const unfinished = 3;
  if ((await runScript("rotate-key.mjs", ["--seconds", "50"])) !== unfinished) return;
  await database().transaction((db) => addJob(db, "rotate-key", {}, { key: "rotate-key" }));
}

const proveNewest = () =>
  runAndWatch("restore.mjs", ["--newest", "--prove", "--key", process.env.BACKUP_PROOF_KEY ?? ""]);

/** When backups, their restore test and the rotation of the key run is set by the environment variables. */
export const jobs = [
  defineJob({ name: "run-backup", task: () => runAndWatch("backup.mjs") }),
  defineJob({ name: "run-proof", task: proveNewest }),
  defineJob({ name: "rotate-key", task: rotateKey }),
  defineJob({ name: "forget-dead-jobs", cron: "50 * * * *", task: async () => void (await deleteDeadJobs()) }),
];
