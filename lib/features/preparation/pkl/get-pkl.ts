import { recordSensitiveReads } from "@/lib/features/crew/sensitive-reads.queries";
import { notFound } from "@/lib/platform/errors";
import { read } from "@/lib/platform/operation";
import { detailOf } from "./detail.queries";
import { ofFilter, toResponse, selectPkls } from "./queries";
import { pklDetail, pklIdInput } from "./schema";
import { canViewWages } from "./visibility.rules";

/** Load one agreement. Reading its wages is recorded. Document 2 §2, §3, §7 @throws not-found */
export const getPkl = read({
  name: "preparation.get-pkl",
  access: "preparation:view",
  input: pklIdInput,
  output: pklDetail,
  async run({ db, actor, now }, { employeePreparationPklId: id }) {
    const [agreement] = await selectPkls(db, ofFilter(actor, { id })).limit(1);
    if (!agreement) throw notFound("preparation.pkl.notFound");
    const row = toResponse(agreement, canViewWages(actor, agreement.person.id));
    const { detail, disclosedClasses } = await detailOf(db, actor, { row, pkl: agreement.pkl });
    await recordSensitiveReads(db, { actor, now }, "preparation.get-pkl", [
      { crewId: row.crewId, classes: disclosedClasses },
    ]);
    return detail;
  },
});
