import { scheduleOf } from "@/scripts/backup/cron-times.mjs";

/** Return the schedule of backup, restore test and key rotation from the environment variables. */
export const maintenanceSchedule = () => scheduleOf(process.env);
