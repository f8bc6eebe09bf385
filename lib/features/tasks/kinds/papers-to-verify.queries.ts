import { can } from "@/lib/access/actor";
import { unverifiedSince } from "@/lib/features/crew/papers/to-verify.queries";
import { dayIn, type TaskKind } from "../queries";
import { fortnight } from "../rules";

/** Documents of seafarers that need verification. */
export const papersToVerify: TaskKind = {
  key: "papers-to-verify",
  about: "waiting",
  within: fortnight,
  isFor: (actor) => can(actor, "crew:list") && can(actor, "crew:verify-certificate"),
  waiting: ({ db, actor }) => unverifiedSince(db, actor, dayIn),
  href: () => "/dashboard/crew-management/to-verify",
};
