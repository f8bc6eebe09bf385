import { lookupChoices } from "@/lib/features/lookups/queries";
import { dayOf } from "@/lib/platform/calendar/dates";
import { read } from "@/lib/platform/operation";
import { selectJoinerChoices } from "../joiner-choices.queries";
import { scheduleBlockedReason, trainingValidUntil } from "../appointment-checks.rules";
import { bjstChoices, bjstChoicesInput } from "./schema";
import { latestByType, validTrainings } from "./queries";

/** List the training types and the vessel's joiners with the types each cannot take. product 5.5 */
export const listBjstChoices = read({
  name: "preparation.list-bjst-choices",
  access: "preparation:bjst",
  input: bjstChoicesInput,
  output: bjstChoices,
  async run({ db, actor, now }, { vesselId }) {
    const people = await selectJoinerChoices(db, actor, vesselId);
    const latestTrainings = await latestByType(
      db,
      people.map(({ preparationId }) => preparationId),
    );
    const passed = await validTrainings(
      db,
      people.map(({ crewId }) => crewId),
      dayOf(now),
    );
    const { "bjst-type": types } = await lookupChoices(db, ["bjst-type"]);
    return {
      types,
      joiners: people.map(({ preparationId, divisionId: _division, ...person }) => ({
        ...person,
        blockedReason: [
          ...passed
            .filter(
              ({ crewId, endDate }) => crewId === person.crewId && trainingValidUntil(endDate) >= person.startDate,
            )
            .map(({ typeId }) => ({ typeId, reason: "preparation.passedAlready" })),
          ...latestTrainings
            .filter((row) => row.preparationId === preparationId)
            .flatMap((row) => {
              const reason = scheduleBlockedReason(row);
              return reason ? [{ typeId: row.typeId, reason }] : [];
            }),
        ],
      })),
    };
  },
});
