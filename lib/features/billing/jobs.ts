import { defineJob } from "@/lib/platform/jobs/define-job";
import { remindInvoices } from "./reminders/remind-invoices";

export const jobs = [defineJob({ name: "remind-invoices", cron: "45 23 * * *", operation: remindInvoices })];
