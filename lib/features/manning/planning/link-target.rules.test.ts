import { seatRow, slotView } from "@/db/testing/records/seat-row";
import { linkTargetOf } from "./link-target.rules";

const rows = [
  seatRow(1, {
    Current: slotView(11),
    Next: slotView(12, { slot: "Next", mayDecideAsPrincipal: true }),
    NextButOne: slotView(13, { slot: "NextButOne" }),
  }),
  seatRow(2, { Next: slotView(14, { slot: "Next" }) }, { jobPositionId: 20 }),
];
const emptyKeys = { vcid: null, emp: null, vid: null, joi: null, ao: null, approve: false, reject: false };
const linked = (keys: Partial<Parameters<typeof linkTargetOf>[2]>) => {
  const { person, unknownKeys } = linkTargetOf(rows, 7, { ...emptyKeys, ...keys });
  return [person && `${person.row.vesselCrewId} ${person.slot.slot} ${person.slot.crewId}`, unknownKeys];
};

test("finds a person by seat, position and slot, or by fewer keys", () => {
  expect(linked({ vcid: 1, emp: 12, vid: 7, joi: 12, ao: "Next" })).toEqual(["1 Next 12", []]);
  expect(linked({ emp: 12, joi: 12 })).toEqual(["1 Next 12", []]);
  expect(linked({ emp: 11 })).toEqual(["1 Current 11", []]);
  expect(linked({ emp: 13, ao: "NextButOne" })).toEqual(["1 NextButOne 13", []]);
});

test("accepts an answer only with permission", () => {
  expect(linked({ emp: 12, ao: "Next", approve: true })).toEqual(["1 Next 12", []]);
  expect(linked({ emp: 12, ao: "Next", reject: true })).toEqual(["1 Next 12", []]);
  expect(linked({ emp: 13, approve: true })).toEqual(["1 NextButOne 13", ["approve"]]);
  expect(linked({ emp: 14, reject: true })).toEqual(["2 Next 14", ["reject"]]);
});

test("reports unknown keys", () => {
  expect(linked({ emp: 12, vid: 8 })).toEqual([null, ["emp", "vid", "as"]]);
  expect(linked({ emp: 12, vcid: 2, vid: 7 })).toEqual([null, ["vcid", "emp", "as"]]);
  expect(linked({ emp: 12, joi: 20 })).toEqual([null, ["emp", "joi", "as"]]);
  expect(linked({ emp: 12, ao: "Current", approve: true })).toEqual([null, ["emp", "ao", "approve", "as"]]);
  expect(linked({ emp: 99 })).toEqual([null, ["emp", "as"]]);
  expect(linked({ approve: true })).toEqual([null, ["approve", "as"]]);
});
