import { dayOf } from "@/lib/platform/calendar/dates";
import { readPage } from "@/lib/platform/list/read-page";
import { read } from "@/lib/platform/operation";
import { countSchedules, onWire } from "../queries";
import { schedulePage } from "../schema";
import { listed, orderOf, pageOf } from "./queries";
import { listSchedulesInput } from "./schema";

/** Schedules of a vessel, of a person or of all the reader sees, the soonest first; history the latest first. Document 3 §2, §7, product 5.6 */
export const listSchedules = read({
  name: "scheduling.list-schedules",
  access: "scheduling:view",
  input: listSchedulesInput,
  output: schedulePage,
  async run({ db, actor, now }, input) {
    const today = dayOf(now);
    const where = listed(actor, input, today);
    const page = await readPage(pageOf(db, where, orderOf(input)), countSchedules(db, where), input);
    return { ...page, rows: page.rows.map((found) => onWire(found, today)) };
  },
});
