import { and, desc, eq, isNull } from "drizzle-orm";
import { z } from "zod";
import { maxFeeds } from "@/db/enums/calendars";
import { calendarFeeds } from "@/db/schema/calendars";
import { userActorOf } from "@/lib/platform/access";
import { read } from "@/lib/platform/operation";
import { followableKinds } from "./feed-kinds.rules";
import { ownFeeds } from "./schema";

/** List the user's calendar feeds without their addresses, and the kinds for a new one. */
export const listFeeds = read({
  name: "calendars.list-feeds",
  access: "signed-in",
  input: z.object({}),
  output: ownFeeds,
  async run({ db, actor }) {
    const person = userActorOf(actor);
    const mayHave = followableKinds(person);
    const rows = await db
      .select()
      .from(calendarFeeds)
      .where(and(eq(calendarFeeds.userId, person.userId), isNull(calendarFeeds.revokedAt)))
      .orderBy(desc(calendarFeeds.id))
      .limit(maxFeeds);
    const feeds = rows.map((row) => ({ ...row, kept: row.kinds.filter((kind) => mayHave.includes(kind)) }));
    return { feeds, mayHave, most: maxFeeds };
  },
});
