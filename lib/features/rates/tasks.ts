import { rateVersions } from "@/db/schema/rates";
import { can } from "@/lib/access/actor";
import { defaultResponseDays, localDayOf, type TaskKind } from "@/lib/platform/registry/task-kind";
import { awaitsVerificationBy } from "./queries";

/** Drafts of rates entered by another user. */
const ratesToVerify: TaskKind = {
  key: "rates-to-verify",
  about: "waiting",
  within: defaultResponseDays,
  isFor: (actor) => can(actor, "rates:view") && can(actor, "rates:verify"),
  waiting: ({ db, actor }) =>
    db
      .select({ day: localDayOf(rateVersions.updatedAt) })
      .from(rateVersions)
      .where(awaitsVerificationBy(actor)),
  href: () => "/dashboard/payroll-and-contracts/payroll-management?tab=to-verify",
};

export const tasks: readonly TaskKind[] = [ratesToVerify];
