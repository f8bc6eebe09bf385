import type { z } from "zod";
import { keptPage } from "@/lib/access/kept-list";
import { dayOf } from "@/lib/platform/calendar/dates";
import { read } from "@/lib/platform/operation";
import { countingSchedules, onWire } from "../queries";
import { schedulePage } from "../schema";
import { listed, orderOf, pageOf } from "./queries";
import { listSchedulesInput } from "./schema";

const selectPage = keptPage(
  (db, actor, input: z.output<typeof listSchedulesInput>, today) =>
    pageOf(db, listed(actor, input, today), orderOf(input)),
  (db, actor, input, today) => countingSchedules(db, listed(actor, input, today), { total: undefined }),
);

/**
 * List schedules of a vessel, a seafarer or all visible ones, earliest first; history latest first. Document 3 §2,
 * §7, product 5.6
 */
export const listSchedules = read({
  name: "scheduling.list-schedules",
  access: "scheduling:view",
  input: listSchedulesInput,
  output: schedulePage,
  async run({ db, actor, now }, input) {
    const today = dayOf(now);
    const page = await selectPage(db, actor, input, today);
    return { ...page, rows: page.rows.map((found) => onWire(found, today)) };
  },
});
