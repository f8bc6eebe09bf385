import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Executor } from "@/db/client";
import type { RunKind } from "@/db/enums/status";
import { read } from "@/lib/platform/operation";
import { alertAddresses } from "./alerts.queries";
import { failedJobs, failedMails, readRotation, readSizes, recentAlerts, slowestQueries } from "./diagnostics.queries";
import { lastRuns, readDisks, readQueue } from "./readings.queries";
import { systemStatus } from "./schema";
import { visibleSettings } from "./settings.rules";
import { supportText } from "./support.rules";

const recentRuns = async (db: Executor, kind: RunKind, at: string | undefined) => ({
  at: at ?? null,
  ...(await lastRuns(db, kind)),
});

async function versionOf(db: Executor): Promise<string> {
  const [row] = await db.execute<{ version: string }>(sql`select current_setting('server_version') as version`);
  return row?.version ?? "";
}

/**
 * Load the status of the installation: version, queue, mails, slow queries, disks, backups and alerts. Process figures
 * are of the answering process.
 */
export const getStatus = read({
  name: "status.get",
  access: "status:view",
  input: z.object({}),
  output: systemStatus,
  async run({ db, now }) {
    const { PRODUCT_VERSION = "", PROCESSES = "1", BACKUP_AT, BACKUP_PROOF_AT } = process.env;
    const status = {
      version: PRODUCT_VERSION,
      node: process.versions.node,
      database: await versionOf(db),
      now,
      startedAt: new Date(now.getTime() - process.uptime() * 1_000),
      processes: PROCESSES,
      memoryBytes: process.memoryUsage.rss(),
      queue: { ...(await readQueue(db)), jobs: await failedJobs(db) },
      mails: await failedMails(db),
      slow: await slowestQueries(db),
      sizes: await readSizes(db),
      disks: await readDisks(),
      backup: await recentRuns(db, "backup", BACKUP_AT),
      proof: await recentRuns(db, "proof", BACKUP_PROOF_AT),
      rotation: await readRotation(db),
      alertAddresses: alertAddresses(),
      alerts: await recentAlerts(db),
      settings: visibleSettings(process.env),
    };
    return { ...status, forSupport: supportText(status) };
  },
});
