import { z } from "zod";
import { userActorOf } from "@/lib/platform/access";
import { read } from "@/lib/platform/operation";
import { countInOtherDivision, countUnread } from "./queries";
import { countedNotices } from "./schema";

/**
 * Count unread notices, at most 100. The shell asks once a minute while it is visible.
 * For users who switch divisions, the other one is counted too. One query, for a superadmin two.
 */
export const countUnreadNotices = read({
  name: "notices.count-unread",
  access: "signed-in",
  input: z.object({}),
  output: countedNotices,
  async run({ db, actor, now }) {
    const reader = { actor: userActorOf(actor), now };
    const [unread, elsewhere] = await Promise.all([countUnread(db, reader), countInOtherDivision(db, reader)]);
    return { unread, elsewhere };
  },
});
