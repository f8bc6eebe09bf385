import { asc, isNull } from "drizzle-orm";
import { z } from "zod";
import { addJob } from "@/db/queue";
import { users } from "@/db/schema/users";
import { dayOf } from "@/lib/platform/calendar/dates";
import { write } from "@/lib/platform/operation";

/**
 * Queue the digest of each active account at 07:00 (Asia/Jakarta). Run by the scheduler only. product 2.17, 5.22
 * @throws forbidden for people
 */
export const sendDigests = write({
  name: "notices.send-digests",
  access: "scheduler",
  input: z.object({}),
  output: z.object({ accounts: z.number() }),
  async run({ db, now, unchanged }) {
    const working = await db
      .select({ id: users.id })
      .from(users)
      .where(isNull(users.deactivatedAt))
      .orderBy(asc(users.id));
    for (const { id: userId } of working)
      await addJob(db, "send-digest", { userId }, { key: `send-digest:${userId}:${dayOf(now)}` });
    unchanged();
    return { accounts: working.length };
  },
});
