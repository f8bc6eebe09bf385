import { getTranslations } from "next-intl/server";
import { headers } from "next/headers";
import { ReviewFrame } from "@/components/features/manning/approvals/review-frame";
import { Button } from "@/components/ui/layout/button";
import { Link } from "@/components/ui/layout/link";
import { ScreenMessage } from "@/components/ui/layout/screen-message";
import type { UserActor } from "@/lib/access/actor";
import { getReview } from "@/lib/features/manning/approvals/get-review";
import type { Review } from "@/lib/features/manning/approvals/schema";
import { AppError } from "@/lib/platform/errors";
import { callerOf } from "@/lib/platform/transport/caller";

/** What the link names, or null for one that names nothing this person sees. */
async function readReview(user: UserActor, query: Record<string, string>): Promise<Review | null> {
  try {
    return await getReview.execute(callerOf(await headers(), user, "page"), query);
  } catch (error) {
    if (error instanceof AppError && (error.code === "not-found" || error.code === "invalid")) return null;
    throw error;
  }
}

/** The dashboard behind an approval link. */
export async function ReviewPage({
  user,
  query,
  refused,
}: {
  user: UserActor;
  query: Record<string, string>;
  refused?: string | undefined;
}) {
  const [review, t, shell] = await Promise.all([
    readReview(user, query),
    getTranslations("approvals"),
    getTranslations("shell"),
  ]);
  if (review) return <ReviewFrame review={review} refused={refused} />;
  return (
    <ScreenMessage title={t("linkBroken")} text={t("linkBrokenText")}>
      <Button variant="contained" component={Link} href="/dashboard">
        {shell("backHome")}
      </Button>
    </ScreenMessage>
  );
}
