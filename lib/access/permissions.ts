import type { Role, SubRole } from "@/db/enums/users";

export const columns = ["SA", "AD", "MG", "PL", "SV", "ST", "PD", "FN", "PR", "VH", "CR"] as const;
export type RoleColumn = (typeof columns)[number];

/** Y own division, O own records only, Q as a reviewed change request, B a second person decides, - no. */
export type Grant = "Y" | "O" | "Q" | "B" | "-";

// prettier-ignore
const table = {
  //                                SA AD MG PL SV ST PD FN PR VH CR
  "applicants:view":                "Y Y Y Y O Y Y - - - -",
  "applicants:cv":                  "Y Y Y Y - Y Y - - - -",
  "applicants:medical-file":        "Y Y Y - Y Y - - - - -",
  "applicants:edit":                "Y Y Y - - Y - - - - -",
  "applicants:screen":              "Y Y Y - - Y - - - - -",
  "applicants:boc-send":            "Y Y Y - - Y - - - - -",
  "applicants:boc-decide":          "Y Y Y - - - - - - - -",
  "applicants:tests-schedule":      "Y Y Y - - Y Y - - - -",
  "applicants:tests-decide":        "Y Y Y - - - Y - - - -",
  "applicants:tests-override":      "Y - Y - - - - - - - -",
  "applicants:interview-schedule":  "Y Y Y - - Y Y - - - -",
  "applicants:interview-decide":    "Y Y Y - - - Y - - - -",
  "applicants:mcu-schedule":        "Y Y Y - Y Y - - - - -",
  "applicants:hire":                "Y Y Y - - - - - - - -",
  "applicants:fail":                "Y Y Y - - Y - - - - -",
  "applicants:reopen-stage":        "Y Y Y - - - - - - - -",
  "applicants:reopen-failed":       "Y - Y - - - - - - - -",
  "job-openings:view":              "Y Y Y Y - Y Y - - - -",
  "job-openings:write":             "Y Y Y - - Y - - - - -",
  "job-openings:draft-from-gap":    "Y Y Y Y - Y - - - - -",
  "job-openings:delete":            "Y Y - - - - - - - - -",
  "crew:list":                      "Y Y Y Y Y Y Y O - - -",
  "crew:suitability-tab":           "Y Y Y Y - Y Y - - O O",
  "crew:view":                      "Y Y Y Y Y Y Y O O O O",
  "crew:edit":                      "Y Y Y - - Y - - - Q Q",
  "crew:see-payroll":               "Y Y Y - - Y - Y - O O",
  "crew:change-bank":               "B B - - - - - B - Q Q",
  "crew:add-certificate":           "Y Y - - - Y Y - - Q Q",
  "crew:verify-certificate":        "Y Y Y - - - Y - - - -",
  "crew:sea-service":               "Y Y - Y - Y - - - Q Q",
  "crew:cv-staff":                  "Y Y Y Y - Y Y - - O O",
  "crew:cv-principal":              "Y Y Y Y - Y Y - O - -",
  "crew:document-history":          "Y Y Y Y Y Y Y - - O O",
  "crew:resign":                    "Y Y Y - - - - - - - -",
  "crew:rehire":                    "Y - Y - - - - - - - -",
  "crew:import":                    "Y Y - - - - - - - - -",
  "suitability:write":              "Y Y Y - - - - - - - -",
  "suitability:confirm-level-3":    "B - B - - - - - - - -",
  "suitability:request-removal":    "Y Y Y - - Y - - - O O",
  "suitability:decide-removal":     "B - B - - - - - - - -",
  "vessels:view":                   "Y Y Y Y Y Y Y Y O O -",
  "vessels:add":                    "Y Y Y - - - - - - - -",
  "vessels:edit":                   "Y Y Y Y - - - - - - -",
  "vessels:scrap":                  "Y Y Y - - - - - - - -",
  "voyages:add":                    "Y Y - Y Y - - - - O -",
  "vessels:crew-documents":         "Y Y Y Y Y Y Y - O O -",
  "vessels:lookups":                "Y Y Y - - - - - - - -",
  "manning:view":                   "Y Y Y Y Y Y Y - O O -",
  "manning:schedule":               "Y Y - - - - - - - - -",
  "manning:seats":                  "Y Y - Y - - - - - - -",
  "manning:propose":                "Y Y Y Y - - - - - - -",
  "manning:change":                 "Y Y Y Y - - - - - - -",
  "manning:allow-overlap":          "Y Y Y Y - - - - - - -",
  "manning:override-compliance":    "Y - Y - - - - - - - -",
  "manning:see-cost":               "Y Y Y - - - - Y - - -",
  "approvals:decide-as-principal":  "B B - - - - - - O - -",
  "approvals:decide-as-employee":   "B B - B - - - - - O O",
  "approvals:links":                "Y Y Y Y - - - - - - -",
  "evidence:view":                  "Y Y Y Y Y Y Y - - - -",
  "evidence:keys":                  "Y - - - - - - - - - -",
  "extensions:request":             "Y Y Y Y - - - - - O O",
  "extensions:decide":              "B B B - - - - - - - -",
  "preparation:view":               "Y Y Y Y Y Y Y - - O O",
  "preparation:mcu":                "Y Y - - Y Y - - - - -",
  "preparation:bjst":               "Y Y - - - Y Y - - - -",
  "preparation:medical":            "Y Y - - Y Y - - - - -",
  "preparation:pkl":                "Y Y Y - - Y - - - - -",
  "preparation:pkl-signed":         "Y Y Y - - Y - - - - -",
  "preparation:see-wages":          "Y Y Y - - Y - Y - O O",
  "scheduling:view":                "Y Y Y Y Y Y - - - O O",
  "scheduling:write":               "Y Y - Y Y - - - - - -",
  "scheduling:accommodation":       "Y Y - - Y - - - - - -",
  "scheduling:appraisal-documents": "Y Y - - Y Y Y - - - -",
  "scheduling:check-in-out":        "Y Y - Y Y - - - - Q -",
  "scheduling:undo-check-in":       "Y - - - - - - - - - -",
  "chandler:view":                  "Y Y Y - Y Y - Y - O -",
  "chandler:request":               "Y Y - - Y Y - - - O -",
  "chandler:status":                "Y Y - - Y - - - - - -",
  "chandler:cancel":                "Y Y - - Y - - - - O -",
  "ujbm:view":                      "Y Y Y - Y - - Y - - -",
  "ujbm:occasions":                 "Y Y - - - - - Y - - -",
  "ujbm:rates":                     "Y Y - - - - - Y - - -",
  "appraisals:view":                "Y Y Y Y - Y Y - - O O",
  "appraisals:write":               "B B - - - - B - - O -",
  "appraisals:review":              "B B B - - - B - - - -",
  "appraisals:download":            "Y Y Y Y - Y Y - - O O",
  "appraisals:reopen":              "Y - - - - - - - - - -",
  "appraisals:countersign":         "- - - - - - - - - O O",
  "appraisals:calibrate":           "Y Y Y - - - Y - - - -",
  "appraisals:forms":               "Y Y - - - - - - - - -",
  "contracts:view":                 "Y Y Y - - - - Y O - -",
  "contracts:write":                "Y Y Y - - - - - - - -",
  "contracts:delete":               "Y Y - - - - - - - - -",
  "billing:view":                   "Y Y Y - - - - Y - - -",
  "billing:mcu":                    "Y Y - - - - - Y - - -",
  "billing:expenses":               "Y Y - - Y - - Y - - -",
  "billing:lock":                   "Y - - - - - - Y - - -",
  "work-orders:view":               "Y Y Y - - - - Y - - -",
  "work-orders:slip":               "Y Y Y - - - - Y - O O",
  "work-orders:lock":               "Y - - - - - - Y - - -",
  "work-orders:write":              "Y Y - - - - - Y - - -",
  "work-orders:verify":             "B - B - - - - B - - -",
  "rates:view":                   "Y Y Y - - - - Y - - -",
  "rates:write":                    "Y Y - - - - - Y - - -",
  "rates:verify":                   "B - B - - - - B - - -",
  "users:write":                    "Y Y - - - - - - - - -",
  "users:access-list":              "Y Y - - - - - - - - -",
  "users:deactivate-self":          "- - Y Y Y Y Y Y Y Y Y",
  "lookups:create":                 "Y Y Y Y Y Y Y Y - Y -",
  "lookups:approve":                "Y Y - - - - - - - - -",
  "users:settings":                 "Y O - - - - - - - - -",
  "audit:view":                     "Y O Y - - - - - - - -",
  "users:data-subject":             "B B - - - - - - - - -",
  "users:switch-division":          "Y - - - - - - - - - -",
  "views:share":                    "Y Y Y Y - - - - - - -",
  "dashboard:applicants":           "Y Y Y - - Y Y - - - -",
  "dashboard:appraisals":           "Y Y Y - - - Y - - - -",
  "dashboard:schedules":            "Y Y Y Y Y - - - - - -",
  "dashboard:vessels":              "Y Y Y Y Y - - - - - -",
  "dashboard:certificates":         "Y Y Y Y - Y Y - - - -",
  "dashboard:crew":                 "Y Y Y Y - Y - - - - -",
  "dashboard:contracts":            "Y Y Y - - - - Y - - -",
} as const;

export type Permission = keyof typeof table;
export const permissions = Object.keys(table) as Permission[];
export const isPermission = (name: string): name is Permission => permissions.some((known) => known === name);

const columnOfGroup: [RegExp, RoleColumn][] = [
  [/^superadmin$/, "SA"],
  [/^crewingadmin/, "AD"],
  [/^crewingmanager/, "MG"],
  [/^crewingplanning/, "PL"],
  [/^crewingservice/, "SV"],
  [/^crewingstaff/, "ST"],
  [/^crewingpde/, "PD"],
  [/^crewingfinance/, "FN"],
  [/^crewingprincipal/, "PR"],
];

/** Asked many times for every page; there are few roles. */
const columnOfRole = new Map<Role, RoleColumn | null>();

export function roleColumn(role: Role, subRole: SubRole | null): RoleColumn {
  const known = columnOfRole.get(role);
  const column = known === undefined ? (columnOfGroup.find(([pattern]) => pattern.test(role))?.[1] ?? null) : known;
  columnOfRole.set(role, column);
  return column ?? (subRole === "head" ? "VH" : "CR");
}

export function grantOf(role: Role, subRole: SubRole | null, permission: Permission): Grant {
  // Cells are one letter wide, with a space between.
  return table[permission].charAt(2 * columns.indexOf(roleColumn(role, subRole))) as Grant;
}
