import { z } from "zod";
import { read } from "@/lib/platform/operation";
import { countDifferences } from "./queries";

/** Return the number and sum of open differences of locked months, in whole rupiah. Contains no names. One query. */
export const getOpenDifferences = read({
  name: "work-orders.get-open-differences",
  access: "work-orders:view",
  input: z.object({}),
  output: z.object({ count: z.number(), amount: z.number() }),
  async run({ db, actor }) {
    const { counts, openAmount } = await countDifferences(db, actor, { filterList: "" });
    return { count: counts.open, amount: openAmount };
  },
});
