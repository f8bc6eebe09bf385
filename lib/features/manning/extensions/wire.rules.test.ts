import type { Role, SubRole } from "@/db/enums/users";
import type { UserActor } from "@/lib/access/actor";
import type { ExtensionStored } from "./queries";
import { mayConsent, mayWithdraw, stored } from "./wire.rules";

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
  ["planning takes back any request", actor("crewingplanningmarine"), {}, true],
  ["the head takes back the own", { ...head, userId: 9 }, {}, true],
  ["and nobody else's", head, {}, false],
  ["nor does the seafarer take back what others asked", self, {}, false],
  ["service takes back none", actor("crewingservicemarine"), {}, false],
  ["nor anybody what is decided", actor("crewingadminmarine"), { status: "Approved", decidedAt: at }, false],
  ["or has ended", actor("crewingadminmarine"), { endedAt: at }, false],
] as const)("%s", (_name, who, more, expected) => {
  expect(mayWithdraw(who, { ...extension, ...more })).toBe(expected);
});

test.each([
  ["the seafarer answers for themselves", self, {}, "own"],
  ["the office writes down what it was told", actor("crewingplanningmarine"), {}, "told"],
  ["a manager does not", actor("crewingmanagermarine"), {}, null],
  ["a head answers for nobody else", head, {}, null],
  ["an answer is given once", self, { consent: "Confirmed", consentAt: at }, null],
  ["and not to what has ended", self, { endedAt: at }, null],
] as const)("%s", (_name, who, more, expected) => {
  expect(mayConsent(who, { ...extension, ...more })).toBe(expected);
});

test.each([
  ["Approved", "ExtensionApprovedExtension"],
  ["Rejected", "ExtensionRejected"],
  [null, null],
] as const)("the answer to %s names the notification %s", (status, sendEmailType) => {
  expect(stored({ ...extension, status })).toMatchObject({ approvalExtensionStatus: status, sendEmailType });
});
