import { roles, type Role, type SubRole } from "@/db/enums/users";
import type { UserActor } from "./actor";
import { landingPageOf, menuLinkOf, missingAccountLinkOf } from "./landing-page";
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
  expect(landingPageOf(head, "/dashboard/crew-management")).toBe(
    "/dashboard/crew-management/11/details?tab=crew-details",
  );
  expect(landingPageOf(head, "/dashboard/crew-management?tab=resigned")).toBe(
    "/dashboard/crew-management/11/details?tab=crew-details",
  );
  expect(landingPageOf(crew, "/dashboard/crew-management")).toBe(
    "/dashboard/crew-management/12/details?tab=crew-details",
  );
  expect(landingPageOf(head, "/dashboard/vessel-management?tab=in-scrap")).toBe(
    "/dashboard/vessel-management/7/details",
  );
  expect(landingPageOf(actor("crewingstaffmarine"), "/dashboard/crew-management")).toBeNull();
});

test("a head is led from both lists of schedules to those of the own vessel, through the same entrance", () => {
  for (const root of ["/dashboard/manning/onboard-scheduling", "/dashboard/service-and-administration"]) {
    expect(landingPageOf(head, `${root}?tab=waiting`)).toBe(`${root}/vessel/7/crews`);
    expect(landingPageOf(head, `${root}/vessel/7/crews`)).toBeNull();
    expect(missingAccountLinkOf({ ...head, vesselId: null }, root)).toBe("vessel");
    expect(landingPageOf(crew, root)).toBeNull();
  }
});

test("redirects a head from the appraisals to those of the own vessel; a seafarer reads their own", () => {
  expect(landingPageOf(head, "/dashboard/appraisal?tab=waiting")).toBe("/dashboard/appraisal/7/crew");
  expect(landingPageOf(head, "/dashboard/appraisal/9/crew")).toBeNull();
  expect(missingAccountLinkOf({ ...head, vesselId: null }, "/dashboard/appraisal")).toBe("vessel");
  expect(landingPageOf(crew, "/dashboard/appraisal")).toBeNull();
  expect(landingPageOf(actor("crewingadminmarine"), "/dashboard/appraisal")).toBeNull();
});

test("a head of a tanker is led from the chandler's vessels to the own vessel's requests", () => {
  const tanker = actor("crewtanker", "head", { crewId: 13, vesselId: 9 });
  const root = "/dashboard/crew-benefit/ship-chandler";
  expect(landingPageOf(tanker, root)).toBe(`${root}/vessel/9/details`);
  expect(landingPageOf(tanker, `${root}/vessel/9/details`)).toBeNull();
  expect(missingAccountLinkOf({ ...tanker, vesselId: null }, root)).toBe("vessel");
  expect(landingPageOf(actor("crewingservicetanker"), root)).toBeNull();
});

test("redirects from the list only; a foreign detail address is not found", () => {
  for (const address of [
    "/dashboard/crew-management/99/details?tab=crew-details",
    "/dashboard/crew-management/11/details",
    "/dashboard/vessel-management/7/details",
  ])
    expect(landingPageOf(head, address)).toBeNull();
});

test("principal, head and crew have no bare dashboard; staff have", () => {
  for (const user of [principal, head, crew]) expect(landingPageOf(user, "/dashboard")).toBe("/dashboard/profile");
  for (const role of roles.filter((name) => !/principal|^crew(marine|tanker)/.test(name)))
    expect([role, landingPageOf(actor(role), "/dashboard")]).toEqual([role, null]);
});

test("a principal remains on the dashboard only with all five keys of a review; a head never", () => {
  expect(landingPageOf(principal, review)).toBeNull();
  for (const key of ["vcid", "emp", "ao", "vid", "joi"]) {
    const [path = "", query] = review.split("?");
    const keys = new URLSearchParams(query);
    keys.delete(key);
    expect([key, landingPageOf(principal, `${path}?${keys.toString()}`)]).toEqual([key, "/dashboard/profile"]);
    keys.set(key, "");
    expect([key, landingPageOf(principal, `${path}?${keys.toString()}`)]).toEqual([key, "/dashboard/profile"]);
  }
  expect(landingPageOf(head, review)).toBe("/dashboard/profile");
  expect(landingPageOf({ ...principal, accessList: [] }, review)).toBe("/dashboard/profile");
});

test("names the missing link of a head without a vessel and a crew account without a person, and does not redirect", () => {
  const ashore = { ...head, vesselId: null };
  expect(missingAccountLinkOf(ashore, "/dashboard/vessel-management")).toBe("vessel");
  expect(missingAccountLinkOf(ashore, "/dashboard/vessel-management/7/details")).toBe("vessel");
  expect(missingAccountLinkOf(ashore, "/dashboard/crew-management")).toBeNull();
  expect(missingAccountLinkOf({ ...crew, crewId: null }, "/dashboard/crew-management")).toBe("person");
  expect(landingPageOf(ashore, "/dashboard/vessel-management")).toBeNull();
  expect(missingAccountLinkOf(actor("crewingstaffmarine"), "/dashboard/vessel-management")).toBeNull();
});

test("a menu link leads where the address would lead anyway", () => {
  const link = (user: UserActor, name: string) =>
    menuLinkOf(user, entries.find((entry) => entry.name === name) ?? { name, tag: null, path: "" });
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
          const target = landingPageOf(user, address);
          if (target !== null)
            expect([role, address, target, landingPageOf(user, target)]).toEqual([role, address, target, null]);
          expect(target?.split("?")[0]).not.toBe(address.split("?")[0]);
        }
});
