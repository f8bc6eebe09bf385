import { linkStateOf } from "./link-state.rules";

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
  ["an unanswered question is open", {}, "open"],
  ["one that ended says why", { item: { ...item, endedAt: now, endReason: "dates-changed" } }, "dates-changed"],
  ["one whose recipient left is closed", { isClosed: true }, "closed"],
  [
    "a question answered by another recipient is decided",
    { assignment: { ...assignment, principalStatus: "Confirmed" } },
    "decided",
  ],
  [
    "another version than was asked about is another question",
    { assignment: { ...assignment, version: 3 } },
    "changed",
  ],
  ["expires by itself", { now: later }, "expired"],
  ["a seafarer answers on their own", { purpose: "employee-consent" }, "open"],
  [
    "a seafarer has nothing to answer once the principal said no",
    { purpose: "employee-consent", assignment: { ...assignment, principalStatus: "Rejected" } },
    "decided",
  ],
  [
    "a pending extension request is open",
    { purpose: "extension-consent", assignment: { ...assignment, awaitsConsent: true } },
    "open",
  ],
  ["an answered extension request is decided", { purpose: "extension-consent" }, "decided"],
] as const)("%s", (_name, values, expected) => {
  expect(linkStateOf({ ...asked, ...values })).toBe(expected);
});
