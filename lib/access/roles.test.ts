import { roles } from "@/db/enums/users";
import { classOf } from "@/lib/features/crew/fields.rules";
import { topicChoices } from "@/lib/features/notices/rules";
import type { UserActor } from "./actor";
import { columns, fieldsInPart, groupTable, noticeTable } from "./policy";
import {
  isActorAmong,
  divisionOfRole,
  receivesNotice,
  isAmong,
  isViewerAmong,
  rolesOf,
  fixedViewers,
  viewerOf,
} from "./roles";

const user = (role: UserActor["role"], more: Partial<UserActor> = {}): UserActor => ({
  kind: "user",
  userId: 1,
  email: "",
  name: "",
  subRole: null,
  divisionId: 1,
  role,
  ...more,
});
const head = user("crewmarine", { subRole: "head", crewId: 12, vesselId: 3 });

test("every group and every topic of notices has a yes or no for each of the eleven roles", () => {
  for (const [name, cells] of [...Object.entries(groupTable), ...Object.entries(noticeTable)])
    expect([name, cells]).toEqual([name, expect.stringMatching(/^[Y-]( [Y-]){10}$/)]);
  expect(columns.length).toBe(11);
  expect(Object.keys(noticeTable).sort()).toEqual([...topicChoices].sort());
});

test("fields that are seen in part are fields with a class", () => {
  expect(
    Object.values(fieldsInPart)
      .flat()
      .filter((field) => classOf(field) === undefined),
  ).toEqual([]);
});

test("every role is exactly one of office, principal and seafarer", () => {
  for (const role of roles)
    for (const subRole of ["head", "crew"] as const)
      expect(
        (["office", "principals", "seafarers"] as const).filter((group) => isAmong({ role, subRole }, group)),
      ).toHaveLength(1);
});

test("a head is a seafarer and no crew member; the clock and strangers belong to no group", () => {
  expect([isAmong(head, "heads"), isAmong(head, "seafarers"), isAmong(head, "crew-members")]).toEqual([
    true,
    true,
    false,
  ]);
  expect([isActorAmong({ kind: "scheduler" }, "office"), isActorAmong({ kind: "stranger" }, "office")]).toEqual([
    false,
    false,
  ]);
});

test("the roles of a group, for a query, are those of both divisions", () => {
  expect(rolesOf("superadmins")).toEqual(["superadmin"]);
  expect(rolesOf("planning", "service")).toEqual([
    "crewingplanningmarine",
    "crewingplanningtanker",
    "crewingservicemarine",
    "crewingservicetanker",
  ]);
  expect(rolesOf("heads")).toEqual([]);
});

test("a role works in the division it names, a superadmin in none alone", () => {
  expect([divisionOfRole("crewmarine"), divisionOfRole("crewingpdetanker"), divisionOfRole("superadmin")]).toEqual([
    1,
    2,
    null,
  ]);
});

test("finance is notified of sign-ons and not of plans", () => {
  const finance = user("crewingfinancemarine");
  expect([receivesNotice(finance, "sign-ons"), receivesNotice(finance, "plans")]).toEqual([true, false]);
});

test("a head views themselves as a crew member and others of the vessel as its head", () => {
  expect(viewerOf(head, { id: 12, vesselId: 3 })).toBe(fixedViewers.self);
  expect(isViewerAmong(viewerOf(head, { id: 13, vesselId: 3 }), "heads")).toBe(true);
  expect(viewerOf(head, { id: 13, vesselId: 4 })).toBe("passer-by");
  expect(isViewerAmong("passer-by", "office")).toBe(false);
});
