import { lookupChoices } from "@/lib/features/lookups/queries";
import { dayOf } from "@/lib/platform/calendar/dates";
import { read } from "@/lib/platform/operation";
import { selectJoinerChoices } from "../joiner-choices.queries";
import { againstSchedule, countedUntil } from "../schedule.rules";
import { bjstChoices, bjstChoicesInput } from "./schema";
import { lastByType, stillPassed } from "./queries";

/** List the training types and the vessel's joiners with the types each cannot take. product 5.5 */
export const listBjstChoices = read({
  name: "preparation.list-bjst-choices",
  access: "preparation:bjst",
  input: bjstChoicesInput,
  output: bjstChoices,
  async run({ db, actor, now }, { vesselId }) {
    const people = await selectJoinerChoices(db, actor, vesselId);
    const last = await lastByType(
      db,
      people.map(({ preparationId }) => preparationId),
    );
    const passed = await stillPassed(
      db,
      people.map(({ employeeId }) => employeeId),
      dayOf(now),
    );
    const { "bjst-type": types } = await lookupChoices(db, ["bjst-type"]);
    return {
      types,
      joiners: people.map(({ preparationId, divisionId: _division, ...person }) => ({
        ...person,
        against: [
          ...passed
            .filter(({ crewId, endDate }) => crewId === person.employeeId && countedUntil(endDate) >= person.startDate)
            .map(({ typeId }) => ({ typeId, reason: "preparation.passedAlready" })),
          ...last
            .filter((row) => row.preparationId === preparationId)
            .flatMap((row) => {
              const reason = againstSchedule(row);
              return reason ? [{ typeId: row.typeId, reason }] : [];
            }),
        ],
      })),
    };
  },
});
