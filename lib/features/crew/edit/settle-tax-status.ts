import { AppError } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { lockCrew } from "../queries";
import { authorOf } from "../sections/edit-scope.queries";
import { settleTaxStatusInput, taxStatusSettled } from "../sections/update.schema";
import { directly } from "../sections/write-permission.rules";
import { editSections } from "./section.queries";

/**
 * Copy the tax status (PTKP) of an agreement to the record, for a user who compared both. Open months are drafted
 * again. product 5.15.3 @throws not-found, forbidden for a user who must request changes, conflict when the record
 * changed or a month is being locked
 */
export const settleTaxStatus = write({
  name: "crew.settle-tax-status",
  access: directly("crew:edit"),
  input: settleTaxStatusInput,
  output: taxStatusSettled,
  async run(scope, { crewId, ptkpId, was }) {
    const person = await lockCrew(scope.db, scope.actor, crewId);
    if (person.ptkpId !== was && person.ptkpId !== ptkpId) throw new AppError("conflict", "crew.edit.taxStatusChanged");
    const change = { section: "employment" as const, values: { ptkpId } };
    const { version } = await editSections(scope, person, [change], { author: authorOf(scope.actor), isOne: true });
    return { crewId, ptkpId, version };
  },
});
