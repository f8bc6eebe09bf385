import { readPage } from "@/lib/platform/list/read-page";
import { read } from "@/lib/platform/operation";
import { countPkls, ofFilter, toResponse, selectPkls } from "./queries";
import { listPklsInput, pklPage } from "./schema";
import { canViewWages } from "./visibility.rules";

/**
 * List the agreements of current and past joiners, of a vessel or of one seafarer, newest first, without wages.
 * Document 2 §2, §7
 */
export const listPkls = read({
  name: "preparation.list-pkls",
  access: "preparation:view",
  input: listPklsInput,
  output: pklPage,
  async run({ db, actor }, { pageNumber, pageSize, ...filter }) {
    const where = ofFilter(actor, filter);
    const page = await readPage(selectPkls(db, where), countPkls(db, where), { pageNumber, pageSize });
    return { ...page, rows: page.rows.map((row) => toResponse(row, canViewWages(actor, row.person.id))) };
  },
});
