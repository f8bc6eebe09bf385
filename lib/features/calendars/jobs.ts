import { defineJob } from "@/lib/platform/jobs/define-job";
import { deleteOldCalendarEvents } from "./synced-events.queries";

export const jobs = [
  defineJob({
    name: "forget-calendar-events",
    cron: "25 19 * * *",
    task: async () => void (await deleteOldCalendarEvents()),
  }),
];
