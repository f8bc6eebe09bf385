import { lookupChoices } from "@/lib/features/lookups/queries";
import { read } from "@/lib/platform/operation";
import { numberIn } from "../letters/number.rules";
import { suggestLetterNumber } from "../letters/number.queries";
import { selectJoinerChoices } from "../joiner-choices.queries";
import { scheduleBlockedReason } from "../appointment-checks.rules";
import { latestMcus } from "./queries";
import { mcuChoices, mcuChoicesInput } from "./schema";

/**
 * List the options of the check-up forms: joiners with blocked reasons, clinics, packages, degrees and a suggested
 * number.
 */
export const listMcuChoices = read({
  name: "preparation.list-mcu-choices",
  access: "preparation:mcu",
  input: mcuChoicesInput,
  output: mcuChoices,
  async run({ db, actor, now }, { vesselId }) {
    const joinerRows = await selectJoinerChoices(db, actor, vesselId);
    const ids = joinerRows.map(({ preparationId }) => preparationId);
    const existingMcus = await latestMcus(db, ids);
    const {
      "mcu-package": packages,
      "mcu-clinic": clinics,
      "mcu-health-status-degree": degrees,
    } = await lookupChoices(db, ["mcu-package", "mcu-clinic", "mcu-health-status-degree"]);
    const [first] = joinerRows;
    const letter = first ? await suggestLetterNumber(db, first.divisionId, now) : "";
    return {
      joiners: joinerRows.map(({ preparationId, divisionId: _division, ...person }) => ({
        ...person,
        blockedReason: scheduleBlockedReason(existingMcus.get(preparationId)),
      })),
      packages,
      clinics,
      degrees,
      letterNumber: numberIn(letter),
    };
  },
});
