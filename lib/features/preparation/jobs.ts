import { defineJob } from "@/lib/platform/jobs/define-job";
import { notifyAppointmentsCancelled } from "./letters/notify-appointments-cancelled";
import { notifyPlanResumed } from "./mails/notify-plan-resumed";
import { writeLetter } from "./mcu/write-letter";

export const jobs = [
  defineJob({ name: "write-joiner-letter", payload: writeLetter.input, operation: writeLetter }),
  defineJob({ name: "tell-taken-up", payload: notifyPlanResumed.input, operation: notifyPlanResumed }),
  defineJob({
    name: "tell-called-off",
    payload: notifyAppointmentsCancelled.input,
    operation: notifyAppointmentsCancelled,
  }),
];
