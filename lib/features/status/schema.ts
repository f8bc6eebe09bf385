import { z } from "zod";
import { alertKinds } from "@/db/enums/status";
import { recordId } from "@/lib/platform/validation";

export const watchInput = z.object({});
/** Mails that must leave although the queue may stand still. */
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
/** at: the setting that starts it by the clock, null where it is not set. last: the last that ended; good: the last that went well. */
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

/** Milliseconds: of the server where its extension counts them, else as this process waited. */
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

/** Every list holds twenty at most; counts are of all. */
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
  /** The last change of DATA_KEY; done and total count rows over all passes. oldKeys: how many are still listed. */
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
  /** The settings by name; of a secret only that it is set. */
  settings: z.array(z.object({ name: z.string(), value: z.string() })),
  /** Everything above as text without names, addresses and secrets, for whoever helps. */
  forSupport: z.string(),
});
export type SystemStatus = z.output<typeof systemStatus>;

export const resendFailedMailInput = z.object({ mailId: recordId });
export const sendTestMailInput = z.object({});
export const mailQueued = z.object({ recipient: z.string() });
export const adminRescued = z.object({ link: z.string() });
