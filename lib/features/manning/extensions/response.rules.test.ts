import type { Role, SubRole } from "@/db/enums/users";
import type { UserActor } from "@/lib/access/actor";
import type { ExtensionStored } from "./queries";
import { mayConsent, mayWithdraw, storedExtensionToResponse } from "./response.rules";

const actor = (role: Role, more: Partial<UserActor> = {}, subRole: SubRole | null = null): UserActor => ({
  kind: "user",
  userId: 1,
  email: "sari@example.test",
  name: "Sari",
  role,
  subRole,
  divisionId: 1,
  ...more,
});
const extension: ExtensionStored = {
  id: 5,
  assignmentId: 50,
  vesselId: 7,
  crewId: 70,
  originalDate: "2027-02-01",
  newDate: "2027-03-15",
  reason: "No relief before March",
  requestedAs: "office",
  requestedAt: new Date("2026-11-20T02:00:00Z"),
  requestedBy: 9,
  consent: "Pending",
  consentWay: null,
  consentName: null,
  consentChannel: null,
  consentAt: null,
  consentNote: null,
  consentBy: null,
  status: null,
  decidedAt: null,
  decidedBy: null,
  rejectReason: null,
  endedAt: null,
  endReason: null,
  endedBy: null,
  version: 1,
};
const at = new Date("2026-11-21T02:00:00Z");
const self = actor("crewmarine", { crewId: 70 }, "crew");
const head = actor("crewmarine", { crewId: 71, vesselId: 7 }, "head");

test.each([
  ["lets planning withdraw any request", actor("crewingplanningmarine"), {}, true],
  ["lets the head withdraw their own request", { ...head, userId: 9 }, {}, true],
  ["refuses the head other requests", head, {}, false],
  ["refuses the seafarer other requests", self, {}, false],
  ["refuses service", actor("crewingservicemarine"), {}, false],
  ["refuses decided requests", actor("crewingadminmarine"), { status: "Approved", decidedAt: at }, false],
  ["refuses ended requests", actor("crewingadminmarine"), { endedAt: at }, false],
] as const)("%s", (_name, who, more, expected) => {
  expect(mayWithdraw(who, { ...extension, ...more })).toBe(expected);
});

test.each([
  ["lets the seafarer answer", self, {}, "own"],
  ["lets the office record the answer", actor("crewingplanningmarine"), {}, "told"],
  ["refuses a manager", actor("crewingmanagermarine"), {}, null],
  ["refuses a head for others", head, {}, null],
  ["refuses a second answer", self, { consent: "Confirmed", consentAt: at }, null],
  ["refuses answers to ended requests", self, { endedAt: at }, null],
] as const)("%s", (_name, who, more, expected) => {
  expect(mayConsent(who, { ...extension, ...more })).toBe(expected);
});

test.each([
  ["Approved", "ExtensionApprovedExtension"],
  ["Rejected", "ExtensionRejected"],
  [null, null],
] as const)("the answer to %s names the notification %s", (status, sendEmailType) => {
  expect(storedExtensionToResponse({ ...extension, status })).toMatchObject({
    approvalExtensionStatus: status,
    sendEmailType,
  });
});
