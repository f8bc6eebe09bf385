import { keptRows, untilWritten } from "@/lib/access/kept-list";
import { read } from "@/lib/platform/operation";
import { countVessels, monthOf, selectVessels } from "./queries";
import { listSlipVesselsInput, slipVesselPage } from "./schema";

const selectPage = untilWritten("slip vessels", keptRows(selectVessels));

/** List vessels with people on board and this month's slips; those with blocked slips first. D3 §2, §3, §7 */
export const listSlipVessels = read({
  name: "work-orders.list-vessels",
  access: "work-orders:view",
  input: listSlipVesselsInput,
  output: slipVesselPage,
  async run({ db, actor, now }, input) {
    const found = await selectPage(db, actor, input, monthOf(now));
    const total = found[0]?.total ?? (await countVessels(db, actor, input));
    return { rows: found, total, pageNumber: input.pageNumber, pageSize: input.pageSize };
  },
});
