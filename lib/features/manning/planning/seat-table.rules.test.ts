import type { Permission } from "@/lib/access/permissions";
import { seatOf } from "../slots.rules";
import type { SeatTableRow } from "./seat-table.queries";
import {
  bySeat,
  isVisibleToViewer,
  needsApproval,
  pendingFirst,
  seatRowOf,
  slotViewOf,
  type TableViewer,
} from "./seat-table.rules";

type AssignmentColumns = NonNullable<SeatTableRow["assignment"]>;
const today = "2026-11-20";
const assignmentRow = (fields: Partial<AssignmentColumns> = {}): AssignmentColumns => ({
  id: 1,
  seatId: 1,
  vesselId: 7,
  crewId: 11,
  slot: "next",
  startDate: "2026-12-01",
  endDate: "2027-06-01",
  originalEndDate: null,
  durationMonths: 6,
  principalStatus: "Pending",
  employeeStatus: "Pending",
  checkedInOn: null,
  checkedOutOn: null,
  handoverSince: null,
  overlapReason: null,
  rejectionReason: null,
  cancelReason: null,
  createdAt: new Date("2026-11-01T00:00:00Z"),
  createdBy: null,
  updatedAt: new Date("2026-11-01T00:00:00Z"),
  version: 1,
  ...fields,
});
const person = { id: 11, employeeNumber: "M-0011", seafarerCode: "6211576805", fullName: "Budi Santoso" };
const row = (fields: Partial<SeatTableRow> = {}): SeatTableRow => ({
  vessel: { id: 7, name: "Nakhoda Bahari", divisionId: 1, vesselTypeId: 3, principalId: 2, scrappedOn: null },
  vesselType: "AHTS",
  vesselTypeNameId: "Kapal AHTS",
  pendingExtensions: 0,
  manned: { crewOnBoard: 1, inHandover: 0, seats: 1 },
  principal: { name: "Pelita Energi", approvalPolicy: "officers" },
  seat: { id: 1, sequence: 1 },
  emptySince: "2026-11-03",
  position: { id: 5, name: "Nakhoda", nameEn: "Master", level: "management", department: "deck" },
  assignment: null,
  schedule: null,
  isUnprepared: false,
  person: null,
  ...fields,
});
const aboard = { slot: "current", checkedInOn: "2026-06-01", endDate: "2026-12-10" } as const;
const everything = () => true;
const reader = (fields: Partial<TableViewer> = {}): TableViewer => ({
  group: null,
  crewId: null,
  can: everything,
  ...fields,
});
const only =
  (...rights: Permission[]) =>
  (right: Permission) =>
    rights.includes(right);
const view = (fields: Partial<AssignmentColumns>, by = reader()) =>
  slotViewOf({ assignment: assignmentRow(fields), person }, seatOf(1, [assignmentRow(fields)]), by, today);

describe("visibility", () => {
  const left = (checkedOutOn: string | null) => ({ checkedOutOn });

  test("limits principals to the last twelve months", () => {
    const principal = reader({ group: "principals" });
    expect(isVisibleToViewer(left("2025-11-20"), principal, today)).toBe(true);
    expect(isVisibleToViewer(left("2025-11-19"), principal, today)).toBe(false);
    expect(isVisibleToViewer(left(null), principal, today)).toBe(true);
    expect(isVisibleToViewer(left("2019-01-01"), reader(), today)).toBe(true);
  });
});

describe("slot", () => {
  test("ignores closed assignments", () => {
    expect([view({ slot: "history" }), view({ slot: "cancelled" })]).toEqual([null, null]);
  });

  test("returns days left and tone for people on board only", () => {
    expect(view(aboard)).toMatchObject({ slot: "Current", daysLeft: 20, durationTone: "Under 1 month" });
    expect(view({ ...aboard, endDate: "2026-11-18" })).toMatchObject({ daysLeft: -2, durationTone: "Under 1 month" });
    expect(view({})).toMatchObject({ slot: "Next", daysLeft: null, durationTone: null });
  });

  test("marks handover and extension", () => {
    const [before, reliever] = [assignmentRow({ ...aboard, id: 2, slot: "previous" }), assignmentRow(aboard)];
    const beside = slotViewOf({ assignment: before, person }, seatOf(1, [before, reliever]), reader(), today);
    expect(beside).toMatchObject({ isHandover: true, isExtended: false });
    expect(view({ ...aboard, slot: "previous" })).toMatchObject({ isHandover: false });
    expect(view({ ...aboard, originalEndDate: "2026-11-01" })).toMatchObject({ isHandover: false, isExtended: true });
  });

  test("allows decisions and changes on a pending plan with permission", () => {
    expect(view({})).toMatchObject({
      summaryStatus: "Pending",
      needPrincipalApproval: true,
      mayDecideAsPrincipal: true,
      mayDecideAsEmployee: true,
      mayChangeDates: true,
      mayRemove: true,
    });
    expect(view({}, reader({ can: only("manning:change") }))).toMatchObject({
      mayDecideAsPrincipal: false,
      mayDecideAsEmployee: false,
      mayChangeDates: true,
      mayRemove: true,
    });
    expect(view({}, reader({ can: () => false }))).toMatchObject({ mayChangeDates: false, mayRemove: false });
  });

  test("allows only removing a rejected plan", () => {
    expect(view({ principalStatus: "Rejected" })).toMatchObject({
      summaryStatus: "Rejected",
      mayDecideAsPrincipal: false,
      mayDecideAsEmployee: false,
      mayChangeDates: false,
      mayRemove: true,
    });
  });

  test("lets seafarers and heads answer for themselves, staff for anyone", () => {
    const answers = (group: TableViewer["group"], crewId: number | null) =>
      view({}, reader({ group, crewId }))?.mayDecideAsEmployee;
    expect([answers("seafarers", 11), answers("seafarers", 12), answers("seafarers", null)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(answers(null, null)).toBe(true);
  });
});

describe("seat", () => {
  test("returns no row without a seat", () => {
    expect(seatRowOf([], 1, reader(), today)).toBeNull();
    expect(seatRowOf([row({ seat: null, position: null })], 1, reader(), today)).toBeNull();
  });

  test("returns an empty seat that accepts a Next", () => {
    const empty = seatRowOf([row()], 1, reader(), today);
    expect(empty).toMatchObject({
      vesselCrewId: 1,
      jobPositionName: "Master",
      jobPositionMarineId: 5,
      jobPositionTankerId: null,
      needPrincipalApproval: true,
      currentCrewId: null,
      nextCrewId: null,
      isDeleteable: false,
      mayAddNext: true,
      mayAddNextButOne: false,
      reasons: ["unmanned"],
    });
  });

  test("returns the tanker position, and allows deleting one of several", () => {
    const tanker = seatRowOf([row({ vessel: { ...row().vessel, divisionId: 2 } })], 2, reader(), today);
    expect(tanker).toMatchObject({ jobPositionMarineId: null, jobPositionTankerId: 5, isDeleteable: true });
  });

  test("returns everyone in their slot and under documented names", () => {
    const filled = seatRowOf(
      [
        row({
          assignment: assignmentRow({ id: 1, crewId: 10, ...aboard }),
          person: { ...person, id: 10, fullName: "Agus Wijaya" },
        }),
        row({ assignment: assignmentRow({ id: 2 }), person }),
      ],
      1,
      reader(),
      today,
    );
    expect(filled).toMatchObject({
      currentGanttChartId: 1,
      currentCrewId: 10,
      currentEmployeeName: "Agus Wijaya",
      currentOffBoard: "2026-12-10",
      nextCrewId: 11,
      nextEmployeeName: "Budi Santoso",
      nextSummaryStatus: "Pending",
      nextPrincipalStatus: "Pending",
      mayAddNext: false,
      mayAddNextButOne: true,
    });
    expect(filled?.slots.Next?.assignmentId).toBe(2);
  });

  test("offers no proposal in scrap or without permission", () => {
    const scrapped = row({ vessel: { ...row().vessel, scrappedOn: "2026-10-01" } });
    expect(seatRowOf([scrapped], 1, reader(), today)?.mayAddNext).toBe(false);
    expect(seatRowOf([row()], 1, reader({ can: only("manning:view") }), today)?.mayAddNext).toBe(false);
  });

  test("hides old leavers from principals", () => {
    const longGone = assignmentRow({ slot: "previous", checkedInOn: "2025-01-01", checkedOutOn: "2025-06-01" });
    const shown = (by: TableViewer) => seatRowOf([row({ assignment: longGone, person })], 1, by, today)?.previousCrewId;
    expect([shown(reader({ group: "principals" })), shown(reader())]).toEqual([null, 11]);
  });

  test("returns the plan's stored approval rule, else a new proposal's", () => {
    expect(needsApproval(row(), assignmentRow({ principalStatus: "NotRequired" }))).toBe(false);
    expect(needsApproval(row(), undefined)).toBe(true);
    expect(needsApproval(row({ position: { ...row().position!, level: "support" } }), undefined)).toBe(false);
    expect(needsApproval(row({ principal: null }), undefined)).toBe(false);
  });
});

describe("table", () => {
  test("groups rows by seat in order", () => {
    const rows = [
      { seat: { id: 2 }, name: "a" },
      { seat: { id: 1 }, name: "b" },
      { seat: null, name: "c" },
      { seat: { id: 2 }, name: "d" },
    ];
    expect(bySeat(rows).map((own) => own.map(({ name }) => name))).toEqual([["a", "d"], ["b"]]);
  });

  test("puts pending principal approvals first", () => {
    const seat = (id: number, principalStatus: AssignmentColumns["principalStatus"] | null) =>
      seatRowOf(
        [
          row({
            seat: { id, sequence: 1 },
            assignment: principalStatus ? assignmentRow({ seatId: id, principalStatus }) : null,
            person: principalStatus ? person : null,
          }),
        ],
        1,
        reader(),
        today,
      )!;
    const rows = [seat(1, null), seat(2, "Confirmed"), seat(3, "Pending"), seat(4, "Pending")];
    expect(pendingFirst(rows).map(({ id }) => id)).toEqual([3, 4, 1, 2]);
  });
});

test("says since when a seat without a holder is vacant", () => {
  expect(seatRowOf([row()], 1, reader(), today)?.vacantSince).toBe("2026-11-03");
  expect(seatRowOf([row({ assignment: assignmentRow(aboard), person })], 1, reader(), today)?.vacantSince).toBeNull();
});
