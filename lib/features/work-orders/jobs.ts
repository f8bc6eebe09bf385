import { prepareFile } from "@/lib/platform/files/prepare-file";
import { defineJob } from "@/lib/platform/jobs/define-job";
import { recalculateLocked } from "./differences/recalculate-locked";
import { draftMonths } from "./drafting/draft-months";
import { draftPeople } from "./drafting/draft-people";
import { redraftWorkOrders } from "./drafting/redraft-work-orders";
import { notifySlipsReady } from "./periods/notify-slips-ready";
import { writeSlips } from "./slips/write-slips";

export const jobs = [
  defineJob({ name: "draft-months", cron: "0 18 * * *", operation: draftMonths }),
  defineJob({ name: "draft-people", payload: draftPeople.input, operation: draftPeople }),
  defineJob({ name: "redraft-work-orders", payload: redraftWorkOrders.input, operation: redraftWorkOrders }),
  defineJob({ name: "recalculate-locked", payload: recalculateLocked.input, operation: recalculateLocked }),
  defineJob({ name: "tell-slips-ready", payload: notifySlipsReady.input, operation: notifySlipsReady }),
  defineJob({ name: "write-slips", task: prepareFile(writeSlips) }),
];
