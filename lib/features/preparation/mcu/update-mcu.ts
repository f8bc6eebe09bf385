import { takeLetterNumber } from "../letters/number.queries";
import { optionOf } from "@/lib/features/lookups/queries";
import { write } from "@/lib/platform/operation";
import { mcuChanged, updateMcuInput } from "./schema";
import { lockMcu, storeMcu } from "./store.queries";

/** Moves an appointment, or mends what its letter says; the log keeps what stood before. Document 2 §4, §5 @throws not-found, rule once there is a result, conflict */
export const updateMcu = write({
  name: "preparation.update-mcu",
  access: "preparation:mcu",
  input: updateMcuInput,
  output: mcuChanged,
  async run(scope, { employeePreparationMcuId: id, letterNumber: typed, version: seen, ...appointment }) {
    const { db, now, audit } = scope;
    const { mcu, open } = await lockMcu(scope, id, seen);
    const { divisionId } = open.vessel;
    const { scheduledOn, clinicName: clinic, clinicLocation, mcuPackageId } = appointment;
    const { id: packageId } = await optionOf(db, "mcu-package", mcuPackageId, "mcuPackageId");
    const claim = { divisionId, typed, own: { mcuIds: [id] }, now };
    const letterNumber = await takeLetterNumber(db, claim, { date: scheduledOn, clinic, packageId });
    const after = { letterNumber, scheduledOn, packageId, clinic, clinicLocation };
    const version = await storeMcu(db, mcu, after, scope);
    const before = { letterNumber: mcu.letterNumber, scheduledOn: mcu.scheduledOn, clinic: mcu.clinic };
    audit({ subject: mcu.crewId, divisionId, before, after: { letterNumber, scheduledOn, clinic } });
    return { id, employeePreparationMCUId: id, version };
  },
});
