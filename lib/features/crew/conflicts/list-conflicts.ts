import { crew } from "@/db/schema/crew";
import { AppError, notFound } from "@/lib/platform/errors";
import { read } from "@/lib/platform/operation";
import { conflictsOf } from "./queries";
import { isVisiblePerson } from "../sections/edit-scope.queries";
import { extentOf, viewerOf } from "../fields.rules";
import { recordSensitiveReads } from "../sensitive-reads.queries";
import { crewId } from "../schema";
import { conflictRows } from "../status/schema";
import { fixedViewers } from "@/lib/access/roles";

/**
 * List the people a person must not sail with, for staff who see the suitability register; seafarers do not see these
 * names. product 2.5 @throws not-found, forbidden
 */
export const listConflicts = read({
  name: "crew.list-conflicts",
  access: "crew:suitability-tab",
  input: crewId,
  output: conflictRows,
  async run({ db, actor, now }, { crewId: id }) {
    const [person] = await db
      .select({ id: crew.id, vesselId: crew.vesselId })
      .from(crew)
      .where(isVisiblePerson(actor, id));
    if (!person) throw notFound("crew.notFound");
    const viewer = viewerOf(actor, person);
    if (viewer === fixedViewers.self || extentOf(viewer, "suitability") !== "full")
      throw new AppError("forbidden", "errors.forbidden");
    const rows = await conflictsOf(db, actor, id);
    if (rows.length > 0)
      await recordSensitiveReads(db, { actor, now }, "crew.list-conflicts", [{ crewId: id, classes: ["suitability"] }]);
    return rows;
  },
});
