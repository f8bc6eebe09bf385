import { eq } from "drizzle-orm";
import { users } from "@/db/schema/users";
import { userActorOf } from "@/lib/platform/access";
import { write } from "@/lib/platform/operation";
import { requirePresent } from "@/lib/platform/unknown-record";
import { chosenChannels } from "./rules";
import { notificationChannels, updateNotificationChannelsInput } from "./schema";

/** Change how the user is notified of some topics. @throws invalid for a topic that always arrives at once */
export const updateNotificationChannels = write({
  name: "notices.update-ways",
  access: "signed-in",
  input: updateNotificationChannelsInput,
  output: notificationChannels,
  async run({ db, actor, audit }, { ways: requestedWays }) {
    const reader = userActorOf(actor);
    const own = eq(users.id, reader.userId);
    const [before] = await db.select({ noticeWays: users.noticeWays }).from(users).where(own).for("update");
    const chosen = { ...requirePresent(before, "the account").noticeWays, ...requestedWays };
    await db.update(users).set({ noticeWays: chosen }).where(own);
    audit({ subject: reader.userId, before: { noticeWays: before?.noticeWays }, after: { noticeWays: chosen } });
    return { rows: chosenChannels(reader, chosen).map(({ ways, ...one }) => ({ ...one, ways: [...ways] })) };
  },
});
