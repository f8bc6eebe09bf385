import { log } from "@/lib/platform/log";
import { write } from "@/lib/platform/operation";
import { updateAlerts } from "./alerts.queries";
import { readReadings } from "./readings.queries";
import { watched, watchInput } from "./schema";

/**
 * Check backups, disks, queue and clocks, and mail administrators when an alert is raised and when it is over. Run by
 * the scheduler only. @throws forbidden for people
 */
export const checkAlerts = write({
  name: "status.watch",
  access: "scheduler",
  input: watchInput,
  output: watched,
  async run({ db, now, audit, unchanged }) {
    const { raised, over, mails } = await updateAlerts(db, await readReadings(db, now), now);
    unchanged();
    for (const { id, kind, reading } of raised) {
      log.error({ part: "alerts", kind, ...reading }, "alert raised");
      audit({ subject: id, after: { kind, ...reading } });
    }
    for (const { id, kind } of over) {
      log.info({ part: "alerts", kind }, "alert over");
      audit({ subject: id, before: { kind } });
    }
    return { raised: raised.length, over: over.length, mails };
  },
});
