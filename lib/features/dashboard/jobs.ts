import { defineJob } from "@/lib/platform/jobs/define-job";
import { countHeads } from "./head-counts/count-heads";

export const jobs = [defineJob({ name: "count-heads", cron: "2 17 * * *", operation: countHeads })];
