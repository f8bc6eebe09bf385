import { personOf } from "@/lib/platform/access";
import { write } from "@/lib/platform/operation";
import { assertListed, lockView, replaceDefault } from "./queries";
import { defaultChanged, setDefaultViewInput } from "./schema";

/** The view one's list opens with, own or shared, or none. @throws not-found, forbidden */
export const setDefaultView = write({
  name: "views.set-default",
  access: "signed-in",
  input: setDefaultViewInput,
  output: defaultChanged,
  async run({ db, actor, audit }, { list, id }) {
    const person = personOf(actor);
    assertListed(person, list);
    if (id !== null) await lockView(db, person, { id, list });
    await replaceDefault(db, person, list, id);
    audit({ subject: id ?? list, after: { list, isDefault: id !== null } });
    return { id };
  },
});
