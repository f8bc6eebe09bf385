import { dayOf } from "@/lib/platform/calendar/dates";
import { readPage } from "@/lib/platform/list/read-page";
import { read } from "@/lib/platform/operation";
import { countPeople, selectPeople } from "./paid-people.queries";
import { sumsStateOf } from "./rules";
import { listedPeople, listPeopleInput } from "./schema";

/**
 * List the people paid in a year with the status of their opening sums; the current year by default (Asia/Jakarta). Two
 * queries. product 5.15.6b
 */
export const listPaidPeople = read({
  name: "work-orders.list-people",
  access: "work-orders:view",
  input: listPeopleInput,
  output: listedPeople,
  async run({ db, actor, now }, { year = Number(dayOf(now).slice(0, 4)), ...input }) {
    const counting = countPeople(db, actor, { ...input, year });
    const page = await readPage(
      selectPeople(db, actor, { ...input, year }),
      counting.then((counts) => counts[input.tab]),
      input,
    );
    const rows = page.rows.map(({ isMissing, opening, former, ...row }) => ({
      ...row,
      opening: sumsStateOf(opening?.id ? opening : null, isMissing),
      former: sumsStateOf(former?.id ? former : null, false),
    }));
    return { ...page, rows, year, counts: await counting };
  },
});
