import { eq } from "drizzle-orm";
import { principalContacts } from "@/db/schema/vessels";
import { userIdOf } from "@/lib/access/actor";
import { assertUnchanged } from "@/lib/features/audit/changed-by.queries";
import { refused } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { assertContact, lockContact, selectContacts } from "./queries";
import { contactChanged, updateContactInput } from "./schema";

/**
 * Change a contact: name, address, permission to answer, absence and stand-in. product 5.9
 * @throws not-found; conflict; invalid; rule when a stand-in would lose the permission to answer
 */
export const updateContact = write({
  name: "vessels.update-contact",
  access: "vessels:lookups",
  input: updateContactInput,
  output: contactChanged,
  async run({ db, actor, now, locale, audit }, { id, version, ...form }) {
    const { contact: before, principal } = await lockContact(db, actor, id);
    await assertUnchanged({ db, locale }, before, version);
    await assertContact(db, { ...form, id, principalId: principal.id });
    const away = (await selectContacts(db, principal.id)).find(({ standInId }) => standInId === id);
    if (away && !form.mayAnswer) throw refused("vessels.contacts.standsIn", { name: away.name });
    const [after] = await db
      .update(principalContacts)
      .set({ ...form, updatedAt: now, updatedBy: userIdOf(actor), version: before.version + 1 })
      .where(eq(principalContacts.id, id))
      .returning();
    if (!after) throw new Error("contact was not stored");
    audit({ subject: principal.id, divisionId: principal.divisionId, before, after });
    return after;
  },
});
