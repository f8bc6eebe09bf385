import { defineJob } from "@/lib/platform/jobs/define-job";
import { applySuitabilityRegister } from "./apply-suitability-register";

export const jobs = [
  defineJob({ name: "apply-suitability-register", cron: "5 17 * * *", operation: applySuitabilityRegister }),
];
