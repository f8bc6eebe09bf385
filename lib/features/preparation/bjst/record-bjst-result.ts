import { userIdOf } from "@/lib/access/actor";
import { authorOf, claimFile } from "@/lib/features/crew/sections/edit-scope.queries";
import { write } from "@/lib/platform/operation";
import { bjstChanged, bjstResultInput } from "./schema";
import { lockBjst, storeBjst } from "./store.queries";

/**
 * Record the result of a training. It is final. Document 2 §4, §5 @throws not-found, invalid, rule when there is a
 * result, conflict
 */
export const recordBjstResult = write({
  name: "preparation.record-bjst-result",
  access: "preparation:bjst",
  input: bjstResultInput,
  output: bjstChanged,
  async run(
    scope,
    { employeePreparationBjstId: id, assessmentStatus: result, attachmentId, version: expectedVersion },
  ) {
    const { db, actor, now, audit } = scope;
    const { bjst, open } = await lockBjst(scope, id, expectedVersion);
    const holder = { crewId: bjst.crewId, author: authorOf(actor), path: "attachmentId" };
    const fileId = attachmentId ? await claimFile(db, attachmentId, holder) : null;
    const { version } = await storeBjst(db, bjst, { result, fileId, resultAt: now, resultBy: userIdOf(actor) }, scope);
    audit({ subject: bjst.crewId, divisionId: open.vessel.divisionId, after: { bjstId: id, result } });
    return { id, employeePreparationBJSTId: id, employeePreparationId: open.id, version };
  },
});
