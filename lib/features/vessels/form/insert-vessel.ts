import { vessels } from "@/db/schema/vessels";
import { userActorOf } from "@/lib/platform/access";
import { translator } from "@/lib/platform/i18n/messages";
import { write } from "@/lib/platform/operation";
import { resolveChoices } from "./choices.queries";
import { insertVesselInput, vesselSaved } from "./schema";
import { vesselWarnings } from "../rules";
import { assertUnique, columnsOf } from "./save-vessel.queries";

/**
 * Add a vessel in operation to the actor's division. D2 §2, product 5.17.
 * @throws invalid for a taken name or IMO number or an unknown choice
 */
export const insertVessel = write({
  name: "vessels.insert",
  access: "vessels:add",
  input: insertVesselInput,
  output: vesselSaved,
  async run({ db, actor, now, locale, audit }, form) {
    const { divisionId, userId } = userActorOf(actor);
    const choices = await resolveChoices(db, { divisionId, principalId: null }, form);
    await assertUnique(db, divisionId, form, null);
    const author = { createdAt: now, createdBy: userId, updatedAt: now, updatedBy: userId };
    const [created] = await db
      .insert(vessels)
      .values({ ...columnsOf(form), ...choices, ...author, divisionId })
      .returning();
    if (!created) throw new Error("vessel was not stored");
    audit({ subject: created.id, after: created });
    return {
      id: created.id,
      vesselId: created.id,
      version: created.version,
      warnings: vesselWarnings(form).map((key) => translator(locale)(key)),
    };
  },
});
