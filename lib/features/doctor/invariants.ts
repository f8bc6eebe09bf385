import type { Invariant } from "@/db/doctor/invariant";
import { invariants as server } from "@/db/doctor/invariants";
import { invariants as applicants } from "@/lib/features/applicants/invariants";
import { invariants as billing } from "@/lib/features/billing/invariants";
import { invariants as captcha } from "@/lib/features/captcha/invariants";
import { invariants as crewPapers } from "@/lib/features/crew/compliance/invariants";
import { invariants as crew } from "@/lib/features/crew/invariants";
import { invariants as evidence } from "@/lib/features/evidence/invariants";
import { invariants as files } from "@/lib/features/files/invariants";
import { invariants as jobOpenings } from "@/lib/features/job-openings/invariants";
import { invariants as mail } from "@/lib/features/mail/invariants";
import { invariants as manning } from "@/lib/features/manning/invariants";
import { invariants as scheduling } from "@/lib/features/scheduling/invariants";
import { invariants as ujbm } from "@/lib/features/ujbm/invariants";
import { invariants as vessels } from "@/lib/features/vessels/invariants";
import { invariants as workOrders } from "@/lib/features/work-orders/invariants";

/** All invariants: the server's first, then by noun. */
export const invariants: readonly Invariant[] = [
  ...server,
  ...applicants,
  ...billing,
  ...captcha,
  ...crew,
  ...crewPapers,
  ...evidence,
  ...files,
  ...jobOpenings,
  ...mail,
  ...manning,
  ...scheduling,
  ...ujbm,
  ...vessels,
  ...workOrders,
];
