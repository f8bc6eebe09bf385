import { defineJob } from "@/lib/platform/jobs/define-job";
import { writeEvidencePdf } from "./write-evidence-pdf";

export const jobs = [
  defineJob({ name: "write-evidence-pdf", payload: writeEvidencePdf.input, operation: writeEvidencePdf }),
];
