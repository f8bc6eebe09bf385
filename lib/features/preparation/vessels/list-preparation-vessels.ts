import { preparedRows, cachedUntilWriteFor } from "@/lib/access/prepared-list";
import { addDays, dayOf } from "@/lib/platform/calendar/dates";
import { statusOfCounts } from "@/lib/platform/list/counted-status";
import { read } from "@/lib/platform/operation";
import { itemNames, stepOf, vesselStatusRule } from "../readiness.rules";
import { countVessels, selectVessels } from "./queries";
import { listVesselsInput, vesselPage, type VesselRow } from "./schema";

type VesselListRow = Awaited<ReturnType<typeof selectVessels>>[number];

function rowOf({ joiners, latest, total: _, ...facts }: VesselListRow, today: string): VesselRow {
  return {
    ...facts,
    vesselId: facts.id,
    status: "in-operation",
    numberOfCrew: joiners,
    preparationStatus: statusOfCounts(vesselStatusRule, { joiners, open: facts.open }),
    latest: latest && {
      crewId: latest.crewId,
      employeeFullName: latest.employeeFullName,
      ...stepOf(itemNames[latest.place] ?? "pkl", addDays(today, latest.daysToJoin), today),
    },
  };
}

const selectPage = cachedUntilWriteFor("preparation vessels", preparedRows(selectVessels));

/**
 * List vessels in operation with their joiners and the most overdue item, as far as visible. Document 2 §2, §7,
 * product 5.5
 */
export const listPreparationVessels = read({
  name: "preparation.list-preparation-vessels",
  access: "preparation:view",
  input: listVesselsInput,
  output: vesselPage,
  async run({ db, actor, now }, input) {
    const today = dayOf(now);
    const page = await selectPage(db, actor, input, today);
    const { pageNumber, pageSize } = input;
    const total = page[0]?.total ?? (await countVessels(db, actor, input, today));
    return { rows: page.map((row) => rowOf(row, today)), total, pageNumber, pageSize };
  },
});
