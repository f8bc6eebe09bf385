import { z } from "zod";
import { personOf } from "@/lib/platform/access";
import { read } from "@/lib/platform/operation";
import { countUnread } from "./queries";
import { unreadNotices } from "./schema";

/** How many notices wait to be seen, to 100 at most: what the shell asks once a minute while it is looked at. One query. */
export const countUnreadNotices = read({
  name: "notices.count-unread",
  access: "signed-in",
  input: z.object({}),
  output: unreadNotices,
  run: async ({ db, actor, now }) => ({ unread: await countUnread(db, { actor: personOf(actor), now }) }),
});
