import { seatRow, slotView } from "@/db/testing/records/seat-row";
import { dialogRequestOf } from "./dialog-request.rules";

const rows = [
  seatRow(1, {
    Current: slotView(11),
    Next: slotView(12, { slot: "Next", mayRemove: true }),
    NextButOne: slotView(13, { slot: "NextButOne", mayRemove: true }),
    Previous: slotView(14, { slot: "Previous" }),
    PrePrevious: slotView(15, { slot: "PrePrevious" }),
  }),
  seatRow(2, {}, { isDeleteable: false, mayAddNext: false }),
  seatRow(3, {}, { mayAddNext: true }),
  seatRow(4, { Next: slotView(16, { slot: "Next" }) }, { mayAddNextButOne: true }),
];
const all = { mayWrite: true, mayRemoveSeats: true };
function asked(address: string, rights = all) {
  const query = new URLSearchParams(address);
  const found = dialogRequestOf(rows, (key) => query.get(key) ?? "", rights);
  if (found.kind === "propose") return `propose ${found.row.vesselCrewId} ${found.slot}`;
  return "slot" in found
    ? `${found.kind} ${found.row.vesselCrewId} ${found.slot.crewId}`
    : "row" in found
      ? `${found.kind} ${found.row.vesselCrewId}`
      : found.kind;
}

test("opens the slot of the first key, on the person's seat by default", () => {
  expect(asked("vcid=1&c=11")).toBe("slot 1 11");
  expect(asked("vcid=1&n=12")).toBe("slot 1 12");
  expect(asked("vcid=1&nbo=13")).toBe("slot 1 13");
  expect(asked("vcid=1&p=14")).toBe("slot 1 14");
  expect(asked("vcid=1&pp=15")).toBe("slot 1 15");
  expect(asked("vcid=1&pp=15&c=11&nbo=13&n=12")).toBe("slot 1 12");
  expect(asked("c=11")).toBe("slot 1 11");
  expect(asked("")).toBe("none");
  expect(asked("search=ayu&gantt=true")).toBe("none");
});

test("returns broken for unknown people, seats and incomplete addresses", () => {
  for (const address of [
    "vcid=1&c=12",
    "vcid=2&c=11",
    "vcid=99&c=11",
    "vcid=1&n=new",
    "vcid=1",
    "joi=12",
    "vcid=1&c=11&joi=13",
    "vcid=1&c=11&sid=4",
    "vcid=1&c=<script>",
  ])
    expect([address, asked(address)]).toEqual([address, "broken"]);
  expect(asked("vcid=1&c=11&joi=12&sid=3")).toBe("slot 1 11");
});

test("opens the propose dialog of an empty slot with permission", () => {
  expect(asked("vcid=3&n=new")).toBe("propose 3 Next");
  expect(asked("vcid=4&nbo=new")).toBe("propose 4 NextButOne");
  expect(asked("vcid=3&n=new&joi=12&sid=3")).toBe("propose 3 Next");
  for (const address of [
    "vcid=2&n=new",
    "vcid=3&nbo=new",
    "vcid=4&n=new",
    "vcid=99&n=new",
    "n=new",
    "vcid=3&c=new",
    "vcid=3&n=new&joi=13",
  ])
    expect([address, asked(address)]).toEqual([address, "broken"]);
  expect(asked("vcid=3&n=new", { mayWrite: false, mayRemoveSeats: false })).toBe("broken");
});

test("opens a deletion with permission", () => {
  expect(asked("vcid=1&del=n")).toBe("remove 1 12");
  expect(asked("vcid=1&del=nbo")).toBe("remove 1 13");
  expect(asked("delete-position=1")).toBe("remove-seat 1");
  for (const address of ["vcid=1&del=c", "vcid=2&del=n", "delete-position=2", "delete-position=99"])
    expect([address, asked(address)]).toEqual([address, "broken"]);
  expect(asked("vcid=1&del=n", { mayWrite: false, mayRemoveSeats: false })).toBe("broken");
  expect(asked("delete-position=1", { mayWrite: true, mayRemoveSeats: false })).toBe("broken");
});

test("opens the replacement of a planned person with permission", () => {
  expect(asked("vcid=1&replace=n")).toBe("replace 1 12");
  expect(asked("vcid=1&replace=nbo")).toBe("replace 1 13");
  for (const address of ["vcid=1&replace=c", "vcid=2&replace=n", "vcid=4&replace=n", "replace=n", "vcid=1&replace=12"])
    expect([address, asked(address)]).toEqual([address, "broken"]);
  expect(asked("vcid=1&replace=n", { mayWrite: false, mayRemoveSeats: false })).toBe("broken");
});
