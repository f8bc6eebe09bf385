import type { Role, SubRole } from "@/db/enums/users";
import type { UserActor } from "@/lib/access/actor";
import { allowedActionsOf } from "./allowed-actions.rules";
import { crewActions, type CrewAction } from "./schema";

const person = { id: 7, vesselId: 3, status: "off-board" as const };
const user = (role: Role, changes: Partial<UserActor> = {}, subRole: SubRole | null = null): UserActor => ({
  kind: "user",
  userId: 1,
  email: "a@b.c",
  name: "A",
  role,
  subRole,
  divisionId: 1,
  ...changes,
});
const principal = user("crewingprincipalmarine", { principalId: 1 });
const head = user("crewmarine", { crewId: 1, vesselId: 3 }, "head");
const self = user("crewmarine", { crewId: 7 }, "crew");

const table: [CrewAction, string][] = [
  //                        SA AD MG PL SV ST PD FN PR VH CR(self)
  ["edit", "Y Y Y - - Y - - - - -"],
  ["request-change", "- - - - - - - - - - Y"],
  ["change-bank", "Y Y - - - - - Y - - -"],
  ["request-bank-change", "- - - - - - - - - - Y"],
  ["add-certificate", "Y Y - - - Y Y - - - -"],
  ["request-certificate", "- - - - - - - - - - Y"],
  ["verify-certificate", "Y Y Y - - - Y - - - -"],
  ["write-medical", "Y Y - - Y Y - - - - -"],
  ["add-sea-service", "Y Y - Y - Y - - - - -"],
  ["request-sea-service", "- - - - - - - - - - Y"],
  ["cv-staff", "Y Y Y Y - Y Y - - - Y"],
  ["cv-principal", "Y Y Y Y - Y Y - Y - -"],
  ["see-upcoming-schedule", "Y Y Y Y Y Y Y - - Y Y"],
  ["see-suitability", "Y Y Y Y - Y Y - - - Y"],
  ["write-suitability", "Y Y Y - - - - - - - -"],
  ["request-removal", "Y Y Y - - Y - - - - Y"],
  ["see-document-history", "Y Y Y Y Y Y Y - - - Y"],
  ["see-reads", "Y - Y - - - - - - - -"],
  ["resign", "Y Y Y - - - - - - - -"],
  ["rehire", "- - - - - - - - - - -"],
];
const staff: Role[] = [
  "superadmin",
  "crewingadminmarine",
  "crewingmanagermarine",
  "crewingplanningmarine",
  "crewingservicemarine",
  "crewingstaffmarine",
  "crewingpdemarine",
  "crewingfinancemarine",
];
const everybody = [...staff.map((role) => user(role)), principal, head, self];

test.each(table)("offers %s as decided in the table", (action, cells) => {
  expect(everybody.map((actor) => (allowedActionsOf(actor, person).includes(action) ? "Y" : "-")).join(" ")).toBe(
    cells,
  );
});

test("has every action in the table", () => {
  expect(table.map(([action]) => action)).toEqual([...crewActions]);
});

test("offers resigning ashore and re-hiring after resignation", () => {
  const of = (status: "on-board" | "resigned") => allowedActionsOf(user("superadmin"), { ...person, status });
  expect(of("on-board")).toEqual(expect.not.arrayContaining(["resign", "rehire"]));
  expect(of("resigned")).toEqual(expect.arrayContaining(["rehire"]));
  expect(of("resigned")).toEqual(expect.not.arrayContaining(["resign"]));
});

test("offers only viewing while processing is stopped", () => {
  const stopped = { ...person, processingStoppedAt: new Date("2026-11-20T02:00:00Z") };
  const looking = ["see-upcoming-schedule", "see-suitability", "see-document-history"];
  expect(allowedActionsOf(user("superadmin"), stopped)).toEqual([...looking, "see-reads"]);
  expect(allowedActionsOf(self, stopped)).toEqual(looking);
});

test("offers nothing to an access list without crew management or without sign-in", () => {
  expect(allowedActionsOf(user("crewingadminmarine", { accessList: ["job-openings"] }), person)).toEqual([
    "see-upcoming-schedule",
  ]);
  expect(allowedActionsOf({ kind: "stranger" }, person)).toEqual([]);
});
