import { stateOf } from "./link-state.rules";

const now = new Date("2026-11-20T02:00:00Z");
const later = new Date("2026-12-01T02:00:00Z");
const item = { version: 2, expiresAt: later, endedAt: null, endReason: null };
const assignment = {
  version: 2,
  principalStatus: "Pending",
  employeeStatus: "Pending",
  awaitsConsent: false,
} as const;
const asked = { item, assignment, purpose: "principal-approval", isClosed: false, now } as const;

test.each([
  ["a question nobody answered is open", {}, "open"],
  ["one that ended says why", { item: { ...item, endedAt: now, endReason: "dates-changed" } }, "dates-changed"],
  ["one whose recipient left is closed", { isClosed: true }, "closed"],
  [
    "one answered by somebody else is decided",
    { assignment: { ...assignment, principalStatus: "Confirmed" } },
    "decided",
  ],
  [
    "another version than was asked about is another question",
    { assignment: { ...assignment, version: 3 } },
    "changed",
  ],
  ["its time ends by itself", { now: later }, "expired"],
  ["a seafarer answers on their own", { purpose: "employee-consent" }, "open"],
  [
    "a seafarer has nothing to answer once the principal said no",
    { purpose: "employee-consent", assignment: { ...assignment, principalStatus: "Rejected" } },
    "decided",
  ],
  [
    "a seafarer asked to stay longer answers",
    { purpose: "extension-consent", assignment: { ...assignment, awaitsConsent: true } },
    "open",
  ],
  ["one who has said whether they stay has answered", { purpose: "extension-consent" }, "decided"],
] as const)("%s", (_name, values, expected) => {
  expect(stateOf({ ...asked, ...values })).toBe(expected);
});
