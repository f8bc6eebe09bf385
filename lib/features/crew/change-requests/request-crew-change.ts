import { write } from "@/lib/platform/operation";
import { storeRequest } from "./ask.queries";
import { changeAsked, requestCrewChangeInput } from "./schema";
import { lockCrew } from "../queries";

/** A seafarer, or a head for themselves, asks staff to change the own record. product 2.4, 5.11 @throws not-found, forbidden, invalid naming each field, conflict while the same part is open, rule */
export const requestCrewChange = write({
  name: "crew.request-change",
  access: "crew:edit",
  input: requestCrewChangeInput,
  output: changeAsked,
  async run(scope, { employeeId, section, values, note }) {
    const person = await lockCrew(scope.db, scope.actor, employeeId);
    const { id } = await storeRequest(scope, person, { section, values, note });
    return { id, employeeId };
  },
});
