import { tasks as applicants } from "@/lib/features/applicants/tasks";
import { tasks as appraisals } from "@/lib/features/appraisals/tasks";
import { tasks as billing } from "@/lib/features/billing/tasks";
import { tasks as chandler } from "@/lib/features/chandler/tasks";
import { tasks as crew } from "@/lib/features/crew/tasks";
import { tasks as manning } from "@/lib/features/manning/tasks";
import { tasks as preparation } from "@/lib/features/preparation/tasks";
import { tasks as rates } from "@/lib/features/rates/tasks";
import { tasks as scheduling } from "@/lib/features/scheduling/tasks";
import { tasks as ujbm } from "@/lib/features/ujbm/tasks";
import { tasks as vessels } from "@/lib/features/vessels/tasks";
import { tasks as workOrders } from "@/lib/features/work-orders/tasks";
import type { TaskKind } from "@/lib/platform/registry/task-kind";

/** All kinds of work. A noun defines its own in its tasks.ts. */
export const kinds: readonly TaskKind[] = [
  ...applicants,
  ...appraisals,
  ...billing,
  ...chandler,
  ...crew,
  ...manning,
  ...preparation,
  ...rates,
  ...scheduling,
  ...ujbm,
  ...vessels,
  ...workOrders,
];
