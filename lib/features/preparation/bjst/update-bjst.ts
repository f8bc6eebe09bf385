import { write } from "@/lib/platform/operation";
import { bjstChanged, updateBjstInput } from "./schema";
import { lockBjst, storeBjst } from "./store.queries";

/** Moves a training, or mends what its letter says; the log keeps what stood before. Document 2 §4, §5 @throws not-found, rule once there is a result, conflict */
export const updateBjst = write({
  name: "preparation.update-bjst",
  access: "preparation:bjst",
  input: updateBjstInput,
  output: bjstChanged,
  async run(scope, { employeePreparationBjstId: id, version: seen, ...after }) {
    const { db, audit } = scope;
    const { bjst, open } = await lockBjst(scope, id, seen);
    const version = await storeBjst(db, bjst, after, scope);
    const { letterNumber, startDate, endDate, place } = bjst;
    audit({
      subject: bjst.crewId,
      divisionId: open.vessel.divisionId,
      before: { letterNumber, startDate, endDate, place },
      after,
    });
    return { id, employeePreparationBJSTId: id, employeePreparationId: open.id, version };
  },
});
