import { preparationMcus } from "@/db/schema/preparation";
import { userIdOf } from "@/lib/access/actor";
import { takeLetterNumber } from "../letters/number.queries";
import { optionOf } from "@/lib/features/lookups/queries";
import { refused } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { present } from "@/lib/platform/record";
import { lockOpen } from "../open.queries";
import { tellMcu } from "./mail.queries";
import { lastMcus } from "./queries";
import { againstSchedule } from "../schedule.rules";
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
  async run({ db, actor, now, audit }, { vesselId, employeeIds, letterNumber: typed, ...appointment }) {
    const open = await lockOpen(db, actor, vesselId, employeeIds);
    const last = await lastMcus(
      db,
      open.map(({ id }) => id),
    );
    for (const { id, person } of open) {
      const reason = againstSchedule(last.get(id));
      if (reason) throw refused(reason, { name: person.fullName });
    }
    const { scheduledOn, clinicName: clinic, clinicLocation, mcuPackageId } = appointment;
    const { id: packageId } = await optionOf(db, "mcu-package", mcuPackageId, "mcuPackageId");
    const { divisionId } = present(open[0], "somebody who prepares").vessel;
    const letterNumber = await takeLetterNumber(
      db,
      { divisionId, typed, own: {}, now },
      { date: scheduledOn, clinic, packageId },
    );
    const common = { letterNumber, scheduledOn, packageId, clinic, clinicLocation, createdAt: now, updatedAt: now };
    const stored = await db
      .insert(preparationMcus)
      .values(
        open.map(({ id, crewId }) => ({
          ...common,
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
      if (about) mailIds.push(...(await tellMcu(db, about, row)));
    }
    return {
      letterNumber,
      mailIds,
      ids: stored.map(({ id }) => id),
      rows: stored.map((row) => ({
        employeeId: row.crewId,
        employeePreparationMCUId: row.id,
        employeePreparationId: row.preparationId,
      })),
    };
  },
});
