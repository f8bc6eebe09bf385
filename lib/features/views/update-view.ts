import { eq } from "drizzle-orm";
import { savedViews } from "@/db/schema/views";
import { userActorOf } from "@/lib/platform/access";
import { write } from "@/lib/platform/operation";
import { assertNameIsFree, assertOwn, lockView } from "./queries";
import { accessByList } from "./rules";
import { updateViewInput, viewChanged } from "./schema";

/**
 * Rename the user's own view, change its state, or share it with the division. Omitted values remain. @throws
 * not-found, forbidden, invalid
 */
export const updateView = write({
  name: "views.update",
  access: accessByList,
  also: { "views:share": ({ isShared }) => isShared === true },
  input: updateViewInput,
  output: viewChanged,
  async run({ db, actor, now, audit }, { id, list, ...given }) {
    const person = userActorOf(actor);
    const before = await lockView(db, person, { id, list });
    assertOwn(person, before);
    const { name = before.name, query = before.query, isShared = before.isShared } = given;
    await assertNameIsFree(db, person, { list, name, id });
    await db.update(savedViews).set({ name, query, isShared, updatedAt: now }).where(eq(savedViews.id, id));
    audit({ subject: id, before: { list, isShared: before.isShared }, after: { list, isShared } });
    return { id, name };
  },
});
