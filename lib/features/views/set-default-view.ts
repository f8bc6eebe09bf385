import { userActorOf } from "@/lib/platform/access";
import { write } from "@/lib/platform/operation";
import { lockView, replaceDefault } from "./queries";
import { accessByList } from "./rules";
import { defaultChanged, setDefaultViewInput } from "./schema";

/** Set the view a list opens with, or none. @throws not-found, forbidden */
export const setDefaultView = write({
  name: "views.set-default",
  access: accessByList,
  input: setDefaultViewInput,
  output: defaultChanged,
  async run({ db, actor, audit }, { list, id }) {
    const person = userActorOf(actor);
    if (id !== null) await lockView(db, person, { id, list });
    await replaceDefault(db, person, list, id);
    audit({ subject: id ?? list, after: { list, isDefault: id !== null } });
    return { id };
  },
});
