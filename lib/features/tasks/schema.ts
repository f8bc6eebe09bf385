import { z } from "zod";
import { taskKeys } from "@/db/enums/tasks";

const urgencies = ["none", "soon", "due", "overdue"] as const;

/**
 * day: the oldest or nearest of the items. daysLeft: from today to it. isMore: there are more than counted. href: the
 * list of exactly these.
 */
const task = z.object({
  key: z.enum(taskKeys),
  about: z.enum(["sign-off", "paper", "medical", "joining", "stay", "waiting"]),
  count: z.number(),
  isMore: z.boolean(),
  day: z.string(),
  daysLeft: z.number(),
  urgency: z.enum(urgencies),
  href: z.string(),
});
export const workList = z.object({ tasks: z.array(task) });
