import type { z } from "zod";
import { keptQuery } from "@/db/kept-query";
import { eyesOf, type Actor } from "@/lib/access/actor";
import { dayOf } from "@/lib/platform/calendar/dates";
import { read } from "@/lib/platform/operation";
import { countingSchedules, onWire } from "../queries";
import { schedulePage } from "../schema";
import { listed, orderOf, pageOf } from "./queries";
import { listSchedulesInput } from "./schema";

type Asked = { actor: Actor; input: z.output<typeof listSchedulesInput>; today: string };
const nameOf = ({ actor, input, today }: Asked) => [eyesOf(actor), input, today];
const selectPage = keptQuery(
  (db, { actor, input, today }: Asked) =>
    pageOf(db, listed(actor, input, today), orderOf(input))
      .limit(input.pageSize)
      .offset((input.pageNumber - 1) * input.pageSize),
  nameOf,
);
const selectTotal = keptQuery(
  (db, { actor, input, today }: Asked) => countingSchedules(db, listed(actor, input, today), { total: undefined }),
  nameOf,
);

/** Schedules of a vessel, of a person or of all the reader sees, the soonest first; history the latest first. Document 3 §2, §7, product 5.6 */
export const listSchedules = read({
  name: "scheduling.list-schedules",
  access: "scheduling:view",
  input: listSchedulesInput,
  output: schedulePage,
  async run({ db, actor, now }, input) {
    const today = dayOf(now);
    const asked = { actor, input, today };
    const [rows, [counted]] = await Promise.all([selectPage(db, {}, asked), selectTotal(db, {}, asked)]);
    const { pageNumber, pageSize } = input;
    return { rows: rows.map((found) => onWire(found, today)), total: counted?.total ?? 0, pageNumber, pageSize };
  },
});
