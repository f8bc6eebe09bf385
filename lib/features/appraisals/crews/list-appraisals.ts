import { dayOf } from "@/lib/platform/calendar/dates";
import { readPage } from "@/lib/platform/list/read-page";
import { read } from "@/lib/platform/operation";
import { countRows, onWire, selectRows } from "../rows.queries";
import { appraisalPage } from "../schema";
import { listed } from "./queries";
import { listAppraisalsInput } from "./schema";

/** Stays that call for a report and reports that are not approved, those that are, or everybody on board: of a vessel, or of all the reader sees. Document 3 §2, §7 */
export const listAppraisals = read({
  name: "appraisals.list",
  access: "appraisals:view",
  input: listAppraisalsInput,
  output: appraisalPage,
  async run({ db, actor, now }, input) {
    const today = dayOf(now);
    const { report, where, order } = listed(actor, input, today);
    const page = await readPage(selectRows(db, { actor, report, where }, order), countRows(db, report, where), input);
    return { ...page, rows: page.rows.map((found) => onWire(found, today)) };
  },
});
