import { eq, sql } from "drizzle-orm";
import { preparedQuery } from "@/db/prepared-query";
import { vessels } from "@/db/schema/vessels";
import { visibilityKey, type Actor } from "@/lib/access/actor";
import type { Permission } from "@/lib/access/permissions";
import { tabOf } from "@/lib/features/vessels/queries";
import { dayOf } from "@/lib/platform/calendar/dates";
import { notFound } from "@/lib/platform/errors";
import { searchText } from "@/lib/platform/i18n/search-text";
import { read } from "@/lib/platform/operation";
import { pendingAssignments } from "../approval.rules";
import { planningStatus } from "./status.rules";
import { listSeatsInput, seatActions, seatPage } from "./schema";
import { tableViewerOf } from "./table-viewer.rules";
import { selectSeats } from "./seat-table.queries";
import { bySeat, judgedSeatOf, pendingFirst, seatRowOf } from "./seat-table.rules";

const rightOf: Record<(typeof seatActions)[number], Permission> = {
  "add-seat": "manning:seats",
  "remove-seat": "manning:seats",
  propose: "manning:propose",
  change: "manning:change",
  "decide-as-principal": "approvals:decide-as-principal",
  "see-cost": "manning:see-cost",
};

const selectOfVessel = preparedQuery(
  (db, actor: Actor) => selectSeats(db, actor, eq(vessels.id, sql.placeholder("vesselId"))),
  visibilityKey,
);

const matchesKeyword = (keyword: string, texts: readonly (string | null)[]) =>
  texts.some((text) => text !== null && searchText(text).includes(searchText(keyword)));

/**
 * List a vessel's seats with their holders and plans. Pending principal approvals come first. D2 §2, §3, §7.
 * @throws not-found
 */
export const listSeats = read({
  name: "manning.list-seats",
  access: "manning:view",
  input: listSeatsInput,
  output: seatPage,
  async run({ db, actor, now }, { vesselId, filterList, pageNumber, pageSize }) {
    const today = dayOf(now);
    const seatRows = await selectOfVessel(db, { vesselId }, actor);
    const [first] = seatRows;
    if (!first) throw notFound("vessels.notFound");
    const reader = tableViewerOf(actor);
    const grouped = bySeat(seatRows);
    const ofRank = (positionId: number | undefined) =>
      grouped.filter(([row]) => row?.position?.id === positionId).length;
    const allSeats = grouped.flatMap((own) => seatRowOf(own, ofRank(own[0]?.position?.id), reader, today) ?? []);
    const named = filterList
      ? allSeats.filter((row) =>
          matchesKeyword(filterList, [
            row.jobPositionName,
            row.jobPositionNameId,
            ...Object.values(row.slots).map((slot) => slot?.employeeFullName ?? null),
          ]),
        )
      : allSeats;
    const states = grouped.map(judgedSeatOf);
    const rows = pendingFirst(named).slice((pageNumber - 1) * pageSize, pageNumber * pageSize);
    const { vessel, vesselType, vesselTypeNameId, principal, manned } = first;
    const facts = {
      vesselId,
      vesselName: vessel.name,
      vesselType,
      vesselTypeNameId,
      status: tabOf(vessel),
      principal: principal?.name ?? null,
      ...manned,
    };
    return {
      rows,
      total: named.length,
      pageNumber,
      pageSize,
      ...facts,
      planningStatus: planningStatus(states, today).status,
      totalPendingData: pendingAssignments(states).length + first.pendingExtensions,
      allowedActions: seatActions.filter((action) => reader.can(rightOf[action])),
    };
  },
});
