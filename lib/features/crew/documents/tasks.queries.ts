import { can } from "@/lib/access/actor";
import { defaultResponseDays, localDayOf, type TaskKind } from "@/lib/platform/registry/task-kind";
import { unverifiedSince } from "./to-verify.queries";

/** Documents of seafarers that need verification. */
export const documentsToVerify: TaskKind = {
  key: "papers-to-verify",
  about: "waiting",
  isNamed: true,
  within: defaultResponseDays,
  isFor: (actor) => can(actor, "crew:list") && can(actor, "crew:verify-certificate"),
  waiting: ({ db, actor }) => unverifiedSince(db, actor, localDayOf),
  href: () => "/dashboard/crew-management/to-verify",
};
