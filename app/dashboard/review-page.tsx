import { getTranslations } from "next-intl/server";
import { RemoveSearchParams } from "@/components/features/crew/detail/remove-search-params";
import { parseApprovalLinkParams } from "@/components/features/crew/detail/approval-link-params";
import { ReviewFrame } from "@/components/features/manning/approvals/review-frame";
import { Button } from "@/components/ui/layout/button";
import { Link } from "@/components/ui/layout/link";
import { ScreenMessage } from "@/components/ui/layout/screen-message";
import { valueOf, type SearchParams } from "@/components/ui/list/list-state";
import type { UserActor } from "@/lib/access/actor";
import { LinkedAnswer, readReview } from "./linked-answer";

/** The page behind an approval link. */
export async function ReviewPage({ user, params }: { user: UserActor; params: SearchParams }) {
  const { keys, invalidKeys: unknownKeys } = parseApprovalLinkParams(params, null);
  const { vcid, emp, ao, vid, joi } = keys;
  const [review, t, shell] = await Promise.all([
    readReview(user, { vcid, emp, ao, vid, joi }),
    getTranslations("approvals"),
    getTranslations("shell"),
  ]);
  if (review)
    return (
      <>
        {unknownKeys.length > 0 ? <RemoveSearchParams keys={unknownKeys} /> : null}
        <ReviewFrame
          review={review}
          isFromGantt={keys.gantt}
          statusWhenSent={keys.as}
          refusalCode={valueOf(params, "refused") || undefined}
        />
        <LinkedAnswer user={user} keys={keys} review={review} />
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
