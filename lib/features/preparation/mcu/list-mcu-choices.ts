import { lookupChoices } from "@/lib/features/lookups/queries";
import { read } from "@/lib/platform/operation";
import { numberIn } from "../letters/number.rules";
import { suggestLetterNumber } from "../letters/number.queries";
import { selectJoinerChoices } from "../joiner-choices.queries";
import { againstSchedule } from "../schedule.rules";
import { lastMcus } from "./queries";
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
    const people = await selectJoinerChoices(db, actor, vesselId);
    const ids = people.map(({ preparationId }) => preparationId);
    const last = await lastMcus(db, ids);
    const {
      "mcu-package": packages,
      "mcu-clinic": clinics,
      "mcu-health-status-degree": degrees,
    } = await lookupChoices(db, ["mcu-package", "mcu-clinic", "mcu-health-status-degree"]);
    const [first] = people;
    const letter = first ? await suggestLetterNumber(db, first.divisionId, now) : "";
    return {
      joiners: people.map(({ preparationId, divisionId: _division, ...person }) => ({
        ...person,
        against: againstSchedule(last.get(preparationId)),
      })),
      packages,
      clinics,
      degrees,
      letterNumber: numberIn(letter),
    };
  },
});
