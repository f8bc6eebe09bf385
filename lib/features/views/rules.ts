import type { ViewList } from "@/db/enums/views";
import { crewFilterKeys } from "@/lib/features/crew/list/filter-keys.rules";
import type { Permission } from "@/lib/access/permissions";

type ListAddress = { path: string; right: Permission; keys: readonly string[] };

const crew = "/dashboard/crew-management";
const commonParameters = ["search", "sort", "order", "tab", "hide"] as const;

/**
 * Address of each list, its permissions, and the parameters a view stores. Pages, dialogs and records are not stored.
 */
export const listAddresses: Record<ViewList, ListAddress> = {
  crew: {
    path: crew,
    right: "crew:list",
    keys: [...commonParameters, ...crewFilterKeys],
  },
  "compliance-forecast": {
    path: `${crew}/compliance-forecast`,
    right: "crew:list",
    keys: [...commonParameters, "code", "vessel", "position", "dueWithin", "stay", "group"],
  },
  "to-verify": {
    path: `${crew}/to-verify`,
    right: "crew:verify-certificate",
    keys: [...commonParameters, "kind", "vessel", "position"],
  },
  "change-requests": { path: `${crew}/change-requests`, right: "crew:view", keys: [...commonParameters, "section"] },
  "data-requests": { path: `${crew}/data-requests`, right: "crew:list", keys: [...commonParameters, "kind"] },
  vessels: {
    path: "/dashboard/vessel-management",
    right: "vessels:view",
    keys: [...commonParameters, "vesselType", "principal", "vacant"],
  },
  principals: { path: "/dashboard/vessel-management/principals", right: "vessels:lookups", keys: commonParameters },
  contracts: {
    path: "/dashboard/payroll-and-contracts/contract-management",
    right: "contracts:view",
    keys: [...commonParameters, "principal", "endsWithin", "endedIn"],
  },
  plans: { path: "/dashboard/manning/planning", right: "manning:view", keys: [...commonParameters, "show"] },
  approvals: { path: "/dashboard/manning/approval-crew", right: "manning:view", keys: [...commonParameters, "show"] },
  schedules: {
    path: "/dashboard/manning/onboard-scheduling",
    right: "scheduling:view",
    keys: [...commonParameters, "schedulingStatus", "waiting", "state", "leftIn"],
  },
  travel: {
    path: "/dashboard/service-and-administration",
    right: "scheduling:view",
    keys: [...commonParameters, "schedulingStatus", "waiting", "state", "leftIn"],
  },
  preparation: {
    path: "/dashboard/manning/onboard-preparation",
    right: "preparation:view",
    keys: [...commonParameters, "preparationStatus", "who"],
  },
  appraisals: {
    path: "/dashboard/appraisal",
    right: "appraisals:view",
    keys: [...commonParameters, "waiting", "score", "approvedIn"],
  },
  chandler: {
    path: "/dashboard/crew-benefit/ship-chandler",
    right: "chandler:view",
    keys: [...commonParameters, "chandlerStatus", "waiting"],
  },
  ujbm: { path: "/dashboard/crew-benefit/ujbm", right: "ujbm:view", keys: [...commonParameters, "payee"] },
  "work-orders": {
    path: "/dashboard/work-order-and-billings/work-order-overview",
    right: "work-orders:view",
    keys: commonParameters,
  },
  applicants: {
    path: "/dashboard/recruitment/applicants-list",
    right: "applicants:view",
    keys: [...commonParameters, "position", "vesselType", "opening", "ageing", "outcome", "decidedIn", "appliedIn"],
  },
  "job-openings": {
    path: "/dashboard/recruitment/job-openings",
    right: "job-openings:view",
    keys: [...commonParameters, "status", "position", "vesselType"],
  },
  users: { path: "/dashboard/users-management/users", right: "users:write", keys: [...commonParameters, "role"] },
};

/** The permissions for the views of a list are those of the list. */
export const accessByList = {
  oneOf: [...new Set(Object.values(listAddresses).map(({ right }) => right))],
  by: ({ list }: { list: ViewList }) => [listAddresses[list].right],
};

/** Maximum number of views per user and list. */
export const maxViews = 50;

type Named = { id: number; name: string };

/** The view in an address: its id and its name, so that the name is shown without a query. */
export const viewMark = ({ id, name }: Named) => `${id}:${name}`;
export function readViewMark(mark: string): Named | null {
  const [, id, name] = /^([1-9]\d{0,8}):(.{1,60})$/u.exec(mark) ?? [];
  return id && name ? { id: Number(id), name } : null;
}

/** The address of a list without its default view. */
export const withoutViewMark = "all";

/** Build the address of a view, limited to its own list and that list's parameters. */
export function viewHref(list: ViewList, view: Named & { query: Record<string, string> }): string {
  const { path, keys } = listAddresses[list];
  const kept = keys.flatMap((key) => (view.query[key] ? [[key, view.query[key]]] : []));
  return `${path}?${new URLSearchParams([...kept, ["view", viewMark(view)]])}`;
}

/** Return the parameters of an address that a view stores, with a search that is too short for the list as well. */
export const viewParametersOf = (list: ViewList, params: Iterable<[string, string]>): Record<string, string> =>
  Object.fromEntries([...params].filter(([key, value]) => value !== "" && listAddresses[list].keys.includes(key)));
