import { and, eq, isNull, sql } from "drizzle-orm";
import { anyOf } from "@/db/any-of";
import { mails } from "@/db/schema/mail";
import { personOf } from "@/lib/platform/access";
import { write } from "@/lib/platform/operation";
import { countUnread } from "./queries";
import { markReadInput, unreadNotices } from "./schema";
import { stillSeenBy } from "./scope.queries";

/**
 * Marks some or all of the reader's own notices as seen; those of others stay as they are. What somebody has looked at in their bell changes no
 * record and leaves no audit entry.
 */
export const markNoticesRead = write({
  name: "notices.mark-read",
  access: "signed-in",
  input: markReadInput,
  output: unreadNotices,
  async run({ db, actor, now, unchanged }, { ids }) {
    const reader = personOf(actor);
    await db
      .update(mails)
      .set({ readAt: now })
      .where(
        and(
          eq(sql`lower(${mails.recipient})`, reader.email.toLowerCase()),
          isNull(mails.readAt),
          // All of what stands in this bell: what waits in another division is not looked at yet.
          ids ? anyOf(mails.id, ids) : stillSeenBy(reader),
        ),
      );
    unchanged();
    return { unread: await countUnread(db, { actor: reader, now }) };
  },
});
