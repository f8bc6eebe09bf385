import { can, type UserActor } from "@/lib/access/actor";
import { landingPageOf } from "@/lib/access/landing-page";
import { canOpen } from "@/lib/access/menu";
import type { Permission } from "@/lib/access/permissions";
import { kinds, type Kind } from "./schema";

const kindPages: Record<Kind, { right: Permission; page: string }> = {
  crew: { right: "crew:view", page: "/dashboard/crew-management/0/details" },
  vessels: { right: "vessels:view", page: "/dashboard/vessel-management/0/details" },
  applicants: { right: "applicants:view", page: "/dashboard/recruitment/applicants-list/0/view" },
  "job-openings": { right: "job-openings:view", page: "/dashboard/recruitment/job-openings" },
  // The vessels of a principal are a list, from which heads are redirected.
  principals: { right: "vessels:view", page: "/dashboard/vessel-management" },
  plans: { right: "manning:view", page: "/dashboard/manning/planning/0/crew" },
  preparations: { right: "preparation:view", page: "/dashboard/manning/onboard-preparation/vessel/0/crews" },
  schedules: { right: "scheduling:view", page: "/dashboard/manning/onboard-scheduling/vessel/0/crews" },
  appraisals: { right: "appraisals:view", page: "/dashboard/appraisal/0/crew" },
  "chandler-requests": { right: "chandler:view", page: "/dashboard/crew-benefit/ship-chandler/vessel/0/details" },
  ujbm: { right: "ujbm:view", page: "/dashboard/crew-benefit/ujbm" },
  "work-orders": { right: "work-orders:view", page: "/dashboard/work-order-and-billings/work-order-overview" },
  contracts: { right: "contracts:view", page: "/dashboard/payroll-and-contracts/contract-management" },
};

/** Return the kinds the user may search: readable, with a page they may open. */
export const kindsOf = (actor: UserActor): Kind[] =>
  kinds.filter((kind) => {
    const { right, page } = kindPages[kind];
    return can(actor, right) && canOpen(actor, page) && landingPageOf(actor, page) === null;
  });

const numberStart = /^[a-z]-\d*$/;

/** Return the start of an employee number, which is shared by many; null for another keyword. */
export const numberStartOf = (keyword: string): string | null =>
  numberStart.test(keyword) ? keyword.toUpperCase() : null;
