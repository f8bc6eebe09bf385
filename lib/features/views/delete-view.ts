import { eq } from "drizzle-orm";
import { savedViews } from "@/db/schema/views";
import { can } from "@/lib/access/actor";
import { userActorOf } from "@/lib/platform/access";
import { write } from "@/lib/platform/operation";
import { assertOwn, lockView } from "./queries";
import { accessByList } from "./rules";
import { deleteViewInput, viewChanged } from "./schema";

/**
 * Delete one's own view, or a shared one with the permission to share. Lists that opened with it open without. @throws
 * not-found, forbidden
 */
export const deleteView = write({
  name: "views.delete",
  access: accessByList,
  input: deleteViewInput,
  output: viewChanged,
  async run({ db, actor, audit }, { id, list }) {
    const person = userActorOf(actor);
    const before = await lockView(db, person, { id, list });
    if (!can(person, "views:share")) assertOwn(person, before);
    await db.delete(savedViews).where(eq(savedViews.id, id));
    audit({ subject: id, before: { list, isShared: before.isShared } });
    return { id, name: before.name };
  },
});
