import { z } from "zod";
import { personOf } from "@/lib/platform/access";
import { read } from "@/lib/platform/operation";
import { countElsewhere, countUnread } from "./queries";
import { countedNotices } from "./schema";

/** How many notices wait to be seen, to 100 at most: what the shell asks once a minute while it is looked at; whoever switches divisions hears of the other one as well. One query, a superadmin two. */
export const countUnreadNotices = read({
  name: "notices.count-unread",
  access: "signed-in",
  input: z.object({}),
  output: countedNotices,
  async run({ db, actor, now }) {
    const reader = { actor: personOf(actor), now };
    const [unread, elsewhere] = await Promise.all([countUnread(db, reader), countElsewhere(db, reader)]);
    return { unread, elsewhere };
  },
});
