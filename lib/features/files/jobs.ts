import { defineJob } from "@/lib/platform/jobs/define-job";
import { deleteUnclaimedData } from "@/lib/platform/jobs/delete-unclaimed-data";

export const jobs = [defineJob({ name: "sweep", cron: "15 19 * * *", task: deleteUnclaimedData })];
