import { linksEndedByChange } from "./ended-links.rules";
import type { Change } from "../slots.rules";

const was = { startDate: "2027-01-10", endDate: "2027-07-10" };
const change = (values: Partial<Change>): Change => ({
  assignmentId: 1,
  from: "next",
  to: "next",
  set: {},
  was: {},
  ...values,
});
const emptyLinkEnds = { principal: null, employee: null, extension: null };
const both = (end: string) => ({ principal: end, employee: end, extension: null });

test.each<[string, Partial<Change>, object]>([
  ["nothing that matters", {}, emptyLinkEnds],
  ["moving up", { from: "next-but-one" }, emptyLinkEnds],
  ["dates within seven days", { set: { startDate: "2027-01-17", endDate: "2027-07-03" } }, emptyLinkEnds],
  ["a start eight days later", { set: { startDate: "2027-01-18" } }, both("dates-changed")],
  ["an end eight days sooner", { set: { endDate: "2027-07-02" } }, both("dates-changed")],
  ["a removal", { to: "cancelled" }, both("removed")],
  ["signing on", { to: "current" }, both("joined")],
  ["going on board and off again", { from: "current", to: "previous" }, both("changed")],
  ["the principal's yes", { set: { principalStatus: "Confirmed" } }, { ...emptyLinkEnds, principal: "decided" }],
  ["the principal's no", { set: { principalStatus: "Rejected" } }, both("decided")],
  ["the seafarer's yes", { set: { employeeStatus: "Confirmed" } }, { ...emptyLinkEnds, employee: "decided" }],
  ["the seafarer's no", { set: { employeeStatus: "Rejected" } }, both("decided")],
  [
    "a moved end closes the extension link",
    { from: "current", to: "current", set: { endDate: "2027-07-11" } },
    { ...emptyLinkEnds, extension: "dates-changed" },
  ],
  [
    "signing off closes the extension link",
    { from: "previous", to: "previous", set: { checkedOutOn: "2027-07-01" } },
    { ...emptyLinkEnds, extension: "changed" },
  ],
  ["a new principal approval", { set: { principalStatus: "Pending" } }, both("asked-again")],
])("%s", (_name, values, expected) => {
  expect(linksEndedByChange(change(values), was)).toEqual(expected);
});
