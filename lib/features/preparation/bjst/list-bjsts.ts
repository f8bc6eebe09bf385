import { readPage } from "@/lib/platform/list/read-page";
import { read } from "@/lib/platform/operation";
import { countBjsts, ofFilter, toResponse, selectBjsts } from "./queries";
import { bjstPage, listBjstsInput } from "./schema";

/** List the trainings of a vessel's current and past joiners, newest first. Document 2 §2, §7 */
export const listBjsts = read({
  name: "preparation.list-bjsts",
  access: "preparation:view",
  input: listBjstsInput,
  output: bjstPage,
  async run({ db, actor }, { pageNumber, pageSize, ...filter }) {
    const where = ofFilter(actor, filter);
    const page = await readPage(selectBjsts(db, where), countBjsts(db, where), { pageNumber, pageSize });
    return { ...page, rows: page.rows.map((row) => toResponse(row, actor)) };
  },
});
