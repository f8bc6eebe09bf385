import { userActorOf } from "@/lib/platform/access";
import { read } from "@/lib/platform/operation";
import { countInOtherDivision, countUnread, selectBellNotices } from "./queries";
import { hrefOf, topicOf } from "./rules";
import { listedNotices, listNoticesInput } from "./schema";

/**
 * List the user's newest notices, at most fifty of the last 90 days, each with its link. Records the user may no longer
 * see are left out.
 * Two queries, for a superadmin three. product 2.17
 */
export const listNotices = read({
  name: "notices.list",
  access: "signed-in",
  input: listNoticesInput,
  output: listedNotices,
  async run({ db, actor, now }, { unread: onlyUnread }) {
    const reader = { actor: userActorOf(actor), now };
    const [notices, unread, elsewhere] = await Promise.all([
      selectBellNotices(db, reader, onlyUnread),
      countUnread(db, reader),
      countInOtherDivision(db, reader),
    ]);
    const rows = notices.flatMap(({ type, path, ...notice }) => {
      const topic = topicOf(type);
      return topic ? [{ ...notice, topic, href: hrefOf(reader.actor, { type, path }) }] : [];
    });
    return { rows, unread, elsewhere };
  },
});
