import { recordReads } from "@/lib/features/crew/reads.queries";
import { notFound } from "@/lib/platform/errors";
import { read } from "@/lib/platform/operation";
import { detailOf } from "./detail.queries";
import { ofFilter, onWire, selectPkls } from "./queries";
import { pklDetail, pklIdInput } from "./schema";
import { seesWages } from "./sight.rules";

/** Load one agreement. Reading its wages is recorded. Document 2 §2, §3, §7 @throws not-found */
export const getPkl = read({
  name: "preparation.get-pkl",
  access: "preparation:view",
  input: pklIdInput,
  output: pklDetail,
  async run({ db, actor, now }, { employeePreparationPklId: id }) {
    const [found] = await selectPkls(db, ofFilter(actor, { id })).limit(1);
    if (!found) throw notFound("preparation.pkl.notFound");
    const row = onWire(found, seesWages(actor, found.person.id));
    const { detail, shown } = await detailOf(db, actor, { row, pkl: found.pkl });
    await recordReads(db, { actor, now }, "preparation.get-pkl", [{ crewId: row.employeeId, classes: shown }]);
    return detail;
  },
});
