import { z } from "zod";
import { taskKeys } from "@/db/enums/tasks";
import { bands } from "./rules";

const urgencies = ["none", "soon", "due", "overdue"] as const;

/**
 * day: the oldest or nearest of the items, called first. daysLeft: from today to it. isMore: there are more than
 * counted. isDanger: safety, law, or joining within three days. href: the list of exactly these.
 */
const task = z.object({
  key: z.enum(taskKeys),
  about: z.enum(["sign-off", "paper", "medical", "joining", "stay", "waiting"]),
  count: z.number(),
  isMore: z.boolean(),
  day: z.string(),
  daysLeft: z.number(),
  urgency: z.enum(urgencies),
  band: z.enum(bands),
  isDanger: z.boolean(),
  first: z
    .object({
      vessel: z.string().nullable(),
      person: z.string().nullable(),
      position: z.object({ en: z.string(), id: z.string() }).nullable(),
    })
    .nullable(),
  href: z.string(),
});
export const workList = z.object({ tasks: z.array(task) });
