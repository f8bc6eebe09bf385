import { defineJob } from "@/lib/platform/jobs/define-job";
import { deleteOldCvCodes } from "./document-codes.queries";

export const jobs = [
  defineJob({ name: "forget-codes-of-cvs", cron: "20 19 * * *", task: async () => void (await deleteOldCvCodes()) }),
];
