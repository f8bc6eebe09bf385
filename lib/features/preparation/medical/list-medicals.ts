import { recordSensitiveReads } from "@/lib/features/crew/sensitive-reads.queries";
import { dayOf } from "@/lib/platform/calendar/dates";
import { readPage } from "@/lib/platform/list/read-page";
import { read } from "@/lib/platform/operation";
import { countMedicals, ofFilter, toResponse, selectMedicals, disclosedClasses } from "./queries";
import { listMedicalsInput, medicalPage } from "./schema";

/**
 * List the medical certificates of a vessel's joiners from the crew record. Reading them is recorded. Document 2 §2,
 * §7
 */
export const listMedicals = read({
  name: "preparation.list-medicals",
  access: "preparation:view",
  input: listMedicalsInput,
  output: medicalPage,
  async run({ db, actor, now }, { pageNumber, pageSize, ...filter }) {
    const where = ofFilter(actor, filter);
    const page = await readPage(selectMedicals(db, where), countMedicals(db, where), { pageNumber, pageSize });
    const rows = page.rows.map((row) => toResponse(row, actor, dayOf(now)));
    await recordSensitiveReads(db, { actor, now }, "preparation.list-medicals", disclosedClasses(rows));
    return { ...page, rows };
  },
});
