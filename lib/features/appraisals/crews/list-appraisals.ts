import type { z } from "zod";
import { forEach, keptPage } from "@/lib/access/kept-list";
import { dayOf } from "@/lib/platform/calendar/dates";
import { read } from "@/lib/platform/operation";
import { countingRows, onWire, selectRows } from "../rows.queries";
import { appraisalPage } from "../schema";
import { listed } from "./queries";
import { listAppraisalsInput } from "./schema";

type Asked = z.output<typeof listAppraisalsInput>;
/** Nobody reviews what they wrote. */
const selectPage = keptPage(
  (db, actor, input: Asked, today) => {
    const { report, where, order } = listed(actor, input, today);
    return selectRows(db, { actor, report, where }, order);
  },
  (db, actor, input, today) => {
    const { report, where } = listed(actor, input, today);
    return countingRows(db, report, where);
  },
  forEach,
);

/** Stays that call for a report and reports that are not approved, those that are, or everybody on board: of a vessel, or of all the reader sees. Document 3 §2, §7 */
export const listAppraisals = read({
  name: "appraisals.list",
  access: "appraisals:view",
  input: listAppraisalsInput,
  output: appraisalPage,
  async run({ db, actor, now }, input) {
    const today = dayOf(now);
    const page = await selectPage(db, actor, input, today);
    return { ...page, rows: page.rows.map((found) => onWire(found, today)) };
  },
});
