import { principals } from "@/db/schema/vessels";
import { userActorOf } from "@/lib/platform/access";
import { write } from "@/lib/platform/operation";
import { assertNameIsFree } from "./queries";
import { createPrincipalInput, principalChanged } from "./schema";

/**
 * Add a principal (ship owner or client) to the actor's division. By default it approves all ranks.
 * @throws invalid for a taken name
 */
export const createPrincipal = write({
  name: "vessels.create-principal",
  access: "vessels:lookups",
  input: createPrincipalInput,
  output: principalChanged,
  async run({ db, actor, now, audit }, form) {
    const { divisionId, userId } = userActorOf(actor);
    await assertNameIsFree(db, divisionId, form.name, null);
    const author = { createdAt: now, createdBy: userId, updatedAt: now, updatedBy: userId };
    const [created] = await db
      .insert(principals)
      .values({ ...form, ...author, divisionId })
      .returning();
    if (!created) throw new Error("principal was not stored");
    audit({ subject: created.id, after: created });
    return created;
  },
});
