import { userActorOf } from "@/lib/platform/access";
import { read } from "@/lib/platform/operation";
import { findDefault } from "./queries";
import { accessByList } from "./rules";
import { foundView, ofListInput } from "./schema";

/**
 * Find the view a list opens with, or null, with one query by primary key. @throws forbidden for a list the user may
 * not open
 */
export const findDefaultView = read({
  name: "views.find-default",
  access: accessByList,
  input: ofListInput,
  output: foundView,
  async run({ db, actor }, { list }) {
    const person = userActorOf(actor);
    return findDefault(db, person, list);
  },
});
