import type { Task } from "graphile-worker";
import { database } from "@/db/client";
import { deleteDeadJobs } from "@/db/delete-dead-jobs";
import { addJob, runForQueuingRequest } from "@/db/queue";
import { currentRequestId } from "@/db/request-id";
import { failSilentRevision } from "@/lib/features/applicants/decisions/fail-silent-revision";
import { failSilentRevisions } from "@/lib/features/applicants/decisions/fail-silent-revisions";
import { writeMcuLetter } from "@/lib/features/applicants/documents/write-mcu-letter";
import { deleteOldCalendarEvents } from "@/lib/features/calendars/synced-events.queries";
import { deleteOldCvCodes } from "@/lib/features/checks/document-codes.queries";
import { remindInvoices } from "@/lib/features/billing/reminders/remind-invoices";
import { remindContracts } from "@/lib/features/contracts/remind-contracts";
import { remindExpiries } from "@/lib/features/crew/expiry/remind-expiries";
import { sendExpiryDigest } from "@/lib/features/crew/expiry/send-expiry-digest";
import { forecastCompliance } from "@/lib/features/crew/forecast/forecast-compliance";
import { writeListExport } from "@/lib/features/crew/list/write-list-export";
import { countHeads } from "@/lib/features/dashboard/head-counts/count-heads";
import { writeEvidencePdf } from "@/lib/features/evidence/write-evidence-pdf";
import { remindApproval } from "@/lib/features/manning/links/remind-approval";
import { remindApprovals } from "@/lib/features/manning/links/remind-approvals";
import { sendApprovalMail } from "@/lib/features/manning/links/send-approval-mail";
import { sendDigest } from "@/lib/features/notices/send-digest";
import { sendDigests } from "@/lib/features/notices/send-digests";
import { notifyDecidedAlone } from "@/lib/features/notices/notify-decided-alone";
import { notifyFailedMail } from "@/lib/features/notices/notify-failed-mail";
import { notifyAppointmentsCancelled } from "@/lib/features/preparation/letters/notify-appointments-cancelled";
import { notifyPlanResumed } from "@/lib/features/preparation/mails/notify-plan-resumed";
import { writeLetter } from "@/lib/features/preparation/mcu/write-letter";
import { writeInstruction } from "@/lib/features/scheduling/instruction/write-instruction";
import { checkAlerts } from "@/lib/features/status/check-alerts";
import { applySuitabilityRegister } from "@/lib/features/suitability/apply-suitability-register";
import { closeDueMonths } from "@/lib/features/ujbm/months/close-due-months";
import { sendPasswordReset } from "@/lib/features/users/send-password-reset";
import { notifyAccountLinked } from "@/lib/features/users/notify-account-linked";
import { draftMonths } from "@/lib/features/work-orders/drafting/draft-months";
import { draftPeople } from "@/lib/features/work-orders/drafting/draft-people";
import { recalculateLocked } from "@/lib/features/work-orders/differences/recalculate-locked";
import { redraftWorkOrders } from "@/lib/features/work-orders/drafting/redraft-work-orders";
import { notifySlipsReady } from "@/lib/features/work-orders/periods/notify-slips-ready";
import { writeSlips } from "@/lib/features/work-orders/slips/write-slips";
import { prepareFile } from "@/lib/platform/files/prepare-file";
import { runScript } from "@/lib/platform/files/run-script";
import { observeJob } from "@/lib/platform/metrics/registry";
import { deleteUnclaimedData } from "@/lib/platform/jobs/delete-unclaimed-data";
import { deliverMail } from "@/lib/platform/mail/deliver-mail";
import type { Caller, Operation } from "@/lib/platform/operation";

/** Scheduled operations, which take no input. */
const scheduled: Record<string, Operation> = {
  "fail-silent-revisions": failSilentRevisions,
  "forecast-compliance": forecastCompliance,
  "remind-expiries": remindExpiries,
  "remind-contracts": remindContracts,
  "remind-invoices": remindInvoices,
  "apply-suitability-register": applySuitabilityRegister,
  "remind-approvals": remindApprovals,
  "close-ujbm": closeDueMonths,
  "draft-months": draftMonths,
  "count-heads": countHeads,
  "send-expiry-digest": sendExpiryDigest,
  "send-digests": sendDigests,
};

/** Operations queued with their input as payload. */
export const queued: Record<string, Operation> = {
  "fail-silent-revision": failSilentRevision,
  "write-mcu-letter": writeMcuLetter,
  "write-joiner-letter": writeLetter,
  "write-joining-instruction": writeInstruction,
  "tell-taken-up": notifyPlanResumed,
  "tell-called-off": notifyAppointmentsCancelled,
  "tell-account-linked": notifyAccountLinked,
  "send-password-reset": sendPasswordReset,
  "remind-approval": remindApproval,
  "send-approval-mail": sendApprovalMail,
  "write-evidence-pdf": writeEvidencePdf,
  "draft-people": draftPeople,
  "redraft-work-orders": redraftWorkOrders,
  "recalculate-locked": recalculateLocked,
  "tell-slips-ready": notifySlipsReady,
  "tell-failed-mail": notifyFailedMail,
  "tell-decided-alone": notifyDecidedAlone,
  "send-digest": sendDigest,
};

const scheduler = (): Caller => ({
  actor: { kind: "scheduler" },
  now: new Date(),
  locale: "en",
  channel: "job",
  address: "127.0.0.1",
  userAgent: "Nakhoda",
  requestId: currentRequestId() ?? crypto.randomUUID(),
});

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

const tasksOf = (operations: Record<string, Operation>, inputOf: (payload: unknown) => unknown) =>
  Object.fromEntries(
    Object.entries(operations).map(([name, operation]): [string, Task] => [
      name,
      async (payload) => void (await operation.execute(scheduler(), inputOf(payload))),
    ]),
  );

const tasksWithoutMetrics: Record<string, Task> = {
  "deliver-mail": deliverMail,
  sweep: deleteUnclaimedData,
  "forget-dead-jobs": async () => void (await deleteDeadJobs()),
  "forget-codes-of-cvs": async () => void (await deleteOldCvCodes()),
  "forget-calendar-events": async () => void (await deleteOldCalendarEvents()),
  "run-backup": () => runAndWatch("backup.mjs"),
  "rotate-key": rotateKey,
  "run-proof": () => runAndWatch("restore.mjs", ["--newest", "--prove", "--key", process.env.BACKUP_PROOF_KEY ?? ""]),
  "write-crew-export": prepareFile(writeListExport),
  "write-slips": prepareFile(writeSlips),
  ...tasksOf(scheduled, () => ({})),
  ...tasksOf(queued, (payload) => payload),
};

/** All tasks of the queue by name. Each runs with the id of its request and its duration is measured. */
export const tasks: Record<string, Task> = Object.fromEntries(
  Object.entries(tasksWithoutMetrics).map(([name, task]): [string, Task] => [
    name,
    (payload, helpers) => runForQueuingRequest(payload, (own) => observeJob(name, async () => task(own, helpers))),
  ]),
);
