import { anyOf } from "@/db/any-of";
import { evidencePacks } from "@/db/schema/evidence";
import { listItemOf, packsOf } from "@/lib/features/evidence/visible-packs.queries";
import { notFound } from "@/lib/platform/errors";
import { read } from "@/lib/platform/operation";
import { selectEvents, selectHolders } from "./queries";
import { listSeatHistoryInput, seatHistory } from "./schema";

/** List who held a seat, with events and stored answers. Runs three queries. product 5.9 @throws not-found */
export const listSeatHistory = read({
  name: "manning.list-seat-history",
  access: "evidence:view",
  input: listSeatHistoryInput,
  output: seatHistory,
  async run({ db, actor }, input) {
    const { vesselId, vesselCrewId, pageNumber, pageSize } = input;
    const holderRows = await selectHolders(db, actor, input);
    const [first] =
      holderRows.length > 0 ? holderRows : await selectHolders(db, actor, { ...input, pageNumber: 1, pageSize: 1 });
    if (!first) throw notFound("manning.notFound");
    const holders = holderRows.flatMap(({ assignment, person }) =>
      assignment && person ? [{ tour: assignment, person }] : [],
    );
    const ids = holders.map(({ tour }) => tour.id);
    const events = ids.length > 0 ? await selectEvents(db, ids) : [];
    const packs = ids.length > 0 ? await packsOf(db, actor, anyOf(evidencePacks.assignmentId, ids)) : [];
    const { vesselName, sequence, position, total } = first;
    return {
      rows: holders.map(({ tour, person }) => ({
        assignmentId: tour.id,
        crewId: person.id,
        employeeIdNumber: person.employeeNumber,
        employeeFullName: person.fullName,
        slot: tour.slot,
        startDate: tour.startDate,
        endDate: tour.endDate,
        onBoard: tour.checkedInOn,
        offBoard: tour.checkedOutOn,
        principalStatus: tour.principalStatus,
        employeeStatus: tour.employeeStatus,
        events: events.filter(({ assignmentId }) => assignmentId === tour.id),
        packs: packs.filter(({ assignmentId }) => assignmentId === tour.id).map(listItemOf),
      })),
      total,
      pageNumber,
      pageSize,
      vesselId,
      vesselName,
      vesselCrewId,
      sequence,
      jobPositionName: position.nameEn,
      jobPositionNameId: position.name,
    };
  },
});
