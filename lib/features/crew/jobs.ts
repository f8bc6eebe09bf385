import { prepareFile } from "@/lib/platform/files/prepare-file";
import { defineJob } from "@/lib/platform/jobs/define-job";
import { remindExpiries } from "./expiry/remind-expiries";
import { sendExpiryDigest } from "./expiry/send-expiry-digest";
import { forecastCompliance } from "./forecast/forecast-compliance";
import { writeListExport } from "./list/write-list-export";

export const jobs = [
  defineJob({ name: "forecast-compliance", cron: "10 19 * * *", operation: forecastCompliance }),
  defineJob({ name: "remind-expiries", cron: "0 0 * * *", operation: remindExpiries }),
  defineJob({ name: "send-expiry-digest", cron: "0 0 * * 1", operation: sendExpiryDigest }),
  defineJob({ name: "write-crew-export", task: prepareFile(writeListExport) }),
];
