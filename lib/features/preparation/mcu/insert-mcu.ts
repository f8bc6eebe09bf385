import { preparationMcus } from "@/db/schema/preparation";
import { userIdOf } from "@/lib/access/actor";
import { takeLetterNumber } from "../letters/number.queries";
import { optionOf } from "@/lib/features/lookups/queries";
import { refused } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { requirePresent } from "@/lib/platform/unknown-record";
import { lockOpenPreparations } from "../open-preparations.queries";
import { notifyMcu } from "./mail.queries";
import { latestMcus } from "./queries";
import { scheduleBlockedReason } from "../appointment-checks.rules";
import { mcuStored, scheduleMcuInput } from "./schema";

/**
 * Schedule a check-up for one or several joiners of a vessel, with one letter and a mail each. Document 2 §5 and §7,
 * product 5.13c @throws not-found without a preparation for the vessel, rule when scheduled or passed, conflict when
 * another letter has the number
 */
export const insertMcu = write({
  name: "preparation.insert-mcu",
  access: "preparation:mcu",
  input: scheduleMcuInput,
  output: mcuStored,
  async run({ db, actor, now, audit }, { vesselId, crewIds, letterNumber: typed, ...appointment }) {
    const open = await lockOpenPreparations(db, actor, vesselId, crewIds);
    const existingMcus = await latestMcus(
      db,
      open.map(({ id }) => id),
    );
    for (const { id, person } of open) {
      const reason = scheduleBlockedReason(existingMcus.get(id));
      if (reason) throw refused(reason, { name: person.fullName });
    }
    const { scheduledOn, clinicName: clinic, clinicLocation, mcuPackageId } = appointment;
    const { id: packageId } = await optionOf(db, "mcu-package", mcuPackageId, "mcuPackageId");
    const { divisionId } = requirePresent(open[0], "somebody who prepares").vessel;
    const letterNumber = await takeLetterNumber(
      db,
      { divisionId, typed, own: {}, now },
      { date: scheduledOn, clinic, packageId },
    );
    const sharedFields = {
      letterNumber,
      scheduledOn,
      packageId,
      clinic,
      clinicLocation,
      createdAt: now,
      updatedAt: now,
    };
    const stored = await db
      .insert(preparationMcus)
      .values(
        open.map(({ id, crewId }) => ({
          ...sharedFields,
          preparationId: id,
          crewId,
          createdBy: userIdOf(actor),
          updatedBy: userIdOf(actor),
        })),
      )
      .returning();
    const mailIds: number[] = [];
    for (const row of stored) {
      audit({ subject: row.crewId, divisionId, after: { mcuId: row.id, letterNumber, scheduledOn, clinic } });
      const about = open.find(({ id }) => id === row.preparationId);
      if (about) mailIds.push(...(await notifyMcu(db, about, row)));
    }
    return {
      letterNumber,
      mailIds,
      ids: stored.map(({ id }) => id),
      rows: stored.map((row) => ({
        crewId: row.crewId,
        employeePreparationMCUId: row.id,
        employeePreparationId: row.preparationId,
      })),
    };
  },
});
