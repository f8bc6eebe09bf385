import { write } from "@/lib/platform/operation";
import { authorOf } from "../sections/edit-scope.queries";
import { lockCrew } from "../queries";
import { editSections } from "./section.queries";
import { crewUpdated, updateSeaServiceInput } from "../sections/update.schema";
import { seaServiceBody } from "./request.schema";
import { directly } from "../sections/write-permission.rules";

/**
 * Add, change or remove sea service of a seafarer, for users with only this permission. D2 §5, product 5.11 @throws
 * not-found, forbidden, invalid, rule
 */
export const updateSeaService = write({
  name: "crew.update-sea-service",
  access: directly("crew:sea-service"),
  input: updateSeaServiceInput,
  callerInput: seaServiceBody,
  output: crewUpdated,
  async run(scope, { crewId, values }) {
    const person = await lockCrew(scope.db, scope.actor, crewId);
    const edited = await editSections(scope, person, [{ section: "sea-service", values }], {
      author: authorOf(scope.actor),
      isOne: true,
    });
    return { id: crewId, crewId, ...edited };
  },
});
