import { write } from "@/lib/platform/operation";
import { hasChanges } from "../appointment-checks.rules";
import { notifyBjst } from "./mail.queries";
import { bjstChanged, updateBjstInput } from "./schema";
import { lockBjst, storeBjst } from "./store.queries";

/**
 * Change a training's dates or letter and notify the seafarer. The log keeps the old values. Document 2 §4, §5
 * @throws not-found, rule when there is a result, conflict
 */
export const updateBjst = write({
  name: "preparation.update-bjst",
  access: "preparation:bjst",
  input: updateBjstInput,
  output: bjstChanged,
  async run(scope, { employeePreparationBjstId: id, version: expectedVersion, ...after }) {
    const { db, audit, unchanged } = scope;
    const { bjst, open } = await lockBjst(scope, id, expectedVersion);
    const answer = { id, employeePreparationBJSTId: id, employeePreparationId: open.id };
    const { letterNumber, startDate, endDate, place } = bjst;
    const before = { letterNumber, startDate, endDate, place };
    if (!hasChanges(before, after)) {
      unchanged();
      return { ...answer, version: bjst.version };
    }
    const stored = await storeBjst(db, bjst, after, scope);
    audit({ subject: bjst.crewId, divisionId: open.vessel.divisionId, before, after });
    await notifyBjst(scope, open, stored, startDate === after.startDate ? null : startDate);
    return { ...answer, version: stored.version };
  },
});
