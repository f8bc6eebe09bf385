import { groups as applicants } from "@/lib/features/applicants/cards";
import { groups as appraisals } from "@/lib/features/appraisals/cards";
import { groups as contracts } from "@/lib/features/contracts/cards";
import { groups as crew } from "@/lib/features/crew/cards";
import { groups as manning } from "@/lib/features/manning/cards";
import { groups as scheduling } from "@/lib/features/scheduling/cards";
import type { CardGroups } from "@/lib/platform/registry/dashboard-card";
import { groups as dashboard } from "./cards";

/** The cards of every noun by group, in their order. A noun defines its own in its cards.ts. */
export const cardSources: readonly CardGroups[] = [
  applicants,
  appraisals,
  contracts,
  crew,
  manning,
  scheduling,
  dashboard,
];
