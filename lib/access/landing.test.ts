import { roles, type Role, type SubRole } from "@/db/enums/users";
import type { UserActor } from "./actor";
import { landingOf, linkOf, missingLinkOf } from "./landing";
import { entries } from "./menu";

const actor = (role: Role, subRole: SubRole | null = null, more: Partial<UserActor> = {}): UserActor => ({
  kind: "user",
  userId: 1,
  email: "",
  name: "",
  role,
  subRole,
  divisionId: role.endsWith("tanker") ? 2 : 1,
  ...more,
});
const head = actor("crewmarine", "head", { crewId: 11, vesselId: 7 });
const crew = actor("crewtanker", "crew", { crewId: 12 });
const principal = actor("crewingprincipalmarine", null, { principalId: 3 });
const review = "/dashboard?vcid=1&emp=2&ao=Next&vid=3&joi=4";

test("head and crew go from the crew lists to their own details, a head from the vessels to the own vessel", () => {
  expect(landingOf(head, "/dashboard/crew-management")).toBe("/dashboard/crew-management/11/details?tab=crew-details");
  expect(landingOf(head, "/dashboard/crew-management?tab=resigned")).toBe(
    "/dashboard/crew-management/11/details?tab=crew-details",
  );
  expect(landingOf(crew, "/dashboard/crew-management")).toBe("/dashboard/crew-management/12/details?tab=crew-details");
  expect(landingOf(head, "/dashboard/vessel-management?tab=in-scrap")).toBe("/dashboard/vessel-management/7/details");
  expect(landingOf(actor("crewingstaffmarine"), "/dashboard/crew-management")).toBeNull();
});

test("a head is led from both lists of schedules to those of the own vessel, through the same entrance", () => {
  for (const root of ["/dashboard/manning/onboard-scheduling", "/dashboard/service-and-administration"]) {
    expect(landingOf(head, `${root}?tab=waiting`)).toBe(`${root}/vessel/7/crews`);
    expect(landingOf(head, `${root}/vessel/7/crews`)).toBeNull();
    expect(missingLinkOf({ ...head, vesselId: null }, root)).toBe("vessel");
    expect(landingOf(crew, root)).toBeNull();
  }
});

test("redirects a head from the appraisals to those of the own vessel; a seafarer reads their own", () => {
  expect(landingOf(head, "/dashboard/appraisal?tab=waiting")).toBe("/dashboard/appraisal/7/crew");
  expect(landingOf(head, "/dashboard/appraisal/9/crew")).toBeNull();
  expect(missingLinkOf({ ...head, vesselId: null }, "/dashboard/appraisal")).toBe("vessel");
  expect(landingOf(crew, "/dashboard/appraisal")).toBeNull();
  expect(landingOf(actor("crewingadminmarine"), "/dashboard/appraisal")).toBeNull();
});

test("a head of a tanker is led from the chandler's vessels to the own vessel's requests", () => {
  const tanker = actor("crewtanker", "head", { crewId: 13, vesselId: 9 });
  const root = "/dashboard/crew-benefit/ship-chandler";
  expect(landingOf(tanker, root)).toBe(`${root}/vessel/9/details`);
  expect(landingOf(tanker, `${root}/vessel/9/details`)).toBeNull();
  expect(missingLinkOf({ ...tanker, vesselId: null }, root)).toBe("vessel");
  expect(landingOf(actor("crewingservicetanker"), root)).toBeNull();
});

test("redirects from the list only; a foreign detail address is not found", () => {
  for (const address of [
    "/dashboard/crew-management/99/details?tab=crew-details",
    "/dashboard/crew-management/11/details",
    "/dashboard/vessel-management/7/details",
  ])
    expect(landingOf(head, address)).toBeNull();
});

test("principal, head and crew have no bare dashboard; staff have", () => {
  for (const user of [principal, head, crew]) expect(landingOf(user, "/dashboard")).toBe("/dashboard/profile");
  for (const role of roles.filter((name) => !/principal|^crew(marine|tanker)/.test(name)))
    expect([role, landingOf(actor(role), "/dashboard")]).toEqual([role, null]);
});

test("a principal remains on the dashboard only with all five keys of a review; a head never", () => {
  expect(landingOf(principal, review)).toBeNull();
  for (const key of ["vcid", "emp", "ao", "vid", "joi"]) {
    const [path = "", query] = review.split("?");
    const keys = new URLSearchParams(query);
    keys.delete(key);
    expect([key, landingOf(principal, `${path}?${keys.toString()}`)]).toEqual([key, "/dashboard/profile"]);
    keys.set(key, "");
    expect([key, landingOf(principal, `${path}?${keys.toString()}`)]).toEqual([key, "/dashboard/profile"]);
  }
  expect(landingOf(head, review)).toBe("/dashboard/profile");
  expect(landingOf({ ...principal, accessList: [] }, review)).toBe("/dashboard/profile");
});

test("names the missing link of a head without a vessel and a crew account without a person, and does not redirect", () => {
  const ashore = { ...head, vesselId: null };
  expect(missingLinkOf(ashore, "/dashboard/vessel-management")).toBe("vessel");
  expect(missingLinkOf(ashore, "/dashboard/vessel-management/7/details")).toBe("vessel");
  expect(missingLinkOf(ashore, "/dashboard/crew-management")).toBeNull();
  expect(missingLinkOf({ ...crew, crewId: null }, "/dashboard/crew-management")).toBe("person");
  expect(landingOf(ashore, "/dashboard/vessel-management")).toBeNull();
  expect(missingLinkOf(actor("crewingstaffmarine"), "/dashboard/vessel-management")).toBeNull();
});

test("a menu link leads where the address would lead anyway", () => {
  const link = (user: UserActor, name: string) =>
    linkOf(user, entries.find((entry) => entry.name === name) ?? { name, tag: null, path: "" });
  expect(link(head, "vessel-management")).toBe("/dashboard/vessel-management/7/details");
  expect(link(actor("crewingadmintanker"), "vessel-management")).toBe("/dashboard/vessel-management");
});

test("never redirects twice in a row", () => {
  const links: Partial<UserActor>[] = [
    {},
    { crewId: 11 },
    { vesselId: 7 },
    { crewId: 11, vesselId: 7 },
    { principalId: 3 },
  ];
  const addresses = [
    ...entries.flatMap(({ path }) => [path, `${path}?tab=x`, `${path}/5/details`]),
    review,
    "/dashboard?lang=id",
    "/dashboard/nowhere",
  ];
  for (const role of roles)
    for (const subRole of ["head", "crew"] as const)
      for (const link of links)
        for (const address of addresses) {
          const user = actor(role, subRole, link);
          const target = landingOf(user, address);
          if (target !== null)
            expect([role, address, target, landingOf(user, target)]).toEqual([role, address, target, null]);
          expect(target?.split("?")[0]).not.toBe(address.split("?")[0]);
        }
});
