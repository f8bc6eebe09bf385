import type { DivisionId } from "@/db/enums/divisions";
import type { Role, SubRole } from "@/db/enums/users";
import { columns, roleColumn, type Permission } from "./permissions";

/** Menu tags and whose access list may hold them: the ceiling of a role. What a tag opens stands in menu.ts. */
// prettier-ignore
const table = {
  //                            SA AD MG PL SV ST PD FN PR VH CR
  "applicants-list":            "Y Y Y Y Y Y Y - - - -",
  "job-openings":               "Y Y Y Y - Y Y - - - -",
  "crew-management":            "Y Y Y Y Y Y Y Y Y Y Y",
  "vessel-management":          "Y Y Y Y Y Y Y Y Y Y -",
  "planning":                   "Y Y Y Y Y Y Y - - - -",
  "onboard-preparation":        "Y Y Y Y Y Y Y - - Y Y",
  "onboard-scheduling":         "Y Y Y Y Y Y - - - Y Y",
  "approval-crew":              "Y Y Y Y - - - - Y Y -",
  "service-and-administration": "Y Y Y Y Y - - - - Y Y",
  "ship-chandler":              "Y Y Y - Y Y - Y - Y -",
  "ujbm":                       "Y Y Y - Y - - Y - - -",
  "appraisal":                  "Y Y Y Y - Y Y - - Y Y",
  "contract-management":        "Y Y Y - - - - Y Y - -",
  "payroll-management":         "Y Y Y - - - - Y - - -",
  "work-order-overview":        "Y Y Y - - - - Y - Y Y",
  "billing-overview":           "Y Y Y - - - - Y - - -",
  "users":                      "Y Y - - - - - - - - -",
  "audit-log":                  "Y Y Y - - - - - - - -",
} as const;

export type Tag = keyof typeof table;
/** Tags an access list may name. Dashboard and profile are always open. */
export const accessTags = Object.keys(table) as Tag[];

/** Tags that exist in one division only: ship chandler in Tanker, UJBM in Marine. Documents 1 and 3 §6. */
const divisionOfTag: Partial<Record<Tag, 1 | 2>> = { "ship-chandler": 2, ujbm: 1 };

/** Where in the menu a permission is at home; one of its tags is enough to use it. */
const tagsOfPrefix: Record<string, Tag[]> = {
  applicants: ["applicants-list"],
  "job-openings": ["job-openings"],
  crew: ["crew-management"],
  suitability: ["crew-management"],
  vessels: ["vessel-management"],
  voyages: ["vessel-management"],
  manning: ["planning", "approval-crew"],
  approvals: ["approval-crew"],
  evidence: ["planning", "approval-crew", "crew-management"],
  extensions: ["approval-crew"],
  preparation: ["onboard-preparation"],
  scheduling: ["onboard-scheduling", "service-and-administration"],
  chandler: ["ship-chandler"],
  ujbm: ["ujbm"],
  appraisals: ["appraisal"],
  contracts: ["contract-management"],
  billing: ["billing-overview"],
  "work-orders": ["work-order-overview"],
  rates: ["payroll-management", "work-order-overview"],
  users: ["users"],
  audit: ["audit-log"],
  // A figure is as far away as the list it leads to.
  "dashboard:applicants": ["applicants-list"],
  "dashboard:appraisals": ["appraisal"],
  "dashboard:schedules": ["onboard-scheduling"],
  "dashboard:vessels": ["vessel-management", "planning"],
  "dashboard:certificates": ["crew-management"],
  "dashboard:crew": ["crew-management"],
  "dashboard:contracts": ["contract-management"],
};

/** The tags a permission needs one of; none for lookups, and for deactivating oneself, which no list takes away. */
export const tagsOf = (permission: Permission): Tag[] =>
  permission === "users:deactivate-self"
    ? []
    : (tagsOfPrefix[permission] ?? tagsOfPrefix[permission.split(":")[0] ?? ""] ?? []);

/** The most an access list of this role may hold. */
export function ceilingOf(role: Role, subRole: SubRole | null): Tag[] {
  const column = columns.indexOf(roleColumn(role, subRole));
  return accessTags.filter((tag) => table[tag].charAt(2 * column) === "Y");
}

/** Whether a tag means anything in a division. */
export const isOfDivision = (tag: Tag, divisionId: number) => (divisionOfTag[tag] ?? divisionId) === divisionId;

/** What of an account decides where its menu leads. */
type Account = { role: Role; subRole: SubRole | null; divisionId: DivisionId; accessList?: string[] | null };

export function holdsTag(actor: Account, tag: Tag): boolean {
  const isListed = !actor.accessList || actor.accessList.includes(tag);
  return isListed && isOfDivision(tag, actor.divisionId) && ceilingOf(actor.role, actor.subRole).includes(tag);
}

/** Whether the menu leaves the actor a way to this permission. Where the role never has one, as for a right over oneself, the list takes nothing away. */
export function isReachable(actor: Account, permission: Permission): boolean {
  const ceiling = ceilingOf(actor.role, actor.subRole);
  const ways = tagsOf(permission).filter((tag) => ceiling.includes(tag));
  return ways.length === 0 || ways.some((tag) => holdsTag(actor, tag));
}
