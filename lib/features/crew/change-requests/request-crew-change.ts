import type { CrewSection } from "@/db/enums/crew";
import type { Permission } from "@/lib/access/permissions";
import { write } from "@/lib/platform/operation";
import { storeRequest } from "./store.queries";
import { changeRequested, requestCrewChangeInput } from "./schema";
import { changeRequestBody } from "./request.schema";
import { lockCrew } from "../queries";
import { writePermissions } from "../sections/write-permission.rules";

const isPermissionFor =
  (right: Permission) =>
  ({ section }: { section: CrewSection }) =>
    writePermissions[section] === right;

/**
 * Request a change of one's own record, as a seafarer or head. product 2.4, 5.11 @throws not-found, forbidden, invalid
 * naming each field, conflict while the same section has an open request, rule
 */
export const requestCrewChange = write({
  name: "crew.request-change",
  access: "crew:edit",
  also: {
    "crew:sea-service": isPermissionFor("crew:sea-service"),
    "crew:add-certificate": isPermissionFor("crew:add-certificate"),
    "crew:change-bank": isPermissionFor("crew:change-bank"),
  },
  input: requestCrewChangeInput,
  callerInput: changeRequestBody,
  output: changeRequested,
  async run(scope, { crewId, section, values, note }) {
    const person = await lockCrew(scope.db, scope.actor, crewId);
    const { id } = await storeRequest(scope, person, { section, values, note });
    return { id, crewId };
  },
});
