import { preparedRows, cachedUntilWriteFor } from "@/lib/access/prepared-list";
import { dayOf } from "@/lib/platform/calendar/dates";
import { daysBetween, earlier } from "@/lib/platform/calendar/period";
import { statusOfCounts } from "@/lib/platform/list/counted-status";
import { read } from "@/lib/platform/operation";
import { vesselStatusRule } from "../status.rules";
import { countVessels, selectVessels } from "./queries";
import { listVesselsInput, vesselPage, type VesselRow } from "./schema";

type VesselListRow = Awaited<ReturnType<typeof selectVessels>>[number];

const soonest = (joins: string | null, leaves: string | null) =>
  joins && leaves ? earlier(joins, leaves) : (joins ?? leaves);

function rowOf({ counts, total: _, latest, ...facts }: VesselListRow, today: string): VesselRow {
  const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0, sixth = 0] = counts ?? [];
  const day = soonest(facts.joinsOn, facts.leavesOn);
  return {
    ...facts,
    vesselId: facts.id,
    status: "in-operation",
    schedulingStatus: statusOfCounts(vesselStatusRule, facts),
    counts: {
      onBoardWaitingSchedule: first,
      onBoardWaitingDocument: second,
      onBoardReady: third,
      offBoardWaitingSchedule: fourth,
      offBoardWaitingDocument: fifth,
      offBoardReady: sixth,
    },
    latest: latest && { ...latest, daysLeft: daysBetween(today, latest.day) },
    next: day ? { day, daysLeft: daysBetween(today, day) } : null,
  };
}

const selectPage = cachedUntilWriteFor("scheduling vessels", preparedRows(selectVessels));

/** List vessels in operation with the status of their schedules. Document 3 §2, §7, product 5.6 */
export const listSchedulingVessels = read({
  name: "scheduling.list-vessels",
  access: "scheduling:view",
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
