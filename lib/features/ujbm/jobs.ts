import { defineJob } from "@/lib/platform/jobs/define-job";
import { closeDueMonths } from "./months/close-due-months";

export const jobs = [defineJob({ name: "close-ujbm", cron: "35 17 * * *", operation: closeDueMonths })];
