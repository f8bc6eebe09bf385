import { eq } from "drizzle-orm";
import { z } from "zod";
import { users } from "@/db/schema/users";
import { userActorOf } from "@/lib/platform/access";
import { read } from "@/lib/platform/operation";
import { chosenChannels } from "./rules";
import { notificationChannels } from "./schema";

/** List the topics that reach the user's role, with the chosen and the possible ways of notification. product 2.17 */
export const getNotificationChannels = read({
  name: "notices.get-ways",
  access: "signed-in",
  input: z.object({}),
  output: notificationChannels,
  async run({ db, actor }) {
    const reader = userActorOf(actor);
    const [row] = await db.select({ chosen: users.noticeWays }).from(users).where(eq(users.id, reader.userId));
    return { rows: chosenChannels(reader, row?.chosen ?? {}).map(({ ways, ...one }) => ({ ...one, ways: [...ways] })) };
  },
});
