import { notFound } from "@/lib/platform/errors";
import { read } from "@/lib/platform/operation";
import { attachmentOf } from "../attachment.rules";
import { lastByType, ofFilter, onWire, selectBjsts } from "./queries";
import { bjstDetail, bjstIdInput } from "./schema";

/** Load one training. Document 2 §2, §7 @throws not-found */
export const getBjst = read({
  name: "preparation.get-bjst",
  access: "preparation:view",
  input: bjstIdInput,
  output: bjstDetail,
  async run({ db, actor }, { employeePreparationBjstId: id }) {
    const [found] = await selectBjsts(db, ofFilter(actor, { id })).limit(1);
    if (!found) throw notFound("preparation.notFound");
    const row = onWire(found, actor);
    const made = await lastByType(db, [row.employeePreparationId]);
    const isReplaced = made.some((one) => one.typeId === row.bjstTypeId && one.id > row.id);
    return { ...row, isReplaced, attachment: attachmentOf(row.attachmentId, found.file) };
  },
});
