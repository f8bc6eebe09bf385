import { defineJob } from "@/lib/platform/jobs/define-job";
import { remindContracts } from "./remind-contracts";

export const jobs = [defineJob({ name: "remind-contracts", cron: "5 17 * * *", operation: remindContracts })];
