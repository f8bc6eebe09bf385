import type { z } from "zod";
import { preparedPage } from "@/lib/access/prepared-list";
import { dayOf } from "@/lib/platform/calendar/dates";
import { read } from "@/lib/platform/operation";
import { countingSchedules, toResponse } from "../queries";
import { schedulePage } from "../schema";
import { scheduleListFilter, orderOf, pageOf } from "./queries";
import { listSchedulesInput } from "./schema";

const selectPage = preparedPage(
  (db, actor, input: z.output<typeof listSchedulesInput>, today) =>
    pageOf(db, scheduleListFilter(actor, input, today), orderOf(input)),
  (db, actor, input, today) => countingSchedules(db, scheduleListFilter(actor, input, today), { total: undefined }),
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
    return { ...page, rows: page.rows.map((row) => toResponse(row, today)) };
  },
});
