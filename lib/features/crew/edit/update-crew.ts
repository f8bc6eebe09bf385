import { eq } from "drizzle-orm";
import { crewTravelDocuments } from "@/db/schema/crew";
import { translator } from "@/lib/platform/i18n/messages";
import { write } from "@/lib/platform/operation";
import { assertUnchanged } from "@/lib/features/audit/changed-by.queries";
import { authorOf, invalid } from "../sections/edit-scope.queries";
import { lockIdentity, changesIdentity } from "./identity.queries";
import { lockCrew } from "../queries";
import { editSections } from "./section.queries";
import { crewUpdated, updateCrewInput } from "../sections/update.schema";
import { crewUpdateBody } from "./request.schema";
import { directly } from "../sections/write-permission.rules";

/**
 * Edit one section of a seafarer's record, or several in the documented flat shape. Omitted fields stay, blank ones are
 * cleared. Passport, seaman book and employee numbers must be unchanged here: they belong to their documents. D2 §5 and
 * §7, product 5.17 @throws not-found, forbidden for a user who must request changes, conflict "Changed by {name} at
 * {time}", invalid naming each field
 */
export const updateCrew = write({
  name: "crew.update",
  access: directly("crew:edit"),
  input: updateCrewInput,
  callerInput: crewUpdateBody,
  output: crewUpdated,
  async run(scope, { crewId, version, changes, fixed, isOne }) {
    const { db, actor, locale } = scope;
    if (changes.some(({ values }) => changesIdentity(values))) await lockIdentity(db);
    const person = await lockCrew(db, actor, crewId);
    await assertUnchanged({ db, locale }, person, version);
    if (Object.keys(fixed).length > 0) {
      const documents = await db
        .select({ number: crewTravelDocuments.documentNumber })
        .from(crewTravelDocuments)
        .where(eq(crewTravelDocuments.crewId, crewId));
      const storedNumbers = new Set([person.employeeNumber, "", ...documents.map(({ number }) => number)]);
      const changedNumbers = Object.entries(fixed).filter(([, value]) => !storedNumbers.has(value.trim()));
      if (changedNumbers.length > 0)
        throw invalid(
          ...changedNumbers.map(([path]) => ({
            path,
            message: path === "employeeIdNumber" ? "crew.edit.numberFixed" : "crew.edit.throughPapers",
          })),
        );
    }
    const { warnings, ...edited } = await editSections(scope, person, changes, { author: authorOf(actor), isOne });
    return { id: crewId, crewId, ...edited, warnings: warnings.map((key) => translator(locale)(key)) };
  },
});
