import { getTranslations } from "next-intl/server";
import { RemoveSearchParams } from "@/components/features/crew/detail/remove-search-params";
import { parseApprovalLinkParams } from "@/components/features/crew/detail/approval-link-params";
import { ReviewFrame } from "@/components/features/manning/approvals/review-frame";
import { reviewAddress } from "@/components/features/manning/approvals/review-address";
import { Button } from "@/components/ui/layout/button";
import { Link } from "@/components/ui/layout/link";
import { ScreenMessage } from "@/components/ui/layout/screen-message";
import { valueOf, type SearchParams } from "@/components/ui/list/list-state";
import type { UserActor } from "@/lib/access/actor";
import { isAmong } from "@/lib/access/roles";
import { listPlansToApprove } from "@/lib/features/manning/approvals/list-plans-to-approve";
import { orNull } from "@/lib/platform/transport/or-null";
import { load } from "@/lib/platform/transport/page";
import { LinkedAnswer, readReview } from "./linked-answer";

/** The page behind an approval link. */
export async function ReviewPage({ user, params }: { user: UserActor; params: SearchParams }) {
  const { keys, invalidKeys: unknownKeys } = parseApprovalLinkParams(params, null);
  const { vcid, emp, ao, vid, joi } = keys;
  const [review, plans, t, shell] = await Promise.all([
    readReview(user, { vcid, emp, ao, vid, joi }),
    isAmong(user, "principals") ? orNull(load(listPlansToApprove, {})) : null,
    getTranslations("approvals"),
    getTranslations("shell"),
  ]);
  // A principal answers one proposal after the other; those of this vessel come first.
  const others = (plans ?? [])
    .filter((plan) => plan.assignmentOn !== null && plan.assignmentId !== review?.shown.terms.assignmentId)
    .toSorted((one, other) => Number(other.vesselId === vid) - Number(one.vesselId === vid));
  const [next] = others;
  if (review)
    return (
      <>
        {unknownKeys.length > 0 ? <RemoveSearchParams keys={unknownKeys} /> : null}
        <ReviewFrame
          review={review}
          isFromGantt={keys.gantt}
          statusWhenSent={keys.as}
          refusalCode={valueOf(params, "refused") || undefined}
          othersLeft={others.length}
        />
        <LinkedAnswer user={user} keys={keys} review={review} nextHref={next ? reviewAddress(next) : null} />
      </>
    );
  return (
    <ScreenMessage title={t("linkBroken")} text={t("linkBrokenText")}>
      <Button variant="contained" component={Link} href="/dashboard">
        {shell("backHome")}
      </Button>
    </ScreenMessage>
  );
}
