import { z } from "zod";
import { personOf } from "@/lib/platform/access";
import { read } from "@/lib/platform/operation";
import { workList } from "../schema";
import { workOf } from "./queries";

/** What waits for the reader, kind by kind, the most urgent first: how many, the oldest or nearest day, and where they stand. Everything is counted in one query, each kind to 1,001 at most. */
export const listWork = read({
  name: "tasks.list-work",
  access: "signed-in",
  input: z.object({}),
  output: workList,
  run: async ({ db, actor, now }) => ({ tasks: await workOf(db, personOf(actor), now) }),
});
