import { savedViews } from "@/db/schema/views";
import { userActorOf } from "@/lib/platform/access";
import { write } from "@/lib/platform/operation";
import { assertNameIsFree, assertBelowLimit, replaceDefault } from "./queries";
import { accessByList } from "./rules";
import { insertViewInput, viewChanged } from "./schema";

/**
 * Save the state of a list under a name, privately or shared with the division.
 * @throws forbidden, invalid for a taken name or a key that is not the list's, rule above 50
 */
export const insertView = write({
  name: "views.insert",
  access: accessByList,
  also: { "views:share": ({ isShared }) => isShared },
  input: insertViewInput,
  output: viewChanged,
  async run({ db, actor, now, audit }, { isDefault, ...form }) {
    const person = userActorOf(actor);
    await assertBelowLimit(db, person, form.list);
    await assertNameIsFree(db, person, form);
    const { userId, divisionId } = person;
    const [created] = await db
      .insert(savedViews)
      .values({ ...form, userId, divisionId, createdAt: now, updatedAt: now })
      .returning();
    if (!created) throw new Error("view was not stored");
    if (isDefault) await replaceDefault(db, person, form.list, created.id);
    audit({ subject: created.id, after: { list: form.list, isShared: form.isShared, isDefault } });
    return created;
  },
});
