import { scheduleOf } from "@/scripts/backup/times.mjs";

/** What of backup, proof of restore and the change of DATA_KEY runs by the clock, as the settings say. */
export const scheduledMaintenance = () => scheduleOf(process.env);
