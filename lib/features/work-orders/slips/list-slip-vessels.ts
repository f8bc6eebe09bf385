import { preparedRows, cachedUntilWriteFor } from "@/lib/access/prepared-list";
import { read } from "@/lib/platform/operation";
import { countVessels, monthOf, selectVessels } from "./queries";
import { listSlipVesselsInput, slipVesselPage } from "./schema";

const selectPage = cachedUntilWriteFor("slip vessels", preparedRows(selectVessels));

/** List vessels with people on board and this month's slips; those with blocked slips first. D3 §2, §3, §7 */
export const listSlipVessels = read({
  name: "work-orders.list-vessels",
  access: "work-orders:view",
  input: listSlipVesselsInput,
  output: slipVesselPage,
  async run({ db, actor, now }, input) {
    const vesselRows = await selectPage(db, actor, input, monthOf(now));
    const total = vesselRows[0]?.total ?? (await countVessels(db, actor, input));
    return { rows: vesselRows, total, pageNumber: input.pageNumber, pageSize: input.pageSize };
  },
});
