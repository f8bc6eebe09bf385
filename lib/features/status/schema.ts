import { z } from "zod";
import { alertKinds } from "@/db/enums/status";
import { recordId } from "@/lib/platform/validation";

export const watchInput = z.object({});
/** Mails that must be delivered even if the queue is stuck. */
export const watched = z.object({ raised: z.number(), over: z.number(), mails: z.array(z.number()) });

const run = z.object({
  startedAt: z.date(),
  endedAt: z.date().nullable(),
  error: z.string().nullable(),
  name: z.string().nullable(),
  bytes: z.number().nullable(),
  tables: z.number().nullable(),
  rows: z.number().nullable(),
});
export type Run = z.output<typeof run>;
/** at: the schedule setting, null when unset. last: the last finished run. good: the last successful one. */
const kept = z.object({ at: z.string().nullable(), last: run.nullable(), good: run.nullable() });

const failedMail = z.object({
  id: z.number(),
  type: z.string(),
  recipient: z.string(),
  title: z.string(),
  failedAt: z.date(),
  lastError: z.string().nullable(),
});

const failedJob = z.object({
  id: z.string(),
  task: z.string(),
  attempts: z.number(),
  error: z.string().nullable(),
  lastTriedAt: z.date(),
});
export type FailedJob = z.output<typeof failedJob>;

/** Milliseconds: measured by the database where its extension is installed, else by this process. */
const slowQuery = z.object({
  text: z.string(),
  calls: z.number(),
  meanMilliseconds: z.number(),
  maxMilliseconds: z.number(),
});
export type Slow = z.output<typeof slowQuery>;

const disk = z.object({ folder: z.string(), freePercent: z.number(), freeBytes: z.number() });
const alert = z.object({
  id: z.number(),
  kind: z.enum(alertKinds),
  raisedAt: z.date(),
  overAt: z.date().nullable(),
  reading: z.record(z.string(), z.union([z.string(), z.number()])),
});

/** Every list has at most twenty entries; counts cover all. */
export const systemStatus = z.object({
  version: z.string(),
  node: z.string(),
  database: z.string(),
  now: z.date(),
  startedAt: z.date(),
  processes: z.string(),
  memoryBytes: z.number(),
  queue: z.object({
    waiting: z.number(),
    minutes: z.number(),
    running: z.number(),
    failed: z.number(),
    jobs: z.array(failedJob),
  }),
  mails: z.object({ waiting: z.number(), failed: z.number(), isSent: z.boolean(), rows: z.array(failedMail) }),
  slow: z.object({ source: z.enum(["server", "process"]), rows: z.array(slowQuery) }),
  sizes: z.object({ database: z.number(), files: z.number(), backups: z.number() }),
  disks: z.array(disk),
  backup: kept,
  proof: kept,
  /** The last key rotation; done and total count rows over all passes. oldKeys: number of listed old keys. */
  rotation: z.object({
    oldKeys: z.number(),
    startedAt: z.date().nullable(),
    endedAt: z.date().nullable(),
    done: z.number(),
    total: z.number(),
    unreadable: z.number(),
  }),
  alertAddresses: z.array(z.string()),
  alerts: z.array(alert),
  /** Settings by name; secrets only as set or not. */
  settings: z.array(z.object({ name: z.string(), value: z.string() })),
  /** Everything above as text for support, without names, addresses and secrets. */
  forSupport: z.string(),
});
export type SystemStatus = z.output<typeof systemStatus>;

export const resendFailedMailInput = z.object({ mailId: recordId });
export const sendTestMailInput = z.object({});
export const mailQueued = z.object({ recipient: z.string() });
export const adminRescued = z.object({ link: z.string() });
