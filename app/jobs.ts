import type { CronItem, Task } from "graphile-worker";
import { maintenanceSchedule } from "@/db/maintenance-schedule";
import { runForQueuingRequest } from "@/db/queue";
import { jobs as applicants } from "@/lib/features/applicants/jobs";
import { jobs as billing } from "@/lib/features/billing/jobs";
import { jobs as calendars } from "@/lib/features/calendars/jobs";
import { jobs as checks } from "@/lib/features/checks/jobs";
import { jobs as contracts } from "@/lib/features/contracts/jobs";
import { jobs as crew } from "@/lib/features/crew/jobs";
import { jobs as dashboard } from "@/lib/features/dashboard/jobs";
import { jobs as evidence } from "@/lib/features/evidence/jobs";
import { jobs as files } from "@/lib/features/files/jobs";
import { jobs as mail } from "@/lib/features/mail/jobs";
import { jobs as manning } from "@/lib/features/manning/jobs";
import { jobs as notices } from "@/lib/features/notices/jobs";
import { jobs as preparation } from "@/lib/features/preparation/jobs";
import { jobs as scheduling } from "@/lib/features/scheduling/jobs";
import { jobs as status } from "@/lib/features/status/jobs";
import { jobs as suitability } from "@/lib/features/suitability/jobs";
import { jobs as ujbm } from "@/lib/features/ujbm/jobs";
import { jobs as users } from "@/lib/features/users/jobs";
import { jobs as workOrders } from "@/lib/features/work-orders/jobs";
import type { Job } from "@/lib/platform/jobs/define-job";
import { observeJob } from "@/lib/platform/metrics/registry";

/** The jobs of every noun. Each is defined in the noun's jobs.ts. */
export const jobs: readonly Job[] = [
  ...applicants,
  ...billing,
  ...calendars,
  ...checks,
  ...contracts,
  ...crew,
  ...dashboard,
  ...evidence,
  ...files,
  ...mail,
  ...manning,
  ...notices,
  ...preparation,
  ...scheduling,
  ...status,
  ...suitability,
  ...ujbm,
  ...users,
  ...workOrders,
];

/** All tasks of the queue by name. Each runs with the id of its request and its duration is measured. */
export const tasks: Record<string, Task> = Object.fromEntries(
  jobs.map(({ name, task }): [string, Task] => [
    name,
    (payload, helpers) => runForQueuingRequest(payload, (own) => observeJob(name, async () => task(own, helpers))),
  ]),
);

/** Return when jobs run by themselves, in UTC. */
export const schedule = (): CronItem[] => [
  ...maintenanceSchedule(),
  ...jobs.flatMap(({ name, cron }) => (cron ? [{ task: name, match: cron }] : [])),
];
