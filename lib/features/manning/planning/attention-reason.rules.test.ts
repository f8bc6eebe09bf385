import { seatHolder } from "@/db/testing/records/seat-holder";
import { holdersBySeat } from "./seats-with-holders.rules";
import { awaitedOf, coveredUntil, nextChangeOf, attentionReasonOf } from "./attention-reason.rules";

const today = "2026-11-20";
const coming = { slot: "next", checkedInOn: null } as const;
const master = { seatId: 1, position: "Master" };
const cook = { seatId: 2, position: "Cook" };

test("returns the most urgent seat and counts the others", () => {
  const rows = [
    seatHolder(master, { id: 1, slot: "current", crewId: 7, endDate: "2027-06-01" }, "Ayu"),
    seatHolder(master, { id: 2, ...coming, crewId: 8, startDate: "2026-11-21", principalStatus: "Pending" }, "Budi"),
    seatHolder(cook, { id: 3, slot: "current", crewId: 9, endDate: "2026-12-03" }, "Citra"),
  ];
  expect(attentionReasonOf(holdersBySeat(rows), today)).toEqual({
    why: {
      vesselCrewId: 2,
      jobPositionName: "Cook",
      jobPositionNameId: "Cook ID",
      reason: "leaves-soon",
      day: "2026-12-03",
      currentCrewId: 9,
      nextCrewId: null,
      nextEmployeeName: null,
    },
    otherSeats: 1,
  });
  expect(attentionReasonOf(holdersBySeat(rows.slice(0, 2)), today)).toMatchObject({
    why: {
      reason: "next-pending",
      day: "2026-11-21",
      currentCrewId: 7,
      nextCrewId: 8,
      nextEmployeeName: "Budi",
    },
    otherSeats: 0,
  });
});

test("dates vacancy and overdue sign-off, and returns null without a reason", () => {
  const empty = seatHolder({ ...master, emptySince: "2026-11-02" });
  const over = seatHolder(cook, { slot: "current", endDate: "2026-10-30" });
  expect(attentionReasonOf(holdersBySeat([empty, over]), today).why).toMatchObject({
    reason: "over-contract",
    day: "2026-10-30",
  });
  expect(attentionReasonOf(holdersBySeat([empty]), today).why).toMatchObject({
    reason: "unmanned",
    day: "2026-11-02",
    currentCrewId: null,
  });
  expect(
    attentionReasonOf(holdersBySeat([seatHolder(cook, { slot: "current", endDate: "2027-10-30" })]), today),
  ).toEqual({
    why: null,
    otherSeats: 0,
  });
});

test("counts changes within three days and ignores rejected plans", () => {
  const rows = [
    seatHolder(master, { id: 1, slot: "current", endDate: "2026-12-03" }),
    seatHolder(master, { id: 2, ...coming, startDate: "2026-12-01" }),
    seatHolder(cook, { id: 3, slot: "current", endDate: "2026-12-05" }),
    seatHolder(cook, { id: 4, ...coming, startDate: "2026-11-25", employeeStatus: "Rejected" }),
  ];
  expect(nextChangeOf(holdersBySeat(rows))).toEqual({ day: "2026-12-01", leaving: 1, joining: 1 });
  expect(nextChangeOf(holdersBySeat([seatHolder(cook)]))).toBeNull();
});

test("returns the first confirmed joiner of an empty seat", () => {
  const empty = (seatId: number, id: number, startDate: string, name: string, more = {}) =>
    seatHolder({ seatId, position: "Oiler" }, { id, ...coming, startDate, ...more }, name);
  expect(
    awaitedOf(holdersBySeat([empty(3, 1, "2027-01-20", "Budi"), empty(4, 2, "2027-01-10", "Agus")])),
  ).toMatchObject({
    vesselCrewId: 4,
    day: "2027-01-10",
    employeeName: "Agus",
  });
  expect(
    awaitedOf(holdersBySeat([empty(3, 1, "2027-01-20", "Budi", { employeeStatus: "Pending" }), seatHolder(cook)])),
  ).toBeNull();
});

test("returns the day until which all seats are covered", () => {
  const rows = [
    seatHolder(master, { id: 1, slot: "current", endDate: "2026-12-03" }),
    seatHolder(master, { id: 2, ...coming, startDate: "2026-12-01", endDate: "2027-05-01" }),
    seatHolder(cook, { id: 3, slot: "current", endDate: "2027-02-20" }),
  ];
  expect(coveredUntil(holdersBySeat(rows))).toBe("2027-02-20");
  expect(coveredUntil(holdersBySeat([]))).toBeNull();
  expect(
    coveredUntil(holdersBySeat([...rows, seatHolder({ seatId: 3, position: "Oiler" }, { id: 4, ...coming })])),
  ).toBeNull();
});
