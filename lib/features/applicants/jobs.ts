import { defineJob } from "@/lib/platform/jobs/define-job";
import { failSilentRevision } from "./decisions/fail-silent-revision";
import { failSilentRevisions } from "./decisions/fail-silent-revisions";
import { writeMcuLetter } from "./documents/write-mcu-letter";

export const jobs = [
  defineJob({ name: "fail-silent-revisions", cron: "5 17 * * *", operation: failSilentRevisions }),
  defineJob({ name: "fail-silent-revision", payload: failSilentRevision.input, operation: failSilentRevision }),
  defineJob({ name: "write-mcu-letter", payload: writeMcuLetter.input, operation: writeMcuLetter }),
];
