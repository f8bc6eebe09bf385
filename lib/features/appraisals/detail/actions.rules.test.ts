import type { Role, SubRole } from "@/db/enums/users";
import type { UserActor } from "@/lib/access/actor";
import { actionsFor } from "./actions.rules";

const actor = (role: Role, subRole: SubRole | null = null, crewId: number | null = null): UserActor => ({
  ...{ kind: "user", userId: 1, email: "", name: "", role, subRole, divisionId: 1, crewId },
});
const at = (reviewStatus: "WaitingForReview" | "WaitingForRevision" | "Approved" | null, more: object = {}) => ({
  ...{ reviewStatus, crewId: 9, isLeftToColleague: false, countersignedAt: null },
  ...more,
});
const head = actor("crewmarine", "head", 5);
const self = actor("crewmarine", "crew", 9);
const pde = actor("crewingpdemarine");

test("the head writes and corrects and reviews nothing; PDE does all three but never reviews the own writing", () => {
  expect(actionsFor(head, at(null))).toEqual(["submit"]);
  expect(actionsFor(head, at("WaitingForReview"))).toEqual([]);
  expect(actionsFor(head, at("WaitingForRevision"))).toEqual(["update"]);
  expect(actionsFor(pde, at("WaitingForReview"))).toEqual(["review"]);
  expect(actionsFor(pde, at("WaitingForReview", { isLeftToColleague: true }))).toEqual([]);
});

test("who may write but not review and the other way round: managers review, planning looks", () => {
  expect(actionsFor(actor("crewingmanagermarine"), at("WaitingForReview"))).toEqual(["review"]);
  expect(actionsFor(actor("crewingmanagermarine"), at(null))).toEqual([]);
  expect(actionsFor(actor("crewingplanningmarine"), at("WaitingForReview"))).toEqual([]);
  expect(actionsFor(actor("crewingplanningmarine"), at("Approved"))).toEqual(["download"]);
});

test("a superadmin reopens what is approved; a principal does nothing", () => {
  expect(actionsFor(actor("superadmin"), at("Approved"))).toEqual(["reopen", "download"]);
  expect(actionsFor(actor("crewingprincipalmarine"), at("Approved"))).toEqual([]);
});

test("the seafarer countersigns the own approved report, once, and writes and reviews nothing of it", () => {
  expect(actionsFor(self, at("Approved"))).toEqual(["countersign", "download"]);
  expect(actionsFor(self, at("Approved", { countersignedAt: new Date() }))).toEqual(["download"]);
  expect(actionsFor(actor("crewingpdemarine", null, 9), at("WaitingForReview"))).toEqual([]);
  expect(actionsFor(actor("crewmarine", "head", 9), at(null))).toEqual([]);
});
