import { scheduleOf } from "@/scripts/backup/times.mjs";

/** Return the schedule of backup, restore test and key rotation from the environment variables. */
export const maintenanceSchedule = () => scheduleOf(process.env);
