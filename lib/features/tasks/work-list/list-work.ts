import { z } from "zod";
import { userActorOf } from "@/lib/platform/access";
import { read } from "@/lib/platform/operation";
import { workList } from "../schema";
import { taskListOf } from "./queries";

/**
 * List the user's open work by kind, most urgent first: number, oldest or nearest day, and link. One query counts each
 * kind up to 1,001.
 */
export const listWork = read({
  name: "tasks.list-work",
  access: "signed-in",
  input: z.object({}),
  output: workList,
  run: async ({ db, actor, now }) => ({ tasks: await taskListOf(db, userActorOf(actor), now) }),
});
