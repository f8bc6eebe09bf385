import { fateOf } from "./link-fate.rules";
import type { Change } from "./slots.rules";

const was = { startDate: "2027-01-10", endDate: "2027-07-10" };
const change = (values: Partial<Change>): Change => ({
  assignmentId: 1,
  from: "next",
  to: "next",
  set: {},
  was: {},
  ...values,
});
const none = { principal: null, employee: null, extension: null };
const both = (end: string) => ({ principal: end, employee: end, extension: null });

test.each<[string, Partial<Change>, object]>([
  ["nothing that matters", {}, none],
  ["moving up", { from: "next-but-one" }, none],
  ["dates within seven days", { set: { startDate: "2027-01-17", endDate: "2027-07-03" } }, none],
  ["a start eight days later", { set: { startDate: "2027-01-18" } }, both("dates-changed")],
  ["an end eight days sooner", { set: { endDate: "2027-07-02" } }, both("dates-changed")],
  ["a removal", { to: "cancelled" }, both("removed")],
  ["signing on", { to: "current" }, both("joined")],
  ["going on board and off again", { from: "current", to: "previous" }, both("changed")],
  ["the principal's yes", { set: { principalStatus: "Confirmed" } }, { ...none, principal: "decided" }],
  ["the principal's no", { set: { principalStatus: "Rejected" } }, both("decided")],
  ["the seafarer's yes", { set: { employeeStatus: "Confirmed" } }, { ...none, employee: "decided" }],
  ["the seafarer's no", { set: { employeeStatus: "Rejected" } }, both("decided")],
  [
    "the end of a stay moved by a day asks another question of who is to stay longer",
    { from: "current", to: "current", set: { endDate: "2027-07-11" } },
    { ...none, extension: "dates-changed" },
  ],
  [
    "signing off leaves nothing to prolong",
    { from: "previous", to: "previous", set: { checkedOutOn: "2027-07-01" } },
    { ...none, extension: "changed" },
  ],
  ["a question put anew", { set: { principalStatus: "Pending" } }, both("asked-again")],
])("%s", (_name, values, expected) => {
  expect(fateOf(change(values), was)).toEqual(expected);
});
