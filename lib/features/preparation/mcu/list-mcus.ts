import { recordSensitiveReads } from "@/lib/features/crew/sensitive-reads.queries";
import { dayOf } from "@/lib/platform/calendar/dates";
import { readPage } from "@/lib/platform/list/read-page";
import { read } from "@/lib/platform/operation";
import { countMcus, ofFilter, toResponse, selectMcus } from "./queries";
import { listMcusInput, mcuPage } from "./schema";

/**
 * List the check-ups of current and past joiners, of a vessel or all visible ones, newest first. Reading results is
 * recorded. Document 2 §2, §7
 */
export const listMcus = read({
  name: "preparation.list-mcus",
  access: "preparation:view",
  input: listMcusInput,
  output: mcuPage,
  async run({ db, actor, now }, { pageNumber, pageSize, noResult, ...filter }) {
    const where = ofFilter(actor, { ...filter, overdueOn: noResult ? dayOf(now) : undefined });
    const page = await readPage(selectMcus(db, where), countMcus(db, where), { pageNumber, pageSize });
    const rows = page.rows.map((row) => toResponse(row, actor));
    const rowsWithDegree = rows.filter(({ mcuHealthDegreeId }) => mcuHealthDegreeId !== null);
    await recordSensitiveReads(
      db,
      { actor, now },
      "preparation.list-mcus",
      rowsWithDegree.map(({ crewId }) => ({ crewId, classes: ["medical"] })),
    );
    return { ...page, rows };
  },
});
