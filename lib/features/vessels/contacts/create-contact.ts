import { principalContacts } from "@/db/schema/vessels";
import { userIdOf } from "@/lib/access/actor";
import { write } from "@/lib/platform/operation";
import { lockPrincipal } from "../principals/queries";
import { assertContact } from "./queries";
import { contactChanged, createContactInput } from "./schema";

/**
 * Add a contact of a principal. product 5.9
 * @throws not-found; invalid for an address that is taken or belongs to others
 */
export const createContact = write({
  name: "vessels.create-contact",
  access: "vessels:lookups",
  input: createContactInput,
  output: contactChanged,
  async run({ db, actor, now, audit }, form) {
    const { divisionId } = await lockPrincipal(db, actor, form.principalId);
    await assertContact(db, { ...form, id: null });
    const by = userIdOf(actor);
    const author = { createdAt: now, createdBy: by, updatedAt: now, updatedBy: by };
    const [created] = await db
      .insert(principalContacts)
      .values({ ...form, ...author })
      .returning();
    if (!created) throw new Error("contact was not stored");
    audit({ subject: form.principalId, divisionId, after: created });
    return created;
  },
});
