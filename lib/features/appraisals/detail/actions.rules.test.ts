import type { Role, SubRole } from "@/db/enums/users";
import type { UserActor } from "@/lib/access/actor";
import { actionsFor } from "./actions.rules";

const actor = (role: Role, subRole: SubRole | null = null, crewId: number | null = null): UserActor => ({
  kind: "user",
  userId: 1,
  email: "",
  name: "",
  role,
  subRole,
  divisionId: 1,
  crewId,
});
const at = (reviewStatus: "WaitingForReview" | "WaitingForRevision" | "Approved" | null, more: object = {}) => ({
  reviewStatus,
  crewId: 9,
  isLeftToColleague: false,
  countersignedAt: null,
  ...more,
});
const head = actor("crewmarine", "head", 5);
const self = actor("crewmarine", "crew", 9);
const pde = actor("crewingpdemarine");

test("lets heads write and correct, and PDE also review, but never their own", () => {
  expect(actionsFor(head, at(null))).toEqual(["submit"]);
  expect(actionsFor(head, at("WaitingForReview"))).toEqual([]);
  expect(actionsFor(head, at("WaitingForRevision"))).toEqual(["update"]);
  expect(actionsFor(pde, at("WaitingForReview"))).toEqual(["review"]);
  expect(actionsFor(pde, at("WaitingForReview", { isLeftToColleague: true }))).toEqual([]);
});

test("lets managers review and planning view", () => {
  expect(actionsFor(actor("crewingmanagermarine"), at("WaitingForReview"))).toEqual(["review"]);
  expect(actionsFor(actor("crewingmanagermarine"), at(null))).toEqual([]);
  expect(actionsFor(actor("crewingplanningmarine"), at("WaitingForReview"))).toEqual([]);
  expect(actionsFor(actor("crewingplanningmarine"), at("Approved"))).toEqual(["download"]);
});

test("lets a superadmin reopen approved reports; principals do nothing", () => {
  expect(actionsFor(actor("superadmin"), at("Approved"))).toEqual(["reopen", "download"]);
  expect(actionsFor(actor("crewingprincipalmarine"), at("Approved"))).toEqual([]);
});

test("lets the seafarer countersign the own approved report once", () => {
  expect(actionsFor(self, at("Approved"))).toEqual(["countersign", "download"]);
  expect(actionsFor(self, at("Approved", { countersignedAt: new Date() }))).toEqual(["download"]);
  expect(actionsFor(actor("crewingpdemarine", null, 9), at("WaitingForReview"))).toEqual([]);
  expect(actionsFor(actor("crewmarine", "head", 9), at(null))).toEqual([]);
});
