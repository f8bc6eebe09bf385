import { scheduleOf } from "@/scripts/backup/times.mjs";

/** What of backup and proof of restore runs by the clock, as BACKUP_AT and BACKUP_PROOF_AT say. */
export const scheduledMaintenance = () => scheduleOf(process.env);
