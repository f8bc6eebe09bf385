import { personOf } from "@/lib/platform/access";
import { read } from "@/lib/platform/operation";
import { findDefault } from "./queries";
import { whoListed } from "./rules";
import { foundView, ofListInput } from "./schema";

/** The view a list opens with, or null: one query by primary key, asked where a list is opened without any address. @throws forbidden for a list one may not open */
export const findDefaultView = read({
  name: "views.find-default",
  access: whoListed,
  input: ofListInput,
  output: foundView,
  async run({ db, actor }, { list }) {
    const person = personOf(actor);
    return findDefault(db, person, list);
  },
});
