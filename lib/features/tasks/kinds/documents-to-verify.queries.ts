import { can } from "@/lib/access/actor";
import { unverifiedSince } from "@/lib/features/crew/documents/to-verify.queries";
import { localDayOf, type TaskKind } from "../queries";
import { defaultResponseDays } from "../rules";

/** Documents of seafarers that need verification. */
export const documentsToVerify: TaskKind = {
  key: "papers-to-verify",
  about: "waiting",
  within: defaultResponseDays,
  isFor: (actor) => can(actor, "crew:list") && can(actor, "crew:verify-certificate"),
  waiting: ({ db, actor }) => unverifiedSince(db, actor, localDayOf),
  href: () => "/dashboard/crew-management/to-verify",
};
