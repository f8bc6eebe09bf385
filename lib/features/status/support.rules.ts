import type { Run, SystemStatus } from "./schema";

/** Addresses, keys and passwords that an error or a query may contain. */
const secrets: [RegExp, string][] = [
  [/\/\/[^\s/@]*@/g, "//…@"],
  [/[\w.+-]+@[\w-]+(\.[\w-]+)+/g, "…@…"],
  [/AGE-SECRET-KEY-\w+/gi, "AGE-SECRET-KEY-…"],
  [/\b(password|secret|token|key)(["']?\s*[=:]\s*)[^\s,;]+/gi, "$1$2…"],
  [/[A-Za-z0-9_-]{40,}/g, "…"],
  [/\b\d{9,}\b/g, "…"],
];

/** Mask a text so that it may be published. */
export const maskedForSupport = (text: string) =>
  secrets.reduce((all, [secret, instead]) => all.replace(secret, instead), text);

const megabytes = (bytes: number) => `${(bytes / 1_048_576).toFixed(1)} MB`;
const instant = (at: Date | null) => at?.toISOString() ?? "-";
const runLine = (name: string, run: Run | null) =>
  run ? `${name}: ${instant(run.startedAt)} to ${instant(run.endedAt)}, ${run.error ?? "ok"}` : `${name}: none`;

/** Format the status as text for support, without names, addresses or secrets. */
export function supportText(status: Omit<SystemStatus, "forSupport">): string {
  const { queue, mails, slow, sizes, disks, backup, proof, rotation, alerts, settings } = status;
  const lines = [
    `Nakhoda ${status.version}, Node ${status.node}, PostgreSQL ${status.database}`,
    `now ${instant(status.now)}, started ${instant(status.startedAt)}, processes ${status.processes}, memory ${megabytes(status.memoryBytes)}`,
    `queue: ${queue.waiting} waiting, oldest ${Math.floor(queue.minutes)} min, ${queue.running} running, ${queue.failed} failed`,
    ...queue.jobs.map(({ task, attempts, error }) => `  job ${task}, ${attempts} tries: ${error ?? "-"}`),
    `mails: ${mails.waiting} waiting, ${mails.failed} failed, SMTP ${mails.isSent ? "set" : "not set"}`,
    ...mails.rows.map(({ type, lastError }) => `  mail ${type}: ${lastError ?? "-"}`),
    `sizes: database ${megabytes(sizes.database)}, files ${megabytes(sizes.files)}, backups ${megabytes(sizes.backups)}`,
    ...disks.map((disk) => `  ${disk.folder}: ${disk.freePercent.toFixed(0)} % free, ${megabytes(disk.freeBytes)}`),
    runLine("last backup", backup.last),
    runLine("last good backup", backup.good),
    runLine("last proof", proof.last),
    runLine("last good proof", proof.good),
    `key rotation: ${rotation.oldKeys} old keys listed, ${rotation.done} of ${rotation.total}, ended ${instant(rotation.endedAt)}`,
    "alerts:",
    ...alerts.map(({ kind, raisedAt, overAt }) => `  ${kind}: ${instant(raisedAt)} to ${instant(overAt)}`),
    `slow queries (${slow.source}):`,
    ...slow.rows.map(
      (one) => `  ${one.calls} x ${one.meanMilliseconds} ms: ${one.text.replace(/\s+/g, " ").slice(0, 300)}`,
    ),
    "settings:",
    ...settings.map(({ name, value }) => `  ${name}=${value}`),
  ];
  return maskedForSupport(lines.join("\n"));
}
