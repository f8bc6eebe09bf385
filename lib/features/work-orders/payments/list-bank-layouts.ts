import { z } from "zod";
import { bankSets } from "@/db/enums/work-orders";
import { userActorOf } from "@/lib/platform/access";
import { read } from "@/lib/platform/operation";
import { bankLayoutByName } from "../banks/all-layouts.rules";
import { listedSets } from "./schema";
import { trialsOf } from "./trials.queries";

/** List the bank layouts with their sources and whether the division tried them at the bank. One query. product 5.15 */
export const listBankLayouts = read({
  name: "work-orders.list-bank-sets",
  access: "work-orders:payments",
  input: z.object({}),
  output: listedSets,
  async run({ db, actor }) {
    const trials = await trialsOf(db, userActorOf(actor).divisionId);
    const rows = bankSets.map((bankSet) => {
      const { title, source } = bankLayoutByName[bankSet];
      const trial = trials.find((one) => one.bankSet === bankSet) ?? null;
      return { bankSet, title, describedIn: source.describedIn, assumed: [...source.assumed], trial };
    });
    return { rows };
  },
});
