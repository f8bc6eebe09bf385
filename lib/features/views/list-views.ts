import { can } from "@/lib/access/actor";
import { userActorOf } from "@/lib/platform/access";
import { read } from "@/lib/platform/operation";
import { selectViews } from "./queries";
import { accessByList } from "./rules";
import { listedViews, ofListInput } from "./schema";

/**
 * List the user's own views of a list, and those shared in the division. @throws forbidden for a list the user may not
 * open
 */
export const listViews = read({
  name: "views.list",
  access: accessByList,
  input: ofListInput,
  output: listedViews,
  async run({ db, actor }, { list }) {
    const person = userActorOf(actor);
    return { rows: await selectViews(db, person, list), mayShare: can(person, "views:share") };
  },
});
