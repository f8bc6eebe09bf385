import { eq } from "drizzle-orm";
import { vessels } from "@/db/schema/vessels";
import { userIdOf } from "@/lib/access/actor";
import { AppError } from "@/lib/platform/errors";
import { translator } from "@/lib/platform/i18n/messages";
import { write } from "@/lib/platform/operation";
import { resolveChoices } from "./choices.queries";
import { updateVesselInput, vesselSaved } from "./schema";
import { assertUnchanged } from "@/lib/features/audit/changed-by.queries";
import { lockVessel } from "../queries";
import { isDeliveredBeforeBuild, vesselWarnings } from "../rules";
import { assertUnique, columnsOf } from "./save-vessel.queries";

/**
 * Change the given particulars. D2 §2, product 5.17.
 * @throws not-found; conflict naming who changed it meanwhile; invalid
 */
export const updateVessel = write({
  name: "vessels.update",
  access: "vessels:edit",
  input: updateVesselInput,
  output: vesselSaved,
  async run({ db, actor, now, locale, audit }, { id, version, ...form }) {
    const before = await lockVessel(db, actor, id);
    await assertUnchanged({ db, locale }, before, version);
    const choices = await resolveChoices(db, before, form);
    await assertUnique(db, before.divisionId, form, id);
    const updatedBy = userIdOf(actor);
    const [after] = await db
      .update(vessels)
      .set({ ...columnsOf(form), ...choices, updatedAt: now, updatedBy, version: before.version + 1 })
      .where(eq(vessels.id, id))
      .returning();
    if (!after) throw new Error("vessel was not stored");
    if (isDeliveredBeforeBuild(after))
      throw new AppError("invalid", "errors.invalid", {}, [
        { path: "deliveryDate", message: "vessels.deliveredBeforeBuild" },
      ]);
    audit({ subject: id, before, after });
    const warnings = vesselWarnings({ GRT: after.grt, NRT: after.nrt });
    return { id, vesselId: id, version: after.version, warnings: warnings.map((key) => translator(locale)(key)) };
  },
});
