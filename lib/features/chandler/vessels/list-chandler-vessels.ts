import { preparedRows, cachedUntilWriteFor } from "@/lib/access/prepared-list";
import { dayOf } from "@/lib/platform/calendar/dates";
import { daysBetween } from "@/lib/platform/calendar/period";
import { statusOfCounts } from "@/lib/platform/list/counted-status";
import { read } from "@/lib/platform/operation";
import { vesselStatusRule } from "../status.rules";
import { countVessels, selectVessels } from "./queries";
import { chandlerVesselPage, listChandlerVesselsInput } from "./schema";

const selectPage = cachedUntilWriteFor("chandler vessels", preparedRows(selectVessels));

/** List vessels in operation with their request status; a head sees their own. Document 3 §2, §7, product 5.13b */
export const listChandlerVessels = read({
  name: "chandler.list-vessels",
  access: "chandler:view",
  input: listChandlerVesselsInput,
  output: chandlerVesselPage,
  async run({ db, actor, now }, input) {
    const today = dayOf(now);
    const vesselRows = await selectPage(db, actor, input, today);
    const { pageNumber, pageSize } = input;
    const total = vesselRows[0]?.total ?? (await countVessels(db, actor, input, today));
    const rows = vesselRows.map(({ next, ...vessel }) => ({
      ...vessel,
      vesselId: vessel.id,
      status: "in-operation" as const,
      chandlerStatus: statusOfCounts(vesselStatusRule, vessel),
      next: next && { ...next, daysLeft: daysBetween(today, next.requestedDeliveryDate) },
    }));
    return { rows, total, pageNumber, pageSize };
  },
});
