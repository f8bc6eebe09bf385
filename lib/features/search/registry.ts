import { searches as applicants } from "@/lib/features/applicants/search";
import { searches as appraisals } from "@/lib/features/appraisals/search";
import { searches as chandler } from "@/lib/features/chandler/search";
import { searches as contracts } from "@/lib/features/contracts/search";
import { searches as crew } from "@/lib/features/crew/search";
import { searches as jobOpenings } from "@/lib/features/job-openings/search";
import { searches as manning } from "@/lib/features/manning/search";
import { searches as preparation } from "@/lib/features/preparation/search";
import { searches as scheduling } from "@/lib/features/scheduling/search";
import { searches as ujbm } from "@/lib/features/ujbm/search";
import { searches as vessels } from "@/lib/features/vessels/search";
import { searches as workOrders } from "@/lib/features/work-orders/search";
import type { SearchKind } from "@/lib/platform/registry/search-kind";

/** All kinds of result. A noun defines its own in its search.ts. */
export const kinds: readonly SearchKind[] = [
  ...applicants,
  ...appraisals,
  ...chandler,
  ...contracts,
  ...crew,
  ...jobOpenings,
  ...manning,
  ...preparation,
  ...scheduling,
  ...ujbm,
  ...vessels,
  ...workOrders,
];
