import { defineJob } from "@/lib/platform/jobs/define-job";
import { writeInstruction } from "./instruction/write-instruction";

export const jobs = [
  defineJob({ name: "write-joining-instruction", payload: writeInstruction.input, operation: writeInstruction }),
];
