import { rateVersions } from "@/db/schema/rates";
import { can } from "@/lib/access/actor";
import { awaitsVerificationBy } from "@/lib/features/rates/queries";
import { localDayOf, type TaskKind } from "../queries";
import { defaultResponseDays } from "../rules";

/** Drafts of rates entered by another user. */
export const ratesToVerify: TaskKind = {
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
