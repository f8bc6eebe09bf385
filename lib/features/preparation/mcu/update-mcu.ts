import { takeLetterNumber } from "../letters/number.queries";
import { isSameLetter } from "../letters/number.rules";
import { optionOf } from "@/lib/features/lookups/queries";
import { write } from "@/lib/platform/operation";
import { hasChanges } from "../appointment-checks.rules";
import { notifyMcu } from "./mail.queries";
import { mcuChanged, updateMcuInput } from "./schema";
import { lockLetter, storeMcu } from "./store.queries";

/**
 * Change an appointment or its letter, for one joiner or all pending ones on the letter. Each is notified and the log
 * keeps the old values. Document 2 §4, §5, product 5.13c @throws not-found, rule when there is a result, conflict
 */
export const updateMcu = write({
  name: "preparation.update-mcu",
  access: "preparation:mcu",
  input: updateMcuInput,
  output: mcuChanged,
  async run(scope, { employeePreparationMcuId: id, letterNumber: typed, version: expectedVersion, ...input }) {
    const { db, now, audit, unchanged } = scope;
    const { wholeLetter, scheduledOn, clinicName: clinic, clinicLocation, mcuPackageId } = input;
    const { own, moving } = await lockLetter(scope, { id, version: expectedVersion, wholeLetter });
    const storedMcu = own.mcu;
    const { divisionId } = own.open.vessel;
    const { id: packageId } = await optionOf(db, "mcu-package", mcuPackageId, "mcuPackageId");
    const letterClaim = {
      divisionId,
      typed: isSameLetter(typed, storedMcu.letterNumber) ? storedMcu.letterNumber : typed,
      own: { mcuIds: moving.map(({ mcu }) => mcu.id) },
      now,
    };
    const letterNumber = await takeLetterNumber(db, letterClaim, { date: scheduledOn, clinic, packageId });
    const after = { letterNumber, scheduledOn, packageId, clinic, clinicLocation };
    if (!hasChanges(storedMcu, after)) {
      unchanged();
      return { id, employeePreparationMCUId: id, version: storedMcu.version };
    }
    for (const { mcu, open } of moving) {
      const stored = await storeMcu(db, mcu, after, scope);
      const before = { letterNumber: mcu.letterNumber, scheduledOn: mcu.scheduledOn, clinic: mcu.clinic };
      audit({ subject: mcu.crewId, divisionId, before, after: { letterNumber, scheduledOn, clinic } });
      await notifyMcu(db, open, stored, mcu.scheduledOn === scheduledOn ? null : mcu.scheduledOn);
    }
    return { id, employeePreparationMCUId: id, version: storedMcu.version + 1 };
  },
});
