import { notFound } from "@/lib/platform/errors";
import { read } from "@/lib/platform/operation";
import { visibleAttachment } from "../attachment.rules";
import { latestByType, ofFilter, toResponse, selectBjsts } from "./queries";
import { bjstDetail, bjstIdInput } from "./schema";

/** Load one training. Document 2 §2, §7 @throws not-found */
export const getBjst = read({
  name: "preparation.get-bjst",
  access: "preparation:view",
  input: bjstIdInput,
  output: bjstDetail,
  async run({ db, actor }, { employeePreparationBjstId: id }) {
    const [training] = await selectBjsts(db, ofFilter(actor, { id })).limit(1);
    if (!training) throw notFound("preparation.notFound");
    const row = toResponse(training, actor);
    const latestTrainings = await latestByType(db, [row.employeePreparationId]);
    const isReplaced = latestTrainings.some((latest) => latest.typeId === row.bjstTypeId && latest.id > row.id);
    return { ...row, isReplaced, attachment: visibleAttachment(row.attachmentId, training.file) };
  },
});
