import { notFound } from "@/lib/platform/errors";
import { read } from "@/lib/platform/operation";
import { ofFilter, onWire, selectBjsts } from "./queries";
import { bjstIdInput, bjstRow } from "./schema";

/** One training. Document 2 §2, §7 @throws not-found */
export const getBjst = read({
  name: "preparation.get-bjst",
  access: "preparation:view",
  input: bjstIdInput,
  output: bjstRow,
  async run({ db, actor }, { employeePreparationBjstId: id }) {
    const [found] = await selectBjsts(db, ofFilter(actor, { id })).limit(1);
    if (!found) throw notFound("preparation.notFound");
    return onWire(found, actor);
  },
});
