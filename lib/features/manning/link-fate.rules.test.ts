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
const none = { principal: null, employee: null };
const both = (end: string) => ({ principal: end, employee: end });

test.each<[string, Partial<Change>, object]>([
  ["nothing that matters", {}, none],
  ["moving up", { from: "next-but-one" }, none],
  ["dates within seven days", { set: { startDate: "2027-01-17", endDate: "2027-07-03" } }, none],
  ["a start eight days later", { set: { startDate: "2027-01-18" } }, both("dates-changed")],
  ["an end eight days sooner", { set: { endDate: "2027-07-02" } }, both("dates-changed")],
  ["a removal", { to: "cancelled" }, both("removed")],
  ["signing on", { to: "current" }, both("joined")],
  ["going on board and off again", { from: "current", to: "previous" }, both("changed")],
  ["the principal's yes", { set: { principalStatus: "Confirmed" } }, { principal: "decided", employee: null }],
  ["the principal's no", { set: { principalStatus: "Rejected" } }, both("decided")],
  ["the seafarer's yes", { set: { employeeStatus: "Confirmed" } }, { principal: null, employee: "decided" }],
  ["the seafarer's no", { set: { employeeStatus: "Rejected" } }, both("decided")],
  ["a question put anew", { set: { principalStatus: "Pending" } }, both("asked-again")],
])("%s", (_name, values, expected) => {
  expect(fateOf(change(values), was)).toEqual(expected);
});
