import { and, eq, isNull, sql } from "drizzle-orm";
import { anyOf } from "@/db/any-of";
import { mails } from "@/db/schema/mail";
import { userActorOf } from "@/lib/platform/access";
import { write } from "@/lib/platform/operation";
import { countUnread } from "./queries";
import { markReadInput, unreadNotices } from "./schema";
import { stillVisibleTo } from "./visibility.queries";

/** Mark some or all of the user's own notices as read. Not audited, because no record changes. */
export const markNoticesRead = write({
  name: "notices.mark-read",
  access: "signed-in",
  input: markReadInput,
  output: unreadNotices,
  async run({ db, actor, now, unchanged }, { ids }) {
    const reader = userActorOf(actor);
    await db
      .update(mails)
      .set({ readAt: now })
      .where(
        and(
          eq(sql`lower(${mails.recipient})`, reader.email.toLowerCase()),
          isNull(mails.readAt),
          // All notices of this division's bell. Those of another division remain unread.
          ids ? anyOf(mails.id, ids) : stillVisibleTo(reader),
        ),
      );
    unchanged();
    return { unread: await countUnread(db, { actor: reader, now }) };
  },
});
