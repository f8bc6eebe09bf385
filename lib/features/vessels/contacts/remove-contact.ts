import { eq } from "drizzle-orm";
import { principalContacts } from "@/db/schema/vessels";
import { assertUnchanged } from "@/lib/features/audit/changed-by.queries";
import { refused } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { lockContact, selectContacts } from "./queries";
import { contactChanged, removeContactInput } from "./schema";

/**
 * Remove a contact from a principal. product 5.9
 * @throws not-found; conflict; rule while they are a colleague's stand-in
 */
export const removeContact = write({
  name: "vessels.remove-contact",
  access: "vessels:lookups",
  input: removeContactInput,
  output: contactChanged,
  async run({ db, actor, locale, audit }, { id, version }) {
    const { contact: before, principal } = await lockContact(db, actor, id);
    await assertUnchanged({ db, locale }, before, version);
    const away = (await selectContacts(db, principal.id)).find(({ standInId }) => standInId === id);
    if (away) throw refused("vessels.contacts.standsIn", { name: away.name });
    await db.delete(principalContacts).where(eq(principalContacts.id, id));
    audit({ subject: principal.id, divisionId: principal.divisionId, before });
    return before;
  },
});
