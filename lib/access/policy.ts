import type { FieldClass } from "@/db/enums/crew";

/**
 * The access policy. SA superadmin, AD admin, MG manager, PL planning, SV service, ST staff, PD personnel development, FN finance,
 * PR principal, VH vessel head, CR crew member. docs/access.md is printed from here. Documents 1 to 3 §6, product 5.11, 5.12.
 */
export const columns = ["SA", "AD", "MG", "PL", "SV", "ST", "PD", "FN", "PR", "VH", "CR"] as const;
export type RoleColumn = (typeof columns)[number];

/** Y granted, O own records only, Q as a change request, B decided by a second person, - not granted. */
export type Grant = "Y" | "O" | "Q" | "B" | "-";

/** Letters of rowScopes. A superadmin's division is the selected one. */
export const rowLetters = {
  a: "every-division",
  d: "own-division",
  m: "medical-check-up",
  p: "own-principal",
  v: "own-vessel",
  o: "own-record",
} as const;
export type Rows = (typeof rowLetters)[keyof typeof rowLetters];

/** Row scopes of permissions by role. */
// oxfmt-ignore
export const rowScopes = {
  //             SA AD MG PL SV ST PD FN PR VH CR
  everything:   "a a a a a a a a a a a",
  division:     "d d d d d d d d d d d",
  applicants:   "d d d d m d d d d d d",
  accounts:     "a d d d d d d d o o o",
  records:      "d d d d d d d d p v o",
  self:         "d d d d d d d d p o o",
  account:      "o o o o o o o o o o o",
} as const;

type Cells = string;
/**
 * Per permission: the cells, the row scope, the section of the documents, and for B cells which users may not decide.
 */
type Rule = readonly [Cells, keyof typeof rowScopes, string, string?];

// oxfmt-ignore
export const permissionTable = {
  //                                  SA AD MG PL SV ST PD FN PR VH CR
  "applicants:view":                ["Y Y Y Y O Y Y - - - -", "applicants",  "1 §2.3"],
  "applicants:cv":                  ["Y Y Y Y - Y Y - - - -", "division",    "1 §7"],
  "applicants:medical-file":        ["Y Y Y - Y Y - - - - -", "division",    "1 §7"],
  "applicants:edit":                ["Y Y Y - - Y - - - - -", "division",    "1 §2.3"],
  "applicants:screen":              ["Y Y Y - - Y - - - - -", "division",    "1 §4"],
  "applicants:boc-send":            ["Y Y Y - - Y - - - - -", "division",    "1 §7"],
  "applicants:boc-decide":          ["Y Y Y - - - - - - - -", "division",    "1 §4"],
  "applicants:tests-schedule":      ["Y Y Y - - Y Y - - - -", "division",    "1 §4"],
  "applicants:tests-decide":        ["Y Y Y - - - Y - - - -", "division",    "1 §4"],
  "applicants:tests-override":      ["Y - Y - - - - - - - -", "division",    "1 §4"],
  "applicants:interview-schedule":  ["Y Y Y - - Y Y - - - -", "division",    "1 §4"],
  "applicants:interview-decide":    ["Y Y Y - - - Y - - - -", "division",    "1 §4"],
  "applicants:mcu-schedule":        ["Y Y Y - Y Y - - - - -", "division",    "1 §4"],
  "applicants:hire":                ["Y Y Y - - - - - - - -", "division",    "1 §4"],
  "applicants:fail":                ["Y Y Y - - Y - - - - -", "division",    "1 §4"],
  "applicants:reopen-stage":        ["Y Y Y - - - - - - - -", "division",    "1 §4"],
  "applicants:reopen-failed":       ["Y - Y - - - - - - - -", "division",    "1 §4"],
  "job-openings:view":              ["Y Y Y Y - Y Y - - - -", "division",    "1 §2.3"],
  "job-openings:write":             ["Y Y Y - - Y - - - - -", "division",    "1 §2.3"],
  "job-openings:draft-from-gap":    ["Y Y Y Y - Y - - - - -", "division",    "product 2.3"],
  "job-openings:delete":            ["Y Y - - - - - - - - -", "division",    "1 §2.3"],
  "crew:list":                      ["Y Y Y Y Y Y Y O - - -", "division",    "2 §2"],
  "crew:suitability-tab":           ["Y Y Y Y - Y Y - - O O", "self",        "2 §2"],
  "crew:view":                      ["Y Y Y Y Y Y Y O O O O", "records",     "2 §2"],
  "crew:edit":                      ["Y Y Y - - Y - - - Q Q", "self",        "2 §2"],
  "crew:change-bank":               ["B B - - - - - B - Q Q", "self",        "product 5.11", "requester"],
  "crew:add-certificate":           ["Y Y - - - Y Y - - Q Q", "self",        "2 §3"],
  "crew:verify-certificate":        ["Y Y Y - - - Y - - - -", "division",    "product 5.5"],
  "crew:sea-service":               ["Y Y - Y - Y - - - Q Q", "self",        "2 §3"],
  "crew:cv-staff":                  ["Y Y Y Y - Y Y - - O O", "self",        "2 §7"],
  "crew:cv-principal":              ["Y Y Y Y - Y Y - O - -", "records",     "2 §7"],
  "crew:document-history":          ["Y Y Y Y Y Y Y - - O O", "self",        "2 §2"],
  "crew:resign":                    ["Y Y Y - - - - - - - -", "division",    "2 §4"],
  "crew:rehire":                    ["Y - Y - - - - - - - -", "division",    "product 5.3"],
  "crew:import":                    ["Y Y - - - - - - - - -", "division",    "product 2.4"],
  "suitability:write":              ["Y Y Y - - - - - - - -", "division",    "product 5.4"],
  "suitability:confirm-level-3":    ["B - B - - - - - - - -", "division",    "product 5.4", "author"],
  "suitability:request-removal":    ["Y Y Y - - Y - - - O O", "self",        "2 §7"],
  "suitability:decide-removal":     ["B - B - - - - - - - -", "division",    "2 §7", "author, requester"],
  "vessels:view":                   ["Y Y Y Y Y Y Y Y O O -", "records",     "2 §2"],
  "vessels:add":                    ["Y Y Y - - - - - - - -", "division",    "2 §2"],
  "vessels:edit":                   ["Y Y Y Y - - - - - - -", "division",    "2 §2"],
  "vessels:scrap":                  ["Y Y Y - - - - - - - -", "division",    "2 §4"],
  "voyages:add":                    ["Y Y - Y Y - - - - O -", "records",     "2 §7"],
  "vessels:crew-documents":         ["Y Y Y Y Y Y Y - O O -", "records",     "2 §7"],
  "vessels:lookups":                ["Y Y Y - - - - - - - -", "division",    "2 §7"],
  "manning:view":                   ["Y Y Y Y Y Y Y - O O -", "records",     "2 §2"],
  "manning:schedule":               ["Y Y - - - - - - - - -", "division",    "2 §6"],
  "manning:seats":                  ["Y Y - Y - - - - - - -", "division",    "2 §2"],
  "manning:propose":                ["Y Y Y Y - - - - - - -", "division",    "2 §2"],
  "manning:change":                 ["Y Y Y Y - - - - - - -", "division",    "2 §2"],
  "manning:allow-overlap":          ["Y Y Y Y - - - - - - -", "division",    "product 5.2"],
  "manning:override-compliance":    ["Y - Y - - - - - - - -", "division",    "product 5.5"],
  "manning:see-cost":               ["Y Y Y - - - - Y - - -", "division",    "product 5.15.8"],
  "approvals:decide-as-principal":  ["B B - - - - - - O - -", "records",     "2 §4", "proposer"],
  "approvals:decide-as-employee":   ["B B - B - - - - - O O", "self",        "2 §4", "proposer"],
  "approvals:approve-all":          ["- - - - - - - - O - -", "records",     "product 5.9"],
  "approvals:links":                ["Y Y Y Y - - - - - - -", "division",    "product 5.9"],
  "evidence:view":                  ["Y Y Y Y Y Y Y - - - -", "division",    "product 5.9"],
  "evidence:keys":                  ["Y - - - - - - - - - -", "everything",  "product 5.9"],
  "extensions:request":             ["Y Y Y Y - - - - - O O", "records",     "2 §4"],
  "extensions:decide":              ["B B B - - - - - - - -", "division",    "2 §4", "requester"],
  "preparation:view":               ["Y Y Y Y Y Y Y - - O O", "records",     "2 §2"],
  "preparation:mcu":                ["Y Y - - Y Y - - - - -", "division",    "2 §2"],
  "preparation:bjst":               ["Y Y - - - Y Y - - - -", "division",    "2 §2"],
  "preparation:medical":            ["Y Y - - Y Y - - - - -", "division",    "2 §2"],
  "preparation:pkl":                ["Y Y Y - - Y - - - - -", "division",    "2 §6"],
  "preparation:pkl-signed":         ["Y Y Y - - Y - - - - -", "division",    "2 §2"],
  "preparation:see-wages":          ["Y Y Y - - Y - Y - O O", "self",        "2 §6"],
  "scheduling:view":                ["Y Y Y Y Y Y - - - O O", "records",     "3 §2"],
  "scheduling:write":               ["Y Y - Y Y - - - - - -", "division",    "3 §2"],
  "scheduling:accommodation":       ["Y Y - - Y - - - - - -", "division",    "3 §5"],
  "scheduling:appraisal-documents": ["Y Y - - Y Y Y - - - -", "division",    "3 §3"],
  "scheduling:check-in-out":        ["Y Y - Y Y - - - - Q -", "records",     "3 §4"],
  "scheduling:undo-check-in":       ["Y - - - - - - - - - -", "division",    "product 5.6"],
  "chandler:view":                  ["Y Y Y - Y Y - Y - O -", "records",     "3 §2"],
  "chandler:request":               ["Y Y - - Y Y - - - O -", "records",     "3 §5"],
  "chandler:status":                ["Y Y - - Y - - - - - -", "division",    "3 §4"],
  "chandler:cancel":                ["Y Y - - Y - - - - O -", "records",     "3 §4"],
  "ujbm:view":                      ["Y Y Y - Y - - Y - - -", "division",    "3 §2"],
  "ujbm:occasions":                 ["Y Y - - - - - Y - - -", "division",    "3 §5"],
  "ujbm:rates":                     ["Y Y - - - - - Y - - -", "division",    "product 5.13"],
  "ujbm:confirm-payee":             ["B B - - - - - B - - -", "division",    "product 5.13", "requester"],
  "appraisals:view":                ["Y Y Y Y - Y Y - - O O", "records",     "3 §2"],
  "appraisals:write":               ["B B - - - - B - - O -", "records",     "3 §5", "appraised person"],
  "appraisals:review":              ["B B B - - - B - - - -", "division",    "3 §4", "author"],
  "appraisals:download":            ["Y Y Y Y - Y Y - - O O", "records",     "3 §7"],
  "appraisals:reopen":              ["Y - - - - - - - - - -", "division",    "product 5.5b"],
  "appraisals:countersign":         ["- - - - - - - - - O O", "self",        "product 5.5b"],
  "appraisals:calibrate":           ["Y Y Y - - - Y - - - -", "division",    "product 5.5b"],
  "appraisals:forms":               ["Y Y - - - - - - - - -", "everything",  "product 5.5b"],
  "contracts:view":                 ["Y Y Y - - - - Y O - -", "records",     "3 §2"],
  "contracts:write":                ["Y Y Y - - - - - - - -", "division",    "3 §5"],
  "contracts:delete":               ["Y Y - - - - - - - - -", "division",    "3 §4"],
  "billing:view":                   ["Y Y Y - - - - Y - - -", "division",    "3 §2"],
  "billing:mcu":                    ["Y Y - - - - - Y - - -", "division",    "3 §5"],
  "billing:expenses":               ["Y Y - - Y - - Y - - -", "division",    "3 §5"],
  "billing:lock":                   ["Y - - - - - - Y - - -", "division",    "3 §4"],
  "billing:confirm":                ["B - - - - - - B - - -", "division",    "product 5.14", "requester"],
  "billing:correct":                ["Y - - - - - - Y - - -", "division",    "product 5.14"],
  "billing:payments":               ["Y - - - - - - Y - - -", "division",    "product 5.14"],
  "billing:issue-note":             ["B - B - - - - B - - -", "division",    "product 5.14", "author, requester"],
  "work-orders:view":               ["Y Y Y - - - - Y - - -", "division",    "3 §2"],
  "work-orders:slip":               ["Y Y Y - - - - Y - O O", "self",        "3 §6"],
  "work-orders:lock":               ["Y - - - - - - Y - - -", "division",    "product 5.15"],
  "work-orders:write":              ["Y Y - - - - - Y - - -", "division",    "product 5.15.6b"],
  "work-orders:verify":             ["B - B - - - - B - - -", "division",    "product 5.15.6b", "editor"],
  "work-orders:payments":           ["Y - Y - - - - Y - - -", "division",    "product 5.15"],
  "work-orders:release":            ["B - B - - - - B - - -", "division",    "product 5.15", "author, requester"],
  "work-orders:deductions":         ["Y - Y - - - - Y - O O", "self",        "product 5.15"],
  "work-orders:open-debt":          ["Y - - - - - - Y - - -", "division",    "product 5.15"],
  "work-orders:decide-debt":        ["B - B - - - - B - - -", "division",    "product 5.15", "requester"],
  "work-orders:ask-advance":        ["- - - - - - - - - O O", "self",        "product 5.15"],
  "work-orders:allot":              ["Y - - - - - - Y - - -", "division",    "product 5.15"],
  "work-orders:confirm-allotment":  ["B - B - - - - B - - -", "division",    "product 5.15", "requester"],
  "work-orders:record-cash":        ["- - - - - - - - - O -", "records",     "product 5.15"],
  "rates:view":                     ["Y Y Y - - - - Y - - -", "everything",  "product 5.15"],
  "rates:write":                    ["Y Y - - - - - Y - - -", "everything",  "product 5.15"],
  "rates:verify":                   ["B - B - - - - B - - -", "everything",  "product 5.15", "editor"],
  "users:write":                    ["Y Y - - - - - - - - -", "accounts",    "1 §6"],
  "users:access-list":              ["Y Y - - - - - - - - -", "accounts",    "1 §6"],
  "users:api-tokens":               ["Y Y Y Y Y Y Y Y - - -", "account",     "product 5.21"],
  "users:deactivate-self":          ["- - Y Y Y Y Y Y Y Y Y", "account",     "1 §2.3"],
  "lookups:create":                 ["Y Y Y Y Y Y Y Y - Y -", "everything",  "1 §7"],
  "lookups:approve":                ["Y Y - - - - - - - - -", "everything",  "product 5.17"],
  "audit:view":                     ["Y O Y - - - - - - - -", "accounts",    "product 2.19"],
  "status:view":                    ["Y - - - - - - - - - -", "everything",  "product 2.19"],
  "status:act":                     ["Y - - - - - - - - - -", "everything",  "product 2.19"],
  "users:data-subject":             ["B B - - - - - - - - -", "division",    "product 5.20", "requester"],
  "users:confirm-erasure":          ["B - B - - - - - - - -", "division",    "product 5.20", "requester"],
  "users:switch-division":          ["Y - - - - - - - - - -", "everything",  "1 §6"],
  "views:share":                    ["Y Y Y Y - - - - - - -", "division",    "product 2.20"],
  "dashboard:applicants":           ["Y Y Y - - Y Y - - - -", "division",    "3 §2"],
  "dashboard:appraisals":           ["Y Y Y - - - Y - - - -", "division",    "3 §2"],
  "dashboard:schedules":            ["Y Y Y Y Y - - - - - -", "division",    "3 §2"],
  "dashboard:vessels":              ["Y Y Y Y Y - - - - - -", "division",    "3 §2"],
  "dashboard:certificates":         ["Y Y Y Y - Y Y - - - -", "division",    "3 §2"],
  "dashboard:crew":                 ["Y Y Y Y - Y - - - - -", "division",    "3 §2"],
  "dashboard:contracts":            ["Y Y Y - - - - Y - - -", "division",    "3 §2"],
} as const satisfies Record<string, Rule>;

/** Menu tags and the roles whose access list may contain them. menu.ts says which page a tag opens. */
// oxfmt-ignore
export const tagTable = {
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
  status:                       "Y - - - - - - - - - -",
} as const;
export type Tag = keyof typeof tagTable;

/** Tags that exist in one division only: ship chandler in Tanker, UJBM in Marine. Documents 1 and 3 §6. */
export const divisionOfTag: Partial<Record<Tag, 1 | 2>> = { "ship-chandler": 2, ujbm: 1 };

/** Menu tags of a permission, by its area or its whole name. One of the tags is enough. */
export const tagsOfArea: Record<string, Tag[]> = {
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
  status: ["status"],
  // A figure needs the tags of its list.
  "dashboard:applicants": ["applicants-list"],
  "dashboard:appraisals": ["appraisal"],
  "dashboard:schedules": ["onboard-scheduling"],
  "dashboard:vessels": ["vessel-management", "planning"],
  "dashboard:certificates": ["crew-management"],
  "dashboard:crew": ["crew-management"],
  "dashboard:contracts": ["contract-management"],
  "users:confirm-erasure": ["crew-management"],
  // An access list cannot remove the permissions over one's own account.
  "users:deactivate-self": [],
  "users:api-tokens": [],
};

/** Menu entries hidden from roles that may open them. Document 1 §2.2, §6. */
// oxfmt-ignore
export const menuVisibility: Record<string, Cells> = {
  //                  SA AD MG PL SV ST PD FN PR VH CR
  dashboard:         "Y Y Y Y Y Y Y Y - - -",
  "my-joining":      "- - - - - - - - - - Y",
  "crew-management": "Y Y Y Y Y Y Y Y - Y Y",
};

/**
 * Classes of a person's fields. Y the whole class, P the part named in crew/fields.rules, - nothing. VH is a head looking at the own
 * vessel's crew, CR the seafarer's own record. product 5.12
 */
// oxfmt-ignore
export const fieldClassTable: Record<FieldClass, Cells> = {
  //             SA AD MG PL SV ST PD FN PR VH CR
  public:       "Y Y Y Y Y Y Y Y Y Y Y",
  professional: "Y Y Y Y Y Y Y - Y Y Y",
  travel:       "Y Y Y Y Y Y Y - P Y Y",
  contact:      "Y Y Y Y Y Y Y P - P Y",
  identity:     "Y Y Y - - Y - P - - Y",
  payroll:      "Y Y Y - - Y - Y - - Y",
  medical:      "Y Y Y - Y Y - - P P Y",
  suitability:  "Y Y Y Y - Y Y - - - Y",
};

/**
 * Partly visible classes: phone and NIK for finance, next of kin and sizes for a head, and parts of a medical record.
 * product 5.12
 */
export const fieldsInPart: Partial<Record<RoleColumn, readonly string[]>> = {
  FN: ["phone", "idNumber"],
  VH: [
    ...["nextOfKinName", "nextOfKinRelation", "nextOfKinPhone", "nextOfKinEmail", "nextOfKinAddress"],
    ...["safetyShoesSize", "trousersSize", "coverallSize", "shirtSize"],
  ],
};
export const medicalInPart: Partial<Record<RoleColumn, readonly string[]>> = {
  VH: ["status", "restriction"],
  PR: ["status", "validUntil"],
};

/** Groups of roles for rules without a permission: mail recipients and viewers of a person. product 5.9, 5.12, 5.16 */
// oxfmt-ignore
export const groupTable = {
  //                             SA AD MG PL SV ST PD FN PR VH CR
  superadmins:                  "Y - - - - - - - - - -",
  admins:                       "- Y - - - - - - - - -",
  managers:                     "- - Y - - - - - - - -",
  planning:                     "- - - Y - - - - - - -",
  service:                      "- - - - Y - - - - - -",
  staff:                        "- - - - - Y - - - - -",
  pde:                          "- - - - - - Y - - - -",
  finance:                      "- - - - - - - Y - - -",
  principals:                   "- - - - - - - - Y - -",
  heads:                        "- - - - - - - - - Y -",
  "crew-members":               "- - - - - - - - - - Y",
  seafarers:                    "- - - - - - - - - Y Y",
  office:                       "Y Y Y Y Y Y Y Y - - -",
  "protected-accounts":         "Y Y - - - - - - - - -",
  "answer-for-stops":           "Y Y Y - - - - - - - -",
  "read-who-read":              "Y - Y - - - - - - - -",
  "learn-of-health":            "Y Y Y Y Y Y Y - - - Y",
  "read-schedules-whole":       "Y Y Y Y Y Y - - - - -",
  "read-appraisals":            "Y Y Y Y - Y Y - - Y Y",
  "read-appraisal-documents":   "Y Y Y Y Y Y Y - - - -",
  "answer-for-late-appraisals": "- - - - - - Y - - Y -",
} as const satisfies Record<string, Cells>;

/** Notice topics by role. product 5.16 */
// oxfmt-ignore
export const noticeTable = {
  //             SA AD MG PL SV ST PD FN PR VH CR
  work:         "Y Y Y Y Y Y Y Y Y Y Y",
  questions:    "- - - - - - - - Y Y Y",
  security:     "- - - - - - - - - Y Y",
  plans:        "Y Y Y Y Y Y - - - Y -",
  extensions:   "Y Y Y Y - - - - Y Y Y",
  "sign-ons":   "- - - Y Y - - Y Y - -",
  schedules:    "- - - Y Y - - - Y Y Y",
  preparation:  "- Y - Y Y - - - - Y Y",
  appraisals:   "- Y Y - - - Y - - Y Y",
  chandler:     "- Y - - Y Y - - - Y -",
  contracts:    "- Y Y - - - - Y - - -",
  papers:       "- Y - Y Y Y Y - - Y Y",
  suitability:  "Y Y Y - - Y - - - Y Y",
  changes:      "- Y Y - - Y Y Y - Y Y",
  applicants:   "Y Y Y - - Y Y - - - -",
  pay:          "- - - - - - - - - Y Y",
  decisions:    "Y - Y - - - - - - - -",
  delivery:     "Y Y - - - - - - - - -",
} as const satisfies Record<string, Cells>;
