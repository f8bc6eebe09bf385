import { cardGroups } from "@/db/enums/dashboard";
import { roles, type Role, type SubRole } from "@/db/enums/users";
import { viewLists } from "@/db/enums/views";
import type { UserActor } from "@/lib/access/actor";
import { roleColumn } from "@/lib/access/permissions";
import { columns } from "@/lib/access/policy";
import { accessTags } from "@/lib/access/tags";
import { viewParametersOf, listAddresses } from "@/lib/features/views/rules";
import { cardsFor, canViewGroup } from "./queries";
import { hrefOf } from "./rules";

const actor = (role: Role, subRole: SubRole | null = null, accessList?: string[]): UserActor => ({
  kind: "user",
  userId: 1,
  email: "",
  name: "",
  role,
  subRole,
  divisionId: role.endsWith("tanker") ? 2 : 1,
  ...(accessList ? { accessList } : {}),
});
/** product 5.7 "Who sees which group" */
const seen: Record<string, string> = {
  newApplicant: "SA AD MG ST PD",
  appraisal: "SA AD MG PD",
  crewScheduling: "SA AD MG PL SV",
  vesselManagement: "SA AD MG PL SV",
  crewCertificateStatus: "SA AD MG PL ST PD",
  crewManagement: "SA AD MG PL ST",
  contractManagement: "SA AD MG FN",
};

test("every role sees the groups that were decided for it, in the order of the documents", () => {
  expect(cardGroups).toEqual(Object.keys(seen));
  for (const group of cardGroups) {
    const columnsOf = new Set<string>();
    for (const role of roles)
      for (const subRole of role === "crewmarine" || role === "crewtanker" ? (["head", "crew"] as const) : [null])
        if (canViewGroup(actor(role, subRole), group)) columnsOf.add(roleColumn(role, subRole));
    expect([group, columns.filter((column) => columnsOf.has(column)).join(" ")]).toEqual([group, seen[group]]);
  }
});

test("without the tag of a list its cards are gone, and a group without cards with them", () => {
  const admin = (accessList: string[]) => actor("crewingadminmarine", null, accessList);
  const without = (tag: string) => accessTags.filter((one) => one !== tag);
  expect(cardsFor(admin(without("planning")), "vesselManagement").map(({ key }) => key)).toEqual([
    "in-operation",
    "in-scrap",
  ]);
  expect(cardsFor(admin(without("vessel-management")), "vesselManagement")).toHaveLength(3);
  expect(canViewGroup(admin(without("crew-management")), "crewManagement")).toBe(false);
  expect(canViewGroup(admin(without("appraisal")), "appraisal")).toBe(false);
  expect(cardGroups.filter((group) => canViewGroup(admin([]), group))).toEqual([]);
});

test("a card leads to its list with everything it counts by, the year too", () => {
  const hrefs = new Map(
    cardGroups.flatMap((group) =>
      cardsFor(actor("superadmin"), group).map((item) => [`${group}.${item.key}`, hrefOf(item, "2025")] as const),
    ),
  );
  expect(hrefs.get("newApplicant.accepted")).toBe(
    "/dashboard/recruitment/applicants-list?tab=done&outcome=accepted&decidedIn=2025",
  );
  expect(hrefs.get("vesselManagement.need-action")).toBe("/dashboard/manning/planning?show=Need+Action");
  expect(hrefs.get("crewScheduling.state-7")).toBe(
    "/dashboard/manning/onboard-scheduling?tab=everybody&state=7&leftIn=2025",
  );
  expect(hrefs.get("appraisal.total")).toBe("/dashboard/appraisal?tab=approved&approvedIn=2025");
  expect(hrefs.get("crewManagement.retention")).toBe("/dashboard/crew-management?tab=resigned&resignedIn=2025");
  expect(hrefs.size).toBe(40);
});

test("the filters of a card can be saved as a view of its list", () => {
  for (const group of cardGroups)
    for (const item of cardsFor(actor("superadmin"), group)) {
      const list = viewLists.find((one) => listAddresses[one].path === item.path);
      const query = item.query("2025");
      expect([item.key, list ? viewParametersOf(list, Object.entries(query)) : null]).toEqual([item.key, query]);
    }
});
