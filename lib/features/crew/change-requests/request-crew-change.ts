import type { CrewSection } from "@/db/enums/crew";
import type { Permission } from "@/lib/access/permissions";
import { write } from "@/lib/platform/operation";
import { storeRequest } from "./ask.queries";
import { changeAsked, requestCrewChangeInput } from "./schema";
import { writtenChangeRequest } from "./written.schema";
import { lockCrew } from "../queries";
import { rightOf } from "../sections/write-right.rules";

const isRightOf =
  (right: Permission) =>
  ({ section }: { section: CrewSection }) =>
    rightOf[section] === right;

/**
 * Request a change of one's own record, as a seafarer or head. product 2.4, 5.11 @throws not-found, forbidden, invalid
 * naming each field, conflict while the same section has an open request, rule
 */
export const requestCrewChange = write({
  name: "crew.request-change",
  access: "crew:edit",
  also: {
    "crew:sea-service": isRightOf("crew:sea-service"),
    "crew:add-certificate": isRightOf("crew:add-certificate"),
    "crew:change-bank": isRightOf("crew:change-bank"),
  },
  input: requestCrewChangeInput,
  written: writtenChangeRequest,
  output: changeAsked,
  async run(scope, { employeeId, section, values, note }) {
    const person = await lockCrew(scope.db, scope.actor, employeeId);
    const { id } = await storeRequest(scope, person, { section, values, note });
    return { id, employeeId };
  },
});
